"""Who draws next, how many cards, and how many turns a hand (番) has."""

from typing import Final

from tefuda.core.terms import Seat
from tefuda.games.world_management.rules.state import State, View

DEALT: Final = 30
FIRST: Final = {3: (5, 7), 4: (3, 5)}
"""players → cards drawn and cards discarded on turn 1 (W24)."""
LATER: Final = (5, 5)
TURNS: Final = {3: 35, 4: 25}


def exchange(state: State | View) -> tuple[int, int]:
    """Cards drawn and discarded in the running turn."""
    return exchange_on(state.now.turn, state.setup.players)


def exchange_on(turn: int, players: int) -> tuple[int, int]:
    """Cards drawn and discarded on a turn of that number."""
    return FIRST[players] if turn == 1 else LATER


def next_turner(state: State) -> Seat:
    """Who draws next."""
    return (
        state.past.dealer if state.now.turn == 0 else (state.now.turner + 1) % state.setup.players
    )


def next_turn(state: State) -> int:
    """The number of the turn in which the next seat draws."""
    return state.now.turn + (next_turner(state) == state.past.dealer)
