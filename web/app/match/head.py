"""What a match goes by: its id, its title, when it began, and what was agreed."""

from typing import NamedTuple

from app.match.setup import Setup


class Head(NamedTuple):
    """All of a save but what happened."""

    match_id: str
    title: str
    created: str  # ISO 8601, UTC
    setup: Setup
