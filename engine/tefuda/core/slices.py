"""Work that may take long, in slices: a generator tells how far it is and returns what came of it.

A page goes on with it between two frames; everybody else does all of it at once.
"""

from collections.abc import Generator
from typing import NamedTuple, TypeVar

T = TypeVar("T")


class Progress(NamedTuple):
    """How many moves of all are done."""

    done: int
    all: int


Slices = Generator[Progress, None, T]


def at_once(work: Slices[T]) -> T:
    """All of it now."""
    while True:
        try:
            next(work)
        except StopIteration as end:
            result: T = end.value
            return result
