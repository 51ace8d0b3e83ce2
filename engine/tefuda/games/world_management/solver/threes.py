"""The best groups of three in a hand: form F3.

A group of three with only two cards of its own in the hand is worth one card more than
the group it takes up, one with three is worth two more; the rest of the groups take any
card each. So the question is which numbers of triples and pairs can be had together.
"""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from tefuda.games.world_management.cards.faces import ATTRIBUTE_FIELD, DIRECTIONS, INDEX, JOB_FIELD
from tefuda.games.world_management.solver.sweep import DIGIT, Rows, Tally, sweep, witness

# The first face of each row of each field, and how long the rows are; attributes last
FIELDS = tuple(
    (tuple(INDEX[row[0]] for row in field), len(field[0]))
    for field in (*(((face,),) for face in DIRECTIONS), JOB_FIELD, ATTRIBUTE_FIELD)
)
BEAM = 4  # states of the first try


class Total(NamedTuple):
    """Triples and pairs of several fields together; value as in Tally."""

    triples: int = 0
    value: int = 0
    fields: tuple[Tally, ...] = ()

    def gain(self, groups: int) -> int:
        """By how many cards that many groups hold more than one each."""
        return min(self.value, self.triples + groups, 2 * groups)


class Threes:
    """The groups of three of a hand, its wilds left out."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = counts
        self.cards = sum(counts)

    def cover(self, groups: int, floor: int = 0) -> int:
        """The most cards in that many groups of three and one of a single card.

        If that is less than floor, anything less.
        """
        return min(self.cards, self._best(groups, floor).gain(groups) + groups + 1)

    def _best(self, groups: int, floor: int = 0) -> Total:
        others = [Total()]
        for starts, width in FIELDS[:-1]:
            others = _joined(others, sweep(_sorted(self._rows(starts, width)), width))
        starts, width = FIELDS[-1]
        rows = _sorted(self._rows(starts, width))
        best = _most(_joined(others, sweep(rows, width, beam=BEAM)), groups)
        enough = min(2 * groups, self.cards - groups - 1)
        if best.gain(groups) >= enough:
            return best
        need = max(best.gain(groups) + 1, floor - groups - 1)
        need -= max(total.value for total in others)
        return _most([best, *_joined(others, sweep(rows, width, need))], groups)

    def _rows(self, starts: Iterable[int], width: int) -> dict[int, int]:
        """The rows that hold cards, by their first face."""
        rows = {}
        for start in starts:
            row = 0
            for count in reversed(self.counts[start : start + width]):
                row = row << DIGIT | count
            if row:
                rows[start] = row
        return rows

    def witness(self, groups: int) -> list[tuple[int, list[int]]]:
        """The triples and pairs of a best cover; the other groups take any card."""
        best = self._best(groups)
        parts: list[list[int]] = []
        for (starts, width), tally in zip(FIELDS, best.fields, strict=True):
            parts += witness(self._rows(starts, width), tally)
        parts.sort(key=len, reverse=True)
        return [(3, part) for part in parts[:groups]]


def _sorted(rows: dict[int, int]) -> Rows:
    return tuple(sorted(rows.values()))


def _joined(before: list[Total], field: Sequence[Tally]) -> list[Total]:
    return [
        Total(total.triples + tally.triples, total.value + tally.value, (*total.fields, tally))
        for total in before
        for tally in field
    ]


def _most(totals: list[Total], groups: int) -> Total:
    return max(totals, key=lambda total: total.gain(groups))
