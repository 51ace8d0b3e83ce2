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

    Lines are made once a move: a long match has thousands.
    """

    def __init__(self, match: Match, viewer: Seat) -> None:
        self._match, self._viewer = match, viewer
        self._known: list[tuple[Step, tuple[Message, ...]]] = []

    def lines(self, start: int = 0) -> tuple[LogLine, ...]:
        """What was heard from move number `start` (from 0) on."""
        self._follow()
        pairs = enumerate(self._known[start:], start + 1)
        return tuple(LogLine(number, message) for number, (_, said) in pairs for message in said)

    def said(self, number: int) -> tuple[Message, ...]:
        """What was heard of move number `number` (from 0)."""
        self._follow()
        return self._known[number][1]

    def _follow(self) -> None:
        """Forget the moves that are no more, hear those that are new."""
        steps, known = self._match.steps, self._known
        same = min(len(steps), len(known))
        while same and known[same - 1][0] is not steps[same - 1]:
            same -= 1
        del known[same:]
        for number, step in enumerate(steps[same:], same):
            known.append((step, self._say(number)))

    def _say(self, number: int) -> tuple[Message, ...]:
        """A move and all that followed from it, in words."""
        game, viewer = self._match.game, self._viewer
        told = heard(game, self._match.events(number), viewer)
        return tuple(message for event in told if (message := game.say(event, viewer)))
