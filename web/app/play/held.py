"""A move that was made before the coach had thought: it waits a moment for what the coach says."""

from collections.abc import Iterator

from app.match.moment import Moment
from app.play.effects import Effects, Stop, Wait

LOOK = 900
"""Milliseconds after which the coach shall say what has been found."""

ANSWER = 1500
"""Milliseconds after that in which the answer may come; then the move is made without."""


class Held:
    """At most one move, at the point of the match where it was made."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers
        self._kept: tuple[Moment, object] | None = None
        self._number = 0  # of its `Wait`
        self._asked = False  # the coach shall answer now

    def hold(self, moment: Moment, move: object) -> Effects:
        """It waits; one that is made twice waits no longer for that."""
        if self._kept == (moment, move):
            return []
        self._kept, self._asked = (moment, move), False
        return [self._wait(LOOK)]

    def move(self, moment: Moment) -> object | None:
        """What waits at this point."""
        return self._kept[1] if self._kept and self._kept[0] == moment else None

    def over(self, number: int) -> bool:
        """The time of a `Wait` is over; whether it was the one that a move waits for."""
        return self._kept is not None and number == self._number

    def hasten(self) -> Effects:
        """The coach shall answer; nothing if that was said before."""
        if self._asked:
            return []
        self._asked = True
        return [Stop(), self._wait(ANSWER)]

    def release(self) -> None:
        self._kept = None

    def _wait(self, ms: int) -> Wait:
        self._number = next(self._numbers)
        return Wait(self._number, ms)
