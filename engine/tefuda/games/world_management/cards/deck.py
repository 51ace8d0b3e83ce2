"""The 700 cards as a deck, and cards counted by face.

`Counts` are the numbers of cards of each face, in deck order, the wild last: what lies
face up or is still in the stock, hundreds of cards in one small tuple.
"""

from collections.abc import Iterable
from typing import Final

from tefuda.core.cards import Card, Cards, Deck
from tefuda.games.world_management.cards.faces import (
    COPIES,
    DIRECTIONS,
    FACES,
    INDEX,
    NUMBERS,
    PLACES,
    WILD,
)

Counts = tuple[int, ...]

DECK: Final = Deck(COPIES)
ALL: Final = tuple(COPIES.values())
NONE: Final = (0,) * len(FACES)


def plus(counts: Counts, cards: Iterable[Card]) -> Counts:
    """The counts with these cards put to them."""
    more = list(counts)
    for card in cards:
        more[INDEX[card]] += 1
    return tuple(more)


def minus(counts: Counts, cards: Iterable[Card]) -> Counts:
    """The counts with these cards taken away; all must be there."""
    left = list(counts)
    for card in cards:
        left[INDEX[card]] -= 1
        assert left[INDEX[card]] >= 0
    return tuple(left)


def spread(counts: Counts) -> Cards:
    """The cards of the counts, in deck order."""
    return tuple([face for face, number in zip(FACES, counts, strict=True) for _ in range(number)])


def lying(counts: Counts) -> list[Card]:
    """The faces there are any of."""
    return [face for face, number in zip(FACES, counts, strict=True) if number]


def _circle(faces: tuple[str, ...]) -> dict[str, str]:
    return dict(zip(faces, (*faces[1:], faces[0]), strict=True))


_AFTER: Final = _circle(NUMBERS) | _circle(DIRECTIONS) | _circle(PLACES)


def dora_of(turned: Card) -> Card:
    """The face beside the card turned over, in a circle (W16); "" where that is a wild or none."""
    if turned in ("", WILD):
        return ""
    if turned in DIRECTIONS:
        return _AFTER[turned]
    if "-" in turned:
        job, place = turned.split("-")
        return f"{job}-{_AFTER[place]}"
    return turned[:-1] + _AFTER[turned[-1]]
