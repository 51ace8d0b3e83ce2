"""The log of a match as one seat hears it."""

from typing import NamedTuple

from app.match.hearing import heard
from tefuda.core.match import Match, Step
from tefuda.core.table import Message
from tefuda.core.terms import Seat


class LogLine(NamedTuple):
    """One line of the log, oldest first; `step` is the move's number in the match."""

    step: int
    message: Message


class Log:
    """Lines for every move of a match; moves taken back disappear from it.

    A move's lines are made once, and when they are asked for: a long match has hundreds.
    """

    def __init__(self, match: Match, viewer: Seat) -> None:
        self._match, self._viewer = match, viewer
        self._known: dict[int, tuple[Step, tuple[Message, ...]]] = {}  # by the move's number

    def lines(self, start: int = 0) -> tuple[LogLine, ...]:
        """What was heard from move number `start` (from 0) on."""
        numbers = range(start, len(self._match.steps))
        return tuple(
            LogLine(number + 1, message) for number in numbers for message in self.said(number)
        )

    def said(self, number: int) -> tuple[Message, ...]:
        """What was heard of move number `number` (from 0)."""
        step, known = self._match.steps[number], self._known.get(number)
        if known is None or known[0] is not step:
            known = self._known[number] = step, self._say(number)
        return known[1]

    def _say(self, number: int) -> tuple[Message, ...]:
        """A move and all that followed from it, in words."""
        game, viewer = self._match.game, self._viewer
        told = heard(game, self._match.events(number), viewer)
        return tuple(message for event in told if (message := game.say(event, viewer)))
