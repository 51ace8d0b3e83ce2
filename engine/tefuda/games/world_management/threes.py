"""The best groups of three in a hand: form F3.

A group of three with only two cards of its own in the hand is worth one card more than
the group it takes up, one with three is worth two more; the rest of the groups take any
card each. So the question is which numbers of triples and pairs can be had together.

Each field is swept column by column. What the rows keep to the right is all the sweep
remembers, and rows that keep the same are the same, so the states stay few. A run is
opened at its first card and takes a card of each face it meets: only that run can use
that place of it, so nothing is lost. What a column has left, columns.py counts at once.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tefuda.games.world_management.columns import column_groups, column_triples
from tefuda.games.world_management.faces import ATTRIBUTE_FIELD, DIRECTIONS, INDEX, JOB_FIELD

DIGIT = 6  # bits for one count: more than any hand holds
LOW = (1 << DIGIT) - 1

Rows = tuple[int, ...]  # ascending, without zeros; a row's counts, its first column lowest
Fields = tuple[tuple[int, ...], ...]
FIELDS: Fields = tuple(
    tuple(INDEX[row[0]] for row in field)  # the first face of each row
    for field in (ATTRIBUTE_FIELD, JOB_FIELD, *(((face,),) for face in DIRECTIONS))
)
WIDTHS = (9, 5, 1, 1, 1, 1)


class Option(NamedTuple):
    """What a row may do in a column: open runs, and what that comes to."""

    row: int
    runs: int
    rest: int
    kept: int  # cards left to the column
    triples: int
    value: int


class Packed(NamedTuple):
    """Some triples and pairs; value counts 2 for a triple and 1 for a pair."""

    triples: int
    value: int
    before: "Packed | None" = None  # the sweep until the column before
    opened: "tuple[Option, ...]" = ()  # in this column


class Step(NamedTuple):
    """A way to pass a column; rest is the rows of the next."""

    rest: Rows
    opened: tuple[Option, ...]
    triples: int
    value: int


@lru_cache(maxsize=1 << 14)
def _options(row: int) -> tuple[Option, ...]:
    here, rest = row & LOW, row >> DIGIT
    one, two = rest & LOW, rest >> DIGIT & LOW
    found = []
    for runs in range(min(here, max(one, two)) + 1):
        ones, twos = min(runs, one), min(runs, two)
        left = rest - ones - (twos << DIGIT)
        found.append(Option(row, runs, left, here - runs, min(ones, twos), ones + twos))
    return tuple(found)


def _steps(rows: Rows) -> list[Step]:
    rests: list[int] = []
    kept: list[int] = []
    choices: dict[int, int] = {}
    for row in rows:
        options = _options(row)
        if len(options) == 1:
            rests.append(options[0].rest)
            kept.append(options[0].kept)
        else:
            choices[row] = choices.get(row, 0) + 1
    ways: list[tuple[Option, ...]] = [()]
    for row, times in choices.items():
        some = list(combinations_with_replacement(_options(row), times))
        ways = [way + more for way in ways for more in some]
    return [_step(rests, kept, way) for way in ways]


def _step(rests: list[int], kept: list[int], way: tuple[Option, ...]) -> Step:
    if way:
        rests = rests + [option.rest for option in way]
        kept = kept + [option.kept for option in way]
    left = tuple(sorted(filter(None, kept)))
    triples = column_triples(left)
    value = 2 * triples + (sum(left) - 3 * triples) // 2
    for option in way:
        triples += option.triples
        value += option.value
    return Step(tuple(sorted(filter(None, rests))), way, triples, value)


def _sweep(rows: Rows, width: int) -> list[Packed]:
    """What can be had from one field; none of the results beats another in both numbers."""
    states = {rows: [Packed(0, 0)]}
    for _ in range(width):
        following: dict[Rows, list[Packed]] = {}
        for state, before in states.items():
            for step in _steps(state):
                found = following.setdefault(step.rest, [])
                for packed in before:
                    _add(found, packed, step)
        states = following
    return states[()]


def _add(found: list[Packed], before: Packed, step: Step) -> None:
    triples, value = before.triples + step.triples, before.value + step.value
    for other in found:
        if other.triples >= triples and other.value >= value:
            return
    found[:] = [other for other in found if other.triples > triples or other.value > value]
    found.append(Packed(triples, value, before, step.opened))


class Threes:
    """The groups of three of a hand, its wilds left out."""

    def __init__(self, counts: Sequence[int]) -> None:
        self.counts = counts
        self.cards = sum(counts)
        self.found = [(0, 0, tuple[Packed, ...]())]
        for starts, width in zip(FIELDS, WIDTHS, strict=True):
            self._join(_sweep(tuple(sorted(self._rows(starts, width).values())), width))

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

    def _join(self, field: list[Packed]) -> None:
        self.found = [
            (triples + packed.triples, value + packed.value, (*fields, packed))
            for triples, value, fields in self.found
            for packed in field
        ]

    def cover(self, groups: int) -> int:
        """The most cards in that many groups of three and one of a single card."""
        gain = max(_gain(triples, value, groups) for triples, value, _ in self.found)
        return min(self.cards, gain + groups + 1)

    def witness(self, groups: int) -> list[tuple[int, list[int]]]:
        """The triples and pairs of a best cover; the other groups take any card."""
        best = max(self.found, key=lambda found: _gain(found[0], found[1], groups))
        parts: list[list[int]] = []
        for starts, width, packed in zip(FIELDS, WIDTHS, best[2], strict=True):
            parts += _parts(self._rows(starts, width), packed)
        parts.sort(key=len, reverse=True)
        return [(3, part) for part in parts[:groups]]


def _gain(triples: int, value: int, groups: int) -> int:
    if triples >= groups:
        return 2 * groups
    return 2 * triples + min(value - 2 * triples, groups - triples)


def _parts(rows: dict[int, int], packed: Packed) -> list[list[int]]:
    """The triples and pairs the sweep found, by going over it again with the rows by name."""
    chain: list[Packed] = []
    at: Packed | None = packed
    while at is not None:
        chain.append(at)
        at = at.before
    parts: list[list[int]] = []
    for column, done in enumerate(chain[-2::-1]):
        opened = list(done.opened)
        kept = {}
        for start, row in rows.items():
            option = next((option for option in opened if option.row == row), _options(row)[0])
            if option in opened:
                opened.remove(option)
            kept[start + column] = option.kept
            rows[start] = option.rest
            parts += _runs(start + column, row, option.runs)
        parts += column_groups(kept)
    return parts


def _runs(face: int, row: int, runs: int) -> list[list[int]]:
    one, two = row >> DIGIT & LOW, row >> 2 * DIGIT & LOW
    return [[face] + [face + 1] * (run < one) + [face + 2] * (run < two) for run in range(runs)]
