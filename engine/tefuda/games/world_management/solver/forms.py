"""The three forms of a complete hand. A form asks only for sizes."""

from collections.abc import Sequence
from typing import Final

from tefuda.core.cards import Card
from tefuda.games.world_management.cards.faces import INDEX, NATURALS, WILD
from tefuda.games.world_management.cards.groups import is_group

HAND: Final = 28
FORMS: Final = {
    "F1": (9, 9, 5, 5),
    "F2": (5, 5, 5, 5, 5, 3),
    "F3": (3, 3, 3, 3, 3, 3, 3, 3, 3, 1),
}
EASY_FIRST: Final = ("F3", "F2", "F1")
"""The forms by how near a hand usually is."""


def sizes_left(form: str, exposed: Sequence[Sequence[Card]]) -> tuple[int, ...] | None:
    """The sizes a hand must still bring beside its exposed groups; None if they do not fit."""
    left = list(FORMS[form])
    for group in exposed:
        if len(group) not in left or not is_group(group):
            return None
        left.remove(len(group))
    return tuple(left)


def groups_of_three(sizes: Sequence[int]) -> int | None:
    """How many groups the third form still asks for beside its single; None for other forms."""
    return len(sizes) - 1 if 1 in sizes else None


def counted(cards: Sequence[Card]) -> tuple[list[int], int]:
    """How many cards of each natural face there are, and how many wilds."""
    counts, wilds = [0] * len(NATURALS), 0
    for card in cards:
        if card == WILD:
            wilds += 1
        else:
            counts[INDEX[card]] += 1
    return counts, wilds
