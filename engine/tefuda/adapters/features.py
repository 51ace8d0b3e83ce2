"""What a seat knows as a tensor of fixed size, for any game.

First the plain fields of its view and of the records in it, a number each. Then the others, each
in a room of its own, and last what the seat has said and the game has not heard yet: the leaves in reading order, a
tuple within led by its length, then zeros, and at the end how many members there are. A leaf
is a number as it is, a face by its place in the deck counted from 1, or the hash of another
word. What is too long for its room is counted in buckets after all the rooms (the "hashing
trick" of Weinberger et al. 2009), so no length is bounded.

It is quick, for a match changes little from one step to the next, and states share what they
have in common: a field that is as it was keeps its numbers, and one that grew adds to them.
"""

from array import array
from collections.abc import Callable, Iterable, Iterator
from itertools import compress, count
from operator import attrgetter, is_not
from sys import byteorder
from typing import Any, TypeAlias, get_args, get_type_hints
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tefuda.adapters.position import Position
from tefuda.core.cards import Deck
from tefuda.core.game import AnyGame
from tefuda.core.terms import Seat

ROW, TABLE = 128, 512
"""Room for a field of leaves, and for one that holds tuples, in numbers."""

BUCKETS = 256
"""For what is too long for its room."""

LIMIT = 1 << 15
"""No number of a tensor is further from 0."""

SIZE = 2
"""Bytes of a number."""

REMEMBERED = 1 << 12
"""Words, and parts of a field, whose numbers are kept, at the most."""

Tensor: TypeAlias = NDArray[np.int16]
Numbers = bytes
"""`SIZE` bytes for each: nothing joins them quicker."""

Part = tuple[Any, ...]
LEAVES = (int, bool, str)


def number(value: int) -> Numbers:
    """One number; what is too far from 0 is the last that is not."""
    return max(1 - LIMIT, min(LIMIT - 1, value)).to_bytes(SIZE, byteorder, signed=True)


NOTHING = bytes(SIZE * BUCKETS)


def closed(body: Numbers, room: int, members: int) -> Numbers:
    """These numbers, zeros for what is left of the room, and how many members there are."""
    return body.ljust(SIZE * room, b"\0") + members.to_bytes(SIZE, byteorder)


class Codes(dict[Any, Numbers]):
    """Leaves as numbers: faces in deck order, numbers themselves, and a hash of other words."""

    def __init__(self, deck: Deck) -> None:
        faces = enumerate(dict.fromkeys(deck.cards), 1)
        super().__init__({card: number(place) for place, card in faces})

    def __missing__(self, leaf: Any) -> Numbers:
        value = leaf or 0
        if isinstance(leaf, str) and leaf:
            value = LIMIT // 2 + crc32(leaf.encode()) % (LIMIT // 2)
        code = number(value)
        if len(self) < REMEMBERED:
            self[leaf] = code
        return code


class Members(dict[Any, Numbers]):
    """What stands in a field as numbers: a leaf, or a tuple with its length before it."""

    def __init__(self, codes: Codes) -> None:
        super().__init__()
        self._codes = codes

    def __missing__(self, part: Any) -> Numbers:
        if len(self) >= REMEMBERED:
            self.clear()
        row = self._codes[len(part) if isinstance(part, tuple) else part]
        if isinstance(part, tuple):
            row = b"".join((row, *map(self.__getitem__, part)))
        self[part] = row
        return row


class Row:
    """A field of leaves."""

    room = ROW

    def __init__(self, codes: Codes) -> None:
        self._code = codes.__getitem__

    def turn(self, part: Part) -> Numbers:
        """The numbers of what stands there now, more than its room if there are more."""
        return closed(b"".join(map(self._code, part)), ROW, len(part))


class Table:
    """A field whose members are tuples, as it was last seen."""

    room = TABLE

    def __init__(self, codes: Codes) -> None:
        self._member = Members(codes).__getitem__
        self._part: Part = ()
        self._body = b""

    def turn(self, part: Part) -> Numbers:
        """The numbers of what stands there now, more than its room if there are more."""
        known = len(self._part)
        if known and part[:known] == self._part:
            self._body += b"".join(map(self._member, part[known:]))
        else:
            self._body = b"".join(map(self._member, part))
        self._part = part
        return closed(self._body, TABLE, len(part))


class Features:
    """Writes the views of one game as tensors. It remembers: not for several threads."""

    def __init__(self, game: AnyGame) -> None:
        self.view = game.view
        kinds = {path: kind(hint) for path, hint in paths(game.view_type)}
        self._codes = Codes(game.deck)
        self._plain = _getter(path for path, kind in kinds.items() if kind is int)
        self._others = _getter(path for path, kind in kinds.items() if kind is not int)
        rooms = [*(kind for kind in kinds.values() if kind is not int), Row]
        self._fields: list[Row | Table] = [room(self._codes) for room in rooms]
        self._parts: tuple[Part, ...] = ((),) * len(rooms)
        self._rows = [field.turn(()) for field in self._fields]
        in_rooms = sum(field.room + 1 for field in self._fields)
        self.size = [*kinds.values()].count(int) + in_rooms + BUCKETS

    def write(self, position: Position, seat: Seat) -> Tensor:
        """All that a seat knows."""
        view, rows, before = self.view(position.state, seat), self._rows, self._parts
        own = position.own(seat) if position.said or position.held else ()
        self._parts = parts = (*self._others(view), own)
        for place in compress(count(), map(is_not, parts, before)):
            if parts[place] != before[place]:
                rows[place] = self._fields[place].turn(parts[place])
        plain = b"".join(map(self._codes.__getitem__, self._plain(view)))
        numbers = bytearray().join((plain, *rows, NOTHING))
        if len(numbers) > SIZE * self.size:
            numbers = bytearray().join((plain, *self._in_rooms()))
        return np.frombuffer(numbers, np.int16)

    def _in_rooms(self) -> Iterable[Numbers]:
        """The fields, each cut to its room, and how much was cut off."""
        cut: list[Numbers] = []
        for field, row in zip(self._fields, self._rows, strict=True):
            room, rest = SIZE * field.room, len(row) - SIZE
            yield row[:room] + row[rest:]
            cut.append(row[room:rest])
        yield counts(cut)


def counts(rests: Iterable[Numbers]) -> Numbers:
    """How many of these numbers there are, by bucket of the field, the place and the number."""
    buckets = array("h", NOTHING)
    for field, rest in enumerate(rests):
        for place, value in enumerate(array("h", rest)):
            buckets[hash((field, place, value)) % BUCKETS] += 1
    return buckets.tobytes()


def paths(record: type, path: str = "") -> Iterator[tuple[str, Any]]:
    """The fields of a record and of those within it, by dotted path, with their types."""
    for name, hint in get_type_hints(record).items():
        if get_args(hint) or hint in LEAVES:
            yield path + name, hint
        else:
            yield from paths(hint, f"{path}{name}.")


def kind(hint: Any) -> type:
    """How a field of that type is written: as one number, or in a room for leaves or tuples."""
    if hint in LEAVES:
        return int
    return Row if all(kind in (*LEAVES, ...) for kind in get_args(hint)) else Table


def _getter(paths: Iterable[str]) -> Callable[[Any], Part]:
    """Reads fields by path, always as a tuple."""
    wanted = tuple(paths)
    if len(wanted) < 2:
        return lambda view: tuple(attrgetter(path)(view) for path in wanted)
    return attrgetter(*wanted)
