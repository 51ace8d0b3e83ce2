"""Dealing hands: nature's move, and what a seat hears of it."""

from dataclasses import dataclass

from tefuda.core.cards import Card, Cards, without
from tefuda.core.table import Message, say
from tefuda.core.terms import Event, Moved, Seat


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature deals the hands, seat 0 first; what is left over is the game's to say."""

    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A deal as a seat hears it: its own hand (none for an onlooker), and the size of each."""

    hand: Cards
    size: int


def hears(event: Event, seat: Seat) -> Event:
    """A deal is heard as one's own hand; all else is heard by everybody."""
    if isinstance(event, Moved) and isinstance(event.move, Deal):
        return Dealt(own(event.move.hands, seat), len(event.move.hands[0]))
    return event


def own(hands: tuple[Cards, ...], seat: Seat) -> Cards:
    """The hand that a seat may see; an onlooker sees none."""
    return hands[seat] if seat >= 0 else ()


def less(hands: tuple[Cards, ...], seat: Seat, card: Card) -> tuple[Cards, ...]:
    """The hands after a seat gave a card away."""
    return (*hands[:seat], without(hands[seat], card), *hands[seat + 1 :])


def say_dealt(event: Dealt) -> Message:
    return say("Each hand was dealt {n} cards.", n=event.size)
