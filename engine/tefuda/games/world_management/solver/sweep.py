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


class Split(NamedTuple):
    """How a row's cards in a column part: some open runs, the others are left to the column."""

    row: int
    runs: int
    rest: int
    kept: int  # cards left to the column
    triples: int
    value: int


class Tally(NamedTuple):
    """Some triples and pairs; value counts 2 for a triple and 1 for a pair."""

    triples: int
    value: int
    before: "Tally | None" = None  # the sweep until the column before
    splits: "tuple[Split, ...]" = ()  # in this column


class Crossing(NamedTuple):
    """A way to pass a column; rest is the rows of the next."""

    rest: Rows
    splits: tuple[Split, ...]
    triples: int
    value: int


@lru_cache(maxsize=1 << 14)
def _splits(row: int) -> tuple[Split, ...]:
    here, rest = row & LOW, row >> DIGIT
    one, two = rest & LOW, rest >> DIGIT & LOW
    splits = []
    for runs in range(min(here, max(one, two)) + 1):
        ones, twos = min(runs, one), min(runs, two)
        left = rest - ones - (twos << DIGIT)
        splits.append(Split(row, runs, left, here - runs, min(ones, twos), ones + twos))
    return tuple(splits)


def _crossings(rows: Rows) -> list[Crossing]:
    rests: list[int] = []
    kept: list[int] = []
    choices: dict[int, int] = {}
    for row in rows:
        splits = _splits(row)
        if len(splits) == 1:
            rests.append(splits[0].rest)
            kept.append(splits[0].kept)
        else:
            choices[row] = choices.get(row, 0) + 1
    ways: list[tuple[Split, ...]] = [()]
    for row, times in choices.items():
        some = list(combinations_with_replacement(_splits(row), times))
        ways = [way + more for way in ways for more in some]
    return [_crossing(rests, kept, way) for way in ways]


def _crossing(rests: list[int], kept: list[int], way: tuple[Split, ...]) -> Crossing:
    if way:
        rests = rests + [split.rest for split in way]
        kept = kept + [split.kept for split in way]
    left = tuple(sorted(filter(None, kept)))
    triples = column_triples(left)
    value = 2 * triples + (sum(left) - 3 * triples) // 2
    for split in way:
        triples += split.triples
        value += split.value
    return Crossing(tuple(sorted(filter(None, rests))), way, triples, value)


@lru_cache(maxsize=1 << 14)
def _cards(row: int) -> int:
    return sum(row >> shift & LOW for shift in range(0, row.bit_length(), DIGIT))


def room(rows: Rows) -> int:
    """A bound on the value of what lies there."""
    return 2 * sum(map(_cards, rows)) // 3


@lru_cache(maxsize=1 << 10)
def sweep(rows: Rows, width: int, need: int = 0, beam: int | None = None) -> Sequence[Tally]:
    """What can be had from one field; none of the results beats another in both numbers.

    Only what is worth as much as needed; with a beam only what comes of so many states.
    """
    states = {rows: [Tally(0, 0)]}
    for _ in range(width):
        following: dict[Rows, list[Tally]] = {}
        for _, state, before in _hopeful(states, need)[:beam]:
            for crossing in _crossings(state):
                after = following.setdefault(crossing.rest, [])
                for tally in before:
                    _add(after, tally, crossing)
        states = following
    return tuple([tally for tally in states.get((), ()) if tally.value >= need])


def _hopeful(states: dict[Rows, list[Tally]], need: int) -> list[tuple[int, Rows, list[Tally]]]:
    """The states that may come to what is needed, those that may come to most first."""
    hopeful = []
    for state, before in states.items():
        more = room(state)
        kept = [tally for tally in before if tally.value + more >= need]
        if kept:
            hopeful.append((max(tally.value for tally in kept) + more, state, kept))
    hopeful.sort(key=lambda entry: -entry[0])
    return hopeful


def _add(tallies: list[Tally], before: Tally, crossing: Crossing) -> None:
    triples, value = before.triples + crossing.triples, before.value + crossing.value
    for other in tallies:
        if other.triples >= triples and other.value >= value:
            return
    tallies[:] = [other for other in tallies if other.triples > triples or other.value > value]
    tallies.append(Tally(triples, value, before, crossing.splits))


def witness(rows: dict[int, int], tally: Tally) -> list[list[int]]:
    """The triples and pairs the sweep found, by going over it again with the rows by name."""
    chain: list[Tally] = []
    at: Tally | None = tally
    while at is not None:
        chain.append(at)
        at = at.before
    parts: list[list[int]] = []
    for column, done in enumerate(chain[-2::-1]):
        splits = list(done.splits)
        kept = {}
        for start, row in rows.items():
            split = next((split for split in splits if split.row == row), _splits(row)[0])
            if split in splits:
                splits.remove(split)
            kept[start + column] = split.kept
            rows[start] = split.rest
            parts += _runs(start + column, row, split.runs)
        parts += column_groups(kept)
    return parts


def _runs(face: int, row: int, runs: int) -> list[list[int]]:
    one, two = row >> DIGIT & LOW, row >> 2 * DIGIT & LOW
    return [[face] + [face + 1] * (run < one) + [face + 2] * (run < two) for run in range(runs)]
