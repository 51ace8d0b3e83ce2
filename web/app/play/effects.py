"""What a session asks of the world: it is told, and `page.py` does it."""

from typing import NamedTuple

from app.bots.request import Request
from app.match.setup import Setup
from app.saves.preferences import Settings


class Write(NamedTuple):
    """Keep an entry, before anything else is done."""

    entry: str


class Stop(NamedTuple):
    """Whoever thinks shall answer now with what has been found; often nobody wants it."""


class Wait(NamedTuple):
    """Call `tick(number)` after so many milliseconds."""

    number: int
    ms: int


class Keep(NamedTuple):
    """Keep the settings on the device."""

    settings: Settings


class Begin(NamedTuple):
    """Start a match and go there, after the moves that `entries` write."""

    setup: Setup
    entries: tuple[str, ...] = ()


class Leave(NamedTuple):
    """Go to the lobby."""


Effect = Write | Request | Stop | Wait | Keep | Begin | Leave
Effects = list[Effect]
