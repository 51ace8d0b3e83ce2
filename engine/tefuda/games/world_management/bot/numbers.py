"""Cards as plain numbers and sets of faces as bit masks, for the quick code of the bots.

A card is the number of its face. Groups of three are what matters here: which faces make one
with which others.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from tefuda.games.world_management.cards.faces import (
    COLUMNS,
    DIRECTIONS,
    INDEX,
    NATURALS,
    NEIGHBOURS,
    ROWS,
    WILD,
    mask,
)

Pair = tuple[int, int]

JOKER: Final = INDEX[WILD]
"""The wild's number, the last one."""

ANY: Final = (1 << JOKER) - 1
"""All faces but the wild."""

MANY: Final = mask(DIRECTIONS)
"""The faces with five times as many copies."""


def _runs(face: int) -> Iterator[int]:
    """The pairs that make a run with a face, as masks."""
    row = next((row for row in ROWS if row >> face & 1), 0)
    for pair in (0b11 << face >> 2, 0b101 << face >> 1, 0b11 << face + 1):
        if pair & row == pair and pair.bit_count() == 2:
            yield pair


RUNS: Final = tuple(tuple(_runs(face)) for face in range(len(NATURALS)))
BESIDE: Final = tuple(near & ~(1 << face) for face, near in enumerate(NEIGHBOURS))
"""face → the others that can share a group of three with it."""
COMMON: Final = tuple(
    sum(column & ~(1 << face) for column in COLUMNS if column >> face & 1)
    for face in range(len(NATURALS))
)
"""face → the others of its common groups."""


def _with(pair: int) -> int:
    """The faces that make a run with a pair which lies so beside face 2."""
    return sum(1 << face for face, runs in enumerate(RUNS) if pair << face >> 2 in runs)


AFTER, AMONG, BEFORE = _with(0b11), _with(0b1010), _with(0b11000)
"""The faces that have two neighbours below, one on each side, two above."""


def ends(mask: int) -> Pair:
    """The lowest and the highest face of a mask."""
    return (mask & -mask).bit_length() - 1, mask.bit_length() - 1


def faces_in(counts: Sequence[int]) -> int:
    """The faces there are any of, as a mask."""
    return sum([1 << face for face, number in enumerate(counts) if number])
