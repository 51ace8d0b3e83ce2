"""Laying out a hand in a form, so that fewest cards are missing. Exact."""

from collections.abc import Sequence
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.games.world_management.cards.faces import INDEX, NATURALS, WILD
from tefuda.games.world_management.solver.forms import counted, groups_of_three, sizes_left
from tefuda.games.world_management.solver.packing import Packing
from tefuda.games.world_management.solver.threes import Threes


class Part(NamedTuple):
    """A group of a form as far as the hand goes."""

    size: int
    cards: Cards

    @property
    def lacking(self) -> int:
        return self.size - len(self.cards)


class Layout(NamedTuple):
    """A hand laid out, larger groups first."""

    parts: tuple[Part, ...]
    loose: Cards  # cards of the hand in none of them

    @property
    def missing(self) -> int:
        return sum(part.lacking for part in self.parts)


Laid = list[tuple[int, list[Card]]]  # sizes, each with the cards laid there so far


def lay_out_as(
    form: str, cards: Sequence[Card], exposed: Sequence[Sequence[Card]] = ()
) -> Layout | None:
    """The cards of the hand, however many, in a form.

    None if the exposed groups do not fit it.
    """
    sizes = sizes_left(form, exposed)
    return None if sizes is None else lay_out(cards, sizes)


def lay_out(cards: Sequence[Card], sizes: Sequence[int]) -> Layout:
    """The cards in groups of these sizes."""
    counts, wilds = counted(cards)
    laid = [(size, [NATURALS[face] for face in part]) for size, part in _witness(counts, sizes)]
    laid += [(size, []) for size in _unused(sizes, laid)]
    return _filled(laid, _rest(counts, laid) + [WILD] * wilds)


def _witness(counts: list[int], sizes: Sequence[int]) -> list[tuple[int, list[int]]]:
    """Groups of a best cover, by the numbers of their faces."""
    threes = groups_of_three(sizes)
    if threes is not None:
        return Threes(counts).witness(threes)
    packing = Packing(counts, sizes)
    packing.cover()
    return packing.witness()


def _unused(sizes: Sequence[int], laid: Laid) -> list[int]:
    unused = list(sizes)
    for size, _ in laid:
        unused.remove(size)
    return unused


def _rest(counts: list[int], laid: Laid) -> list[Card]:
    left = list(counts)
    for _, part in laid:
        for card in part:
            left[INDEX[card]] -= 1
    return [NATURALS[face] for face, count in enumerate(left) for _ in range(count)]


def _filled(laid: Laid, rest: list[Card]) -> Layout:
    """Empty groups get a card each; then wilds go where least is missing."""
    for _, part in sorted(laid, key=lambda group: group[0]):
        if not part and rest and rest[0] != WILD:
            part.append(rest.pop(0))
    for size, part in sorted(laid, key=lambda group: (group[0] - len(group[1]), -group[0])):
        while len(part) < size and rest and rest[-1] == WILD:
            part.append(rest.pop())
    parts = [Part(size, tuple(part)) for size, part in laid]
    return Layout(tuple(sorted(parts, key=lambda part: -part.size)), tuple(rest))
