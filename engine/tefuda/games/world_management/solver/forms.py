"""The three forms of a complete hand, and how well a hand fits them.

A form asks only for sizes. What wilds do not have to stand for is the cover: the most
cards of the hand that fit into the form's groups together.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from tefuda.games.world_management.cards.faces import INDEX, NATURALS, WILD
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.solver.packing import Packing
from tefuda.games.world_management.solver.threes import Threes

HAND: Final = 28
FORMS: Final = {
    "F1": (9, 9, 5, 5),
    "F2": (5, 5, 5, 5, 5, 3),
    "F3": (3, 3, 3, 3, 3, 3, 3, 3, 3, 1),
}

Cards = Sequence[str]


class Part(NamedTuple):
    """A group of a form as far as the hand goes."""

    size: int
    cards: tuple[str, ...]

    @property
    def lacking(self) -> int:
        return self.size - len(self.cards)


class Fit(NamedTuple):
    parts: tuple[Part, ...]
    loose: tuple[str, ...]  # cards of the hand in none of them

    @property
    def missing(self) -> int:
        return sum(part.lacking for part in self.parts)


def sizes_left(form: str, exposed: Sequence[Cards]) -> tuple[int, ...] | None:
    """The sizes a hand must still bring beside its exposed groups; None if they do not fit."""
    left = list(FORMS[form])
    for group in exposed:
        if len(group) not in left or not is_group(group):
            return None
        left.remove(len(group))
    return tuple(left)


class Question:
    """A hand and the sizes it shall be laid out in."""

    def __init__(self, cards: Cards, sizes: Sequence[int]) -> None:
        self.sizes = sizes
        self.wilds = sum(card == WILD for card in cards)
        self.counts = [0] * len(NATURALS)
        for card in cards:
            if card != WILD:
                self.counts[INDEX[card]] += 1
        self.threes = len(sizes) - 1 if 1 in sizes else None  # how many groups of F3

    def missing(self, most: int = HAND) -> int:
        """Fewest wilds to put in place of cards; if more than most, anything above it."""
        room = sum(self.sizes) - self.wilds
        if self.threes is None:
            return max(0, room - Packing(self.counts, self.sizes).cover(room - most))
        return max(0, room - Threes(self.counts).cover(self.threes, room - most))

    def fit(self) -> Fit:
        """The cards laid out so that fewest are missing."""
        found = [(size, [NATURALS[face] for face in part]) for size, part in self._witness()]
        parts = found + [(size, []) for size in self._unused([size for size, _ in found])]
        return _filled(parts, self._rest(parts))

    def _witness(self) -> list[tuple[int, list[int]]]:
        if self.threes is not None:
            return Threes(self.counts).witness(self.threes)
        packing = Packing(self.counts, self.sizes)
        packing.cover()
        return packing.witness()

    def _unused(self, used: list[int]) -> list[int]:
        unused = list(self.sizes)
        for size in used:
            unused.remove(size)
        return unused

    def _rest(self, parts: list[tuple[int, list[str]]]) -> list[str]:
        left = list(self.counts)
        for _, part in parts:
            for card in part:
                left[INDEX[card]] -= 1
        rest = [NATURALS[face] for face, count in enumerate(left) for _ in range(count)]
        return rest + [WILD] * self.wilds


def _filled(parts: list[tuple[int, list[str]]], rest: list[str]) -> Fit:
    """Empty groups get a card each; then wilds go where least is missing."""
    for _, part in sorted(parts, key=lambda part: part[0]):
        if not part and rest and rest[0] != WILD:
            part.append(rest.pop(0))
    for size, part in sorted(parts, key=lambda part: (part[0] - len(part[1]), -part[0])):
        while len(part) < size and rest and rest[-1] == WILD:
            part.append(rest.pop())
    laid = tuple(Part(size, tuple(part)) for size, part in parts)
    return Fit(tuple(sorted(laid, key=lambda part: -part.size)), tuple(rest))
