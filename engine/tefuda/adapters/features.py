"""What a seat knows as a tensor of fixed size, for any game.

First the plain numbers of its view, then a block for each other field, hashed counts (the
"hashing trick" of Weinberger et al. 2009): each leaf of the field is counted in the bucket of
its value and in the bucket of its value and place. So a hand shows its faces, a row of seats
shows who has what, and no length is bounded. Last comes a block for what the seat has said
and the game has not heard yet.
"""

from functools import cache
from itertools import compress
from typing import Any, TypeAlias, get_type_hints
from zlib import crc32

import numpy as np
from numpy.typing import NDArray

from tefuda.adapters.position import Position
from tefuda.core.game import AnyGame, Seat
from tefuda.core.registry import find

BUCKETS = 256
"""Buckets of a block."""

LIMIT = 1 << 15
"""No value of a tensor is further from 0."""

REMEMBERED = 1 << 12
"""Parts of views whose cells are kept, at the most, by place."""

Tensor: TypeAlias = NDArray[np.float32]
Cells = list[int]


class Place:
    """A place in a view: which cells of the tensor what stands there is counted in."""

    __slots__ = ("first", "inner", "known", "path")

    def __init__(self, path: tuple[int, ...], first: int) -> None:
        self.path, self.first = path, first
        self.inner: list[Place] = []
        self.known: dict[Any, Cells] = {}

    def cells(self, part: Any) -> Cells:
        """The cells of all leaves of a part."""
        if len(self.known) >= REMEMBERED:
            self.known = {}
        found = self._of_tuple(part) if isinstance(part, tuple) else self._of_leaf(part)
        self.known[part] = found
        return found

    def _of_tuple(self, parts: tuple[Any, ...]) -> Cells:
        inner = self.inner
        while len(inner) < len(parts):
            inner.append(Place((*self.path, len(inner)), self.first))
        found: Cells = []
        for place, part in zip(inner, parts, strict=False):
            known = place.known.get(part)
            found += place.cells(part) if known is None else known
        return found

    def _of_leaf(self, leaf: Any) -> Cells:
        return [self.first + bucket(path, leaf) for path in (self.path[:1], self.path)]


def bucket(path: tuple[int, ...], leaf: object) -> int:
    """The bucket of a leaf; the same in every process."""
    return crc32(repr((path, leaf)).encode()) % BUCKETS


class Features:
    """Writes the views of one game as tensors."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        hints = get_type_hints(game.view_type).values()
        self._plain = [hint in (int, float, bool) for hint in hints] + [False]
        self._hashed = [not plain for plain in self._plain]
        self.numbers = sum(self._plain)
        self.size = self.numbers + BUCKETS * sum(self._hashed)
        self._places = [
            Place((number,), self.numbers + BUCKETS * number) for number in range(sum(self._hashed))
        ]

    def write(self, position: Position, seat: Seat) -> Tensor:
        """All that a seat knows."""
        parts = (*self.game.view(position.state, seat), position.own(seat))
        cells: Cells = []
        for place, part in zip(self._places, compress(parts, self._hashed), strict=True):
            known = place.known.get(part)
            cells += place.cells(part) if known is None else known
        counts = np.bincount(np.array(cells, np.intp), minlength=self.size)
        found: Tensor = counts.astype(np.float32)
        found[: self.numbers] = list(compress(parts, self._plain))
        return found


@cache
def features_of(key: str) -> Features:
    """A game's features, with what they remember."""
    return Features(find(key))
