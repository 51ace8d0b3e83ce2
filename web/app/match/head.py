"""What a match goes by: its id, its title, when it began, and what was agreed."""

from typing import NamedTuple

from app.match import setup as setups
from app.match.history import FORMAT
from app.match.setup import Setup
from tefuda.core.foreign import check_line
from tefuda.core.terms import BadText

MOST_LETTERS = 100  # of a title


class Head(NamedTuple):
    """All of a save but what happened."""

    match_id: str
    title: str
    created: str  # ISO 8601, UTC
    setup: Setup
    format: int = FORMAT  # in which it was begun


def admitted(head: Head) -> Head:
    """One that comes from elsewhere; `BadText` where its title, names or seed cannot stand here."""
    if len(head.title) > MOST_LETTERS:
        raise BadText(f"a title has at most {MOST_LETTERS} letters")
    check_line(head.title, "a title")
    setups.admitted(head.setup)
    return head
