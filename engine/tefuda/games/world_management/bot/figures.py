"""What a playout comes to, and the same counted in a hand (番) that was played."""

from collections.abc import Sequence

from tefuda.core.chance import Rng
from tefuda.core.compact import Figures
from tefuda.core.terms import Seat
from tefuda.games.world_management.bot.playout import BETWEEN, Run, winner
from tefuda.games.world_management.bot.race import is_race
from tefuda.games.world_management.rules.state import State


class Counting(Run):
    """A hand under way whose draws are counted."""

    __slots__ = ("draws",)

    def __init__(self, state: State, rng: Rng) -> None:
        super().__init__(state, rng)
        self.draws = 0

    def turn(self, seat: Seat, drawn: int, thrown: int) -> None:
        self.draws += 1
        super().turn(seat, drawn, thrown)


def figures(state: State, rng: Rng) -> Figures:
    """Where being fast is enough; with more points to wait for, greedy players wait otherwise."""
    if state.phase in (*BETWEEN, "dora") or not is_race(state.setup):
        return {}
    run = Counting(state, rng)
    seat = winner(run, state)
    points = run.points_of(run.racers[seat]) if seat >= 0 else 0
    return {"draws": run.draws, "points": points, "declared": seat >= 0}


def counted(states: Sequence[State]) -> Figures:
    """The last state is the next hand's, or the match's end."""
    result = states[-1].past.results[-1]
    points = sum(states[-1].past.scores) - sum(states[0].past.scores)
    draws = sum(state.phase == "discard" for state in states[1:])
    return {"draws": draws, "points": points, "declared": result.winner >= 0}
