"""Hands on the screen: one's own, card by card, and how many cards the others hold."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from tefuda.core.cards import Card
from tefuda.core.table import CardFace, Reason, Zone, say
from tefuda.core.terms import Choices, Seat

M = TypeVar("M")


def hand(seat: Seat, faces: Iterable[CardFace]) -> Zone | None:
    """The viewer's own hand; an onlooker has none."""
    if seat < 0:
        return None
    return Zone("hand", "hand", say("Your hand"), tuple(faces), seat=seat)


def playable(
    cards: Iterable[Card],
    choices: Choices[M] | None,
    move: Callable[[Card], M],
    why_not: Callable[[M], Reason],
) -> Iterator[CardFace]:
    """The cards of a hand. In the viewer's turn those that may not be played are dim and say why.

    `move` makes the move of a card, `why_not` gives the reason why it is not among `choices`.
    """
    for card in cards:
        if choices is None or move(card) in choices:
            yield CardFace(card)
        else:
            yield CardFace(card, ("dim",), why_not(move(card)))


def held(seat: Seat, size: int) -> Zone:
    """How many cards a player holds."""
    return Zone(f"cards {seat}", "stock", say("Cards in hand"), size=size, seat=seat)
