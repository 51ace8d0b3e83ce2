"""The log of a match as one seat hears it."""

from typing import NamedTuple

from app.match.hearing import heard
from tefuda.core.match import Match, Step
from tefuda.core.table import Message
from tefuda.core.terms import Seat


class LogLine(NamedTuple):
    """One line of the log, oldest first."""

    step: int  # the move's number in the match
    message: Message
    tags: tuple[str, ...] = ()  # what it tells of: the event's kind, and what that says of itself


Told = tuple[Message, tuple[str, ...]]


class Log:
    """Lines for every move of a match; moves taken back disappear from it.

    A move's lines are made once, and when they are asked for: a long match has hundreds.
    """

    def __init__(self, match: Match, viewer: Seat) -> None:
        self._match, self._viewer = match, viewer
        self._known: dict[int, tuple[Step, tuple[Told, ...]]] = {}  # by the move's number

    def lines(self, start: int = 0) -> tuple[LogLine, ...]:
        """What was heard from move number `start` (from 0) on."""
        numbers = range(start, len(self._match.steps))
        return tuple(LogLine(number + 1, *told) for number in numbers for told in self.said(number))

    def said(self, number: int) -> tuple[Told, ...]:
        """What was heard of move number `number` (from 0), each with its tags."""
        step, known = self._match.steps[number], self._known.get(number)
        if known is None or known[0] is not step:
            known = self._known[number] = step, self._say(number)
        return known[1]

    def _say(self, number: int) -> tuple[Told, ...]:
        """A move and all that followed from it, in words."""
        game, viewer = self._match.game, self._viewer
        told = heard(game, self._match.events(number), viewer)
        return tuple(
            (message, (type(event).__name__, *event.tags()))
            for event in told
            if (message := game.say(event, viewer))
        )
