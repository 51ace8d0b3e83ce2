"""What happens at a table of Hyper Maker, as facts."""

from collections.abc import Sequence
from dataclasses import dataclass

from tefuda.core.terms import Event, Moved, Seat
from tefuda.games.hyper_maker.rules.state import Move, State, Trick
from tefuda.games.hyper_maker.rules.turns import apply


@dataclass(frozen=True, slots=True)
class TrickEnded(Event):
    """A trick was judged."""

    trick: Trick

    def tags(self) -> tuple[str, ...]:
        if not self.trick.follow:
            return ("no follow",)
        if self.trick.winner < 0:
            return ("master wins",)
        return ("tie broken",) if self.trick.tied else ("trick won",)


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """A game of the match is over; totals so far by seat."""

    number: int  # from 1
    totals: tuple[int, ...]


def events(state: State, move: Move, seat: Seat) -> Sequence[Event]:
    happened: list[Event] = [Moved(seat, move)]
    after = apply(state, move, seat)
    past = after.past
    if len(past.tricks) > len(state.past.tricks):
        happened.append(TrickEnded(past.tricks[-1]))
        if not after.stock:
            happened.append(GameEnded(past.dealt, past.scores))
    return happened
