"""A new match that goes on from a point of another."""

from app.match.head import Head
from app.match.history import written
from app.play.effects import Begin
from tefuda.core.match import Match


def branched(head: Head, match: Match, at: int) -> Begin:
    """As the match stood after `at` moves."""
    entries = tuple(written(step) for step in match.steps[:at])
    return Begin(head.setup.taken_up(head.match_id, at), entries)
