"""Tables of thieves for tests, from the texts of a record."""

from collections.abc import Sequence

from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.table import Table
from tefuda.games.thieves import GAME
from tefuda.games.thieves.rules.state import State, View

FOUR = (
    "thieves R / B / Y / G",
    "parent 0",
    "deal R1 R3 B4 K-2 G2 / B1 B2 Y2 K-3 R4 / Y1 Y3 G4 K-4 B3 / G1 G3 R2 Y4 K-3",
)
HIDDEN = ("hide R1", "hide B1", "hide Y1", "hide G1")
"""After it the thieves stand G R B Y, and seat 0 is to act."""

THREE = (
    "remove G",
    "thieves R / B / Y",
    "parent 0",
    "deal R1 R2 B1 Y1 K-2 / B2 B3 Y2 R3 K-3 / Y3 Y4 R4 B4 K-3",
)
HIDDEN_OF_THREE = ("hide R1", "hide B2", "hide Y3")
"""After it the thieves stand Y R B, and seat 0 is to act."""


def match(players: int, lines: Sequence[str], first_treasure: str = "every_turn") -> Match:
    """A match after these moves, each of the first seat that is to act."""
    found = Match(find("thieves"), players, {"first_treasure": first_treasure}, "test")
    for line in lines:
        found.play_text(found.turn.seats[0], line)
    return found


def four(*lines: str) -> Match:
    """Four players, dealt `FOUR`, after the moves of `lines`."""
    return match(4, (*FOUR, *lines))


def three(*lines: str) -> Match:
    """Three players, dealt `THREE`, after the moves of `lines`."""
    return match(3, (*THREE, *lines))


def seen(found: Match, seat: int) -> View:
    """What a seat knows."""
    return GAME.view(found.state, seat)


def state(found: Match) -> State:
    """The truth, with its type."""
    truth: State = found.state
    return truth


def table(found: Match, seat: int) -> Table:
    choices = found.choices(seat) if seat in found.turn.seats and seat >= 0 else None
    return GAME.table(seen(found, seat), choices)


def hidden_first(state: State, colour: str) -> str:
    """The first treasure of a thief."""
    return next(thief.loot[0].card for thief in state.thieves if thief.colour == colour)
