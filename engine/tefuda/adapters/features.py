"""What a seat knows as a tensor of fixed size, for any game.

First the plain fields of its view, a number each. Then a row for each field that is a list of numbers or
faces: each leaf as a number, a face by its place in the deck counted from 1, then zeros, and
at the end how many there are. Then a block for each other field, hashed counts (the "hashing
trick" of Weinberger et al. 2009): each leaf is counted in the bucket of its value and in the
bucket of its value and place, so no length is bounded. Then a block for what was too long for
its row, and last one for what the seat has said and the game has not heard yet.

It is quick, for a match changes little from one step to the next, and states share what they
have in common: a field that is the same object as before keeps its numbers, and a block whose
field grew counts what is new.
"""

from array import array
from collections.abc import Callable, Iterable
from itertools import zip_longest
from operator import itemgetter
from typing import Any, TypeAlias, get_args, get_origin, get_type_hints
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tefuda.adapters.position import Position
from tefuda.core.cards import Deck
from tefuda.core.game import AnyGame, Seat

WIDTH = 32
"""Leaves of a row."""

BUCKETS = 256
"""Buckets of a block."""

LIMIT = 1 << 15
"""No value of a tensor is further from 0."""

REMEMBERED = 1 << 12
"""Parts of a field that are kept, at the most."""

Tensor: TypeAlias = NDArray[np.int16]
Numbers: TypeAlias = "array[int]"
Cells = tuple[tuple[int, int], ...]

EMPTY: Numbers = array("h", bytes(2 * BUCKETS))

REST: list[Numbers] = [array("h", [*([0] * (WIDTH - n)), n]) for n in range(WIDTH + 1)]
"""What follows so many leaves in a row."""


def bucket(path: tuple[int, ...], leaf: object, number: int = BUCKETS) -> int:
    """The bucket of a leaf; the same in every process."""
    return crc32(repr((path, leaf)).encode()) % number


PLACES = [bucket((), place) for place in range(1 << 12)]
"""Turns the bucket of a value into that of a value at a place of a list."""


class Codes(dict[Any, int]):
    """Leaves as numbers: faces in deck order, numbers themselves, and buckets of other words."""

    def __init__(self, deck: Deck) -> None:
        super().__init__({card: place for place, card in enumerate(dict.fromkeys(deck.cards), 1)})

    def __missing__(self, leaf: Any) -> int:
        if isinstance(leaf, int):
            found = max(-LIMIT, min(LIMIT - 1, leaf))
        else:
            found = LIMIT // 2 + bucket((), leaf, LIMIT // 2) if leaf else 0
        if len(self) < REMEMBERED:
            self[leaf] = found
        return found


class Part(dict[Any, Cells]):
    """A place within a block's members: the buckets of what has stood there."""

    def __init__(self, path: tuple[int, ...]) -> None:
        super().__init__()
        self.path = path
        self.inner: list[Part] = []

    def __missing__(self, part: Any) -> Cells:
        if len(self) >= REMEMBERED:
            self.clear()
        leaf = not isinstance(part, tuple)
        found = self[part] = (self._of_leaf(part),) if leaf else self._of_tuple(part)
        return found

    def _of_leaf(self, leaf: Any) -> tuple[int, int]:
        """One for the value and one for the value and place, which `PLACES` completes."""
        return divmod(bucket(self.path, leaf, BUCKETS * BUCKETS), BUCKETS)

    def _of_tuple(self, parts: tuple[Any, ...]) -> Cells:
        inner = self.inner
        while len(inner) < len(parts):
            inner.append(Part((*self.path, len(inner))))
        found: list[tuple[int, int]] = []
        for place, part in zip(inner, parts, strict=False):
            found += place[part]
        return tuple(found)


class Block:
    """Hashed counts of a field, as it was last seen."""

    def __init__(self, number: int) -> None:
        self.members = Part((number,))
        self.part: tuple[Any, ...] = ()
        self.numbers = EMPTY

    def turn(self, part: Any) -> Numbers:
        """The numbers of what stands there now."""
        if not isinstance(part, tuple):
            part = (part,)
        before, found = self.part, self.numbers[:]
        for old, new, place in zip_longest(before, part, PLACES[: max(len(before), len(part))]):
            if old is not new and old != new:
                self._count(found, old, place, -1)
                self._count(found, new, place, 1)
        self.part, self.numbers = part, found
        return found

    def _count(self, found: Numbers, member: Any, place: int, times: int) -> None:
        if member is not None:
            for value, mark in self.members[member]:
                found[value] += times
                found[mark ^ place] += times


class Row:
    """A field of leaves, one number each."""

    def __init__(self, codes: Codes, number: int) -> None:
        self.codes = codes
        self.rest = Block(number)

    def turn(self, part: tuple[Any, ...]) -> Numbers:
        """The numbers of what stands there now."""
        number = len(part)
        if number > WIDTH or self.rest.part:
            self.rest.turn(part[WIDTH:])
            part, number = part[:WIDTH], min(number, WIDTH)
        found = array("h", map(self.codes.__getitem__, part))
        found += REST[number]
        return found


class Features:
    """Writes the views of one game as tensors. It remembers: not for several threads."""

    def __init__(self, game: AnyGame) -> None:
        self.view = game.view
        kinds = [kind(hint) for hint in get_type_hints(game.view_type).values()]
        order = [[n for n, one in enumerate(kinds) if one == asked] for asked in (int, Row, Block)]
        plain, rows, blocks = order
        self._codes = codes = Codes(game.deck)
        self._plain, self._others = _getter(plain), _getter([*rows, *blocks])
        self._rows = [Row(codes, number) for number in rows]
        self._fields: list[Row | Block] = [
            *self._rows,
            *(Block(number) for number in [*blocks, len(kinds)]),
        ]
        self._parts: list[Any] = [None] * len(self._fields)
        # by field, then what was too long
        self._found = [row.turn(()) for row in self._rows] + [EMPTY] * (len(blocks) + 2)
        self.numbers = len(plain)
        self.size = self.numbers + sum(map(len, self._found))

    def write(self, position: Position, seat: Seat) -> Tensor:
        """All that a seat knows."""
        view, parts, found = self.view(position.state, seat), self._parts, self._found
        own = position.own(seat) if position.said or position.held else ()
        for number, part in enumerate((*self._others(view), own)):
            if part is not parts[number]:
                parts[number] = part
                found[number] = self._fields[number].turn(part)
        found[-1] = self._too_long()
        plain = array("h", map(self._codes.__getitem__, self._plain(view)))
        return np.frombuffer(bytearray().join((plain, *found)), np.int16)

    def _too_long(self) -> Numbers:
        found = EMPTY
        for row in self._rows:
            if row.rest.part:
                found = array("h", map(int.__add__, found, row.rest.numbers))
        return found


def kind(hint: Any) -> type:
    """How a field of that type is written: as one number, as a row, or as a block."""
    if hint in (int, bool, str):
        return int
    of = get_args(hint)
    flat = get_origin(hint) is tuple and of[1:] == (...,) and of[0] in (int, bool, str)
    return Row if flat else Block


def _getter(numbers: Iterable[int]) -> Callable[[Any], tuple[Any, ...]]:
    """Reads fields by number, always as a tuple."""
    found = tuple(numbers)
    if len(found) < 2:
        return lambda view: tuple(view[number] for number in found)
    return itemgetter(*found)
