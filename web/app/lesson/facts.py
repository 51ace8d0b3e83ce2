"""What a seat has heard between two moves, as lines that a lesson's patterns are held against."""

from fnmatch import fnmatchcase

from app.lesson.lesson import Patterns
from app.match.hearing import heard
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.terms import Event, Moved, Seat


def facts(match: Match, start: int, end: int, seat: Seat) -> frozenset[str]:
    """Of every event from move `start` to before move `end`: its name, its tags, a move's text.

    Each stands by itself, and once more after "me" or "other" where the event has a seat.
    """
    told = (
        event
        for number in range(start, end)
        for event in heard(match.game, match.events(number), seat)
    )
    return frozenset(line for event in told for line in _lines(event, seat))


def _lines(event: Event, seat: Seat) -> list[str]:
    names = [type(event).__name__, *event.tags()]
    if isinstance(event, Moved):
        names.append(text(event.move))
    mover = getattr(event, "seat", None)
    if mover is None:
        return names
    who = "me" if mover == seat else "other"
    return [*names, *(f"{who} {name}" for name in names)]


def keeps(line: str, patterns: Patterns) -> bool:
    """Whether a line fits one of the patterns."""
    return any(fnmatchcase(line, pattern) for pattern in patterns)


def have(lines: frozenset[str], happened: Patterns, never: Patterns) -> bool:
    """Whether all of the first are among the lines, and none of the second."""
    if any(keeps(line, never) for line in lines):
        return False
    return all(any(fnmatchcase(line, pattern) for line in lines) for pattern in happened)
