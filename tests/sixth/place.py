"""The sixth game: a tree of its own, laid out like ours, that no build of ours ever sees.

Tests add it to the registry by its path; a site with it in is built from a copy of all that is
ours with this laid over it.
"""

from contextlib import AbstractContextManager
from pathlib import Path

from tefuda.core import registry

PLACE = Path(__file__).parent
GAMES = PLACE / "engine" / "tefuda" / "games"
KEY = "plain_tricks"


def added() -> AbstractContextManager[None]:
    """While it lasts there are six games."""
    return registry.extend(GAMES)
