"""The beat of a match: what is seen stands for a while before the next is shown."""

from collections.abc import Iterator

from app.bots.tempo import REST, beat
from app.play.effects import Wait


class Beat:
    """Whether a beat has passed since something was seen."""

    def __init__(self, numbers: Iterator[int]) -> None:
        self._numbers = numbers
        self._number = 0  # of the last `Wait`
        self.rested = True
        self.faster = False  # no beats until the person is to act

    def begin(self, pace: str, beats: float = 1) -> Wait:
        """Something was seen."""
        self.rested = False
        self._number = next(self._numbers)
        return Wait(self._number, round(beat(pace, faster=self.faster) * beats))

    def rest(self, pace: str) -> Wait:
        """A finished round was seen."""
        return self.begin(pace, REST)

    def over(self, number: int) -> bool:
        """The time of a `Wait` is over; whether nothing was seen since it began."""
        if number != self._number:
            return False
        self.rested = True
        return True

    def hurry(self) -> None:
        self.faster = self.rested = True
