"""Tricks on the screen: who played what, whose card is awaited, how many were taken."""

from collections.abc import Iterable, Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.table import CardFace, Message, Who, Zone, say
from tefuda.core.terms import Seat


def order(leader: Seat, players: int) -> list[Seat]:
    """The seats in playing order."""
    return [(leader + turn) % players for turn in range(players)]


def note(seat: Seat) -> Message:
    """A player's name under a card."""
    return say("{who}", who=Who(seat))


def place(card: Card, seat: Seat, *marks: str) -> CardFace:
    """A player's card, or with "" the place where it will lie."""
    return CardFace(card, marks if card else ("empty",), note=note(seat), seat=seat)


def places(plays: Cards, seats: Sequence[Seat]) -> list[CardFace]:
    """The cards played so far, then the awaited ones; `seats` in playing order."""
    awaited = ("",) * (len(seats) - len(plays))
    return [place(card, seat) for card, seat in zip((*plays, *awaited), seats, strict=True)]


def trick(faces: Iterable[CardFace]) -> Zone:
    """A trick in the middle of the table."""
    return Zone("trick", "trick", say("Trick"), tuple(faces))


def taken(seat: Seat, number: int) -> Zone:
    """The tricks a player has taken."""
    return Zone(f"won {seat}", "pile", say("Tricks won"), size=number, seat=seat)
