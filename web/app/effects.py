"""What a session asks of the world: it is told, and `page.py` does it."""

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
    only: str = ""  # the move, where there is but one
    patient: bool = False  # wait for a worker however long it takes to start


class Stop(NamedTuple):
    """Whoever thinks shall answer now with what has been found; often nobody wants it."""


class Wait(NamedTuple):
    """Call `tick(number)` after so many milliseconds; a later `Wait` replaces it."""

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


Effect = Write | Question | Stop | Wait | Keep | Begin | Leave
Effects = list[Effect]
