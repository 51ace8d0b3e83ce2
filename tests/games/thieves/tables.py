"""Tables of thieves for tests, from the texts of a record."""

from collections.abc import Sequence

from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.table import Table, Zone
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


def match_after(players: int, lines: Sequence[str], first_treasure: str = "every_turn") -> Match:
    """A match after these moves, each of the first seat that is to act."""
    match = Match(find("thieves"), players, {"first_treasure": first_treasure}, "test")
    for line in lines:
        match.play_text(match.turn.seats[0], line)
    return match


def four(*lines: str) -> Match:
    """Four players, dealt `FOUR`, after the moves of `lines`."""
    return match_after(4, (*FOUR, *lines))


def three(*lines: str) -> Match:
    """Three players, dealt `THREE`, after the moves of `lines`."""
    return match_after(3, (*THREE, *lines))


def seen(match: Match, seat: int) -> View:
    """What a seat knows."""
    return GAME.view(match.state, seat)


def state(match: Match) -> State:
    """The truth, with its type."""
    truth: State = match.state
    return truth


def table(match: Match, seat: int) -> Table:
    choices = match.choices(seat) if seat in match.turn.seats and seat >= 0 else None
    return GAME.table(seen(match, seat), choices)


def zone(match: Match, seat: int, name: str) -> Zone:
    """A place as a seat sees it."""
    shown = table(match, seat)
    zones = [*shown.centre, *(place for panel in shown.panels for place in panel.zones)]
    return next(place for place in zones if place.name == name)


def second_turn(deal: str, *lines: str) -> Match:
    """Four players in a turn without a first treasure, dealt `deal`, after the moves of `lines`."""
    homes = ("home", "home", "home")
    return match_after(4, (*FOUR, *HIDDEN, *homes, deal, *lines), "first_turn_only")


def hidden_first(state: State, colour: str) -> str:
    """The first treasure of a thief."""
    return next(thief.loot[0].card for thief in state.thieves if thief.colour == colour)
