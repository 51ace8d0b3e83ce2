"""What a session asks of the world: it is told, and `main.py` does it."""

from typing import Any, NamedTuple

from app.scene import Settings
from app.setup import Setup
from tefuda.core.game import Seat


class Write(NamedTuple):
    """Keep an entry, before anything else is done."""

    entry: str


class Question(NamedTuple):
    """What a bot is given: a view, never a state, a record or a seed."""

    number: int  # of the question, to know the answer by
    key: str  # the game
    seat: Seat
    view: Any  # as JSON data, by `core.plain`
    level: str
    rng_key: str
    ms: int  # to think


class Wait(NamedTuple):
    """Call `tick(number)` after so many milliseconds; a later `Wait` replaces it."""

    number: int
    ms: int


class Keep(NamedTuple):
    """Keep the settings on the device."""

    settings: Settings


class Begin(NamedTuple):
    """Start a match and go there."""

    setup: Setup


class Leave(NamedTuple):
    """Go to the lobby."""


Effect = Write | Question | Wait | Keep | Begin | Leave
Effects = list[Effect]
