"""The triples and pairs one field of a hand comes to: all attributes, or all jobs.

The field is swept column by column. What the rows keep to the right is all the sweep
remembers, and rows that keep the same are the same, so the states stay few. A run is
opened at its first card and takes a card of each face it meets: only that run can use
that place of it, so nothing is lost. What a column has left, columns.py counts at once.
"""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from tefuda.games.world_management.solver.columns import column_groups, column_triples

DIGIT = 6  # bits for one count: more than any hand holds
LOW = (1 << DIGIT) - 1

Rows = tuple[int, ...]  # ascending, without zeros; a row's counts, its first column lowest


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


@lru_cache(maxsize=1 << 14)
def _cards(row: int) -> int:
    return sum(row >> shift & LOW for shift in range(0, row.bit_length(), DIGIT))


def room(rows: Rows) -> int:
    """A bound on the value of what lies there."""
    return 2 * sum(map(_cards, rows)) // 3


@lru_cache(maxsize=1 << 10)
def sweep(rows: Rows, width: int, need: int = 0, beam: int | None = None) -> Sequence[Packed]:
    """What can be had from one field; none of the results beats another in both numbers.

    Only what is worth as much as needed; with a beam only what comes of so many states.
    """
    states = {rows: [Packed(0, 0)]}
    for _ in range(width):
        following: dict[Rows, list[Packed]] = {}
        for _, state, before in _hopeful(states, need)[:beam]:
            for step in _steps(state):
                found = following.setdefault(step.rest, [])
                for packed in before:
                    _add(found, packed, step)
        states = following
    return tuple([packed for packed in states.get((), ()) if packed.value >= need])


def _hopeful(states: dict[Rows, list[Packed]], need: int) -> list[tuple[int, Rows, list[Packed]]]:
    """The states that may come to what is needed, those that may come to most first."""
    found = []
    for state, before in states.items():
        more = room(state)
        kept = [packed for packed in before if packed.value + more >= need]
        if kept:
            found.append((max(packed.value for packed in kept) + more, state, kept))
    found.sort(key=lambda each: -each[0])
    return found


def _add(found: list[Packed], before: Packed, step: Step) -> None:
    triples, value = before.triples + step.triples, before.value + step.value
    for other in found:
        if other.triples >= triples and other.value >= value:
            return
    found[:] = [other for other in found if other.triples > triples or other.value > value]
    found.append(Packed(triples, value, before, step.opened))


def parts(rows: dict[int, int], packed: Packed) -> list[list[int]]:
    """The triples and pairs the sweep found, by going over it again with the rows by name."""
    chain: list[Packed] = []
    at: Packed | None = packed
    while at is not None:
        chain.append(at)
        at = at.before
    found: list[list[int]] = []
    for column, done in enumerate(chain[-2::-1]):
        opened = list(done.opened)
        kept = {}
        for start, row in rows.items():
            option = next((option for option in opened if option.row == row), _options(row)[0])
            if option in opened:
                opened.remove(option)
            kept[start + column] = option.kept
            rows[start] = option.rest
            found += _runs(start + column, row, option.runs)
        found += column_groups(kept)
    return found


def _runs(face: int, row: int, runs: int) -> list[list[int]]:
    one, two = row >> DIGIT & LOW, row >> 2 * DIGIT & LOW
    return [[face] + [face + 1] * (run < one) + [face + 2] * (run < two) for run in range(runs)]
