"""Advice of one who knows the rules and nothing else: what a game has before it has its own."""

from collections.abc import Sequence
from typing import Generic, Protocol, TypeVar

from tefuda.core.chance import Quick, Rng, shuffled
from tefuda.core.terms import Choices, Payoffs, Seat, Seen, Turn

S = TypeVar("S")
M = TypeVar("M")
V_contra = TypeVar("V_contra", bound=Seen, contravariant=True)

MOST = 40
"""Moves proposed at the most."""

WORLDS = 6
"""Worlds in which a quick move is tried."""

HORIZON = 300
"""Moves of a playout; a longer match is paid as it stands then."""


class Rules(Protocol[S, M, V_contra]):
    """What of a game a beginner has to know; every `core.game.Game` has it."""

    def turn(self, state: S) -> Turn: ...
    def choices(self, state: S, seat: Seat) -> Choices[M]: ...
    def apply(self, state: S, move: M, seat: Seat) -> S: ...
    def payoffs(self, state: S) -> Payoffs: ...
    def imagine(self, view: V_contra, rng: Rng) -> S: ...


class Beginner(Generic[S, M, V_contra]):
    """Advice as `core.advice.Advice` wants it: any move may be good, so one plays on and sees."""

    def __init__(self, rules: Rules[S, M, V_contra]) -> None:
        self.rules = rules

    def propose(self, view: V_contra, choices: Choices[M], rng: Rng) -> Sequence[M]:
        """All moves where they are few, else so many drawn; none is likelier than another."""
        if choices.count() <= MOST:
            return shuffled(list(choices), rng)
        return list(dict.fromkeys(choices.sample(rng) for _ in range(MOST)))

    def greedy(self, view: V_contra, choices: Choices[M], rng: Rng) -> M:
        """The move that paid best in a few worlds, each played on alike after every move."""
        moves = self.propose(view, choices, rng)
        paid = [0.0] * len(moves)
        for _ in range(WORLDS if len(moves) > 1 else 0):
            world, luck = self.rules.imagine(view, rng), rng.below(1 << 30)
            for place, move in enumerate(moves):
                after = self.rules.apply(world, move, view.seat)
                paid[place] += self.playout(after, Quick(luck))[view.seat]
        return moves[paid.index(max(paid))]

    def playout(self, state: S, rng: Rng) -> Payoffs:
        """Payoffs after moves at random, to the end or the horizon."""
        for _ in range(HORIZON):
            seats = self.rules.turn(state).seats
            if not seats:
                break
            move = self.rules.choices(state, seats[0]).sample(rng)
            state = self.rules.apply(state, move, seats[0])
        return self.rules.payoffs(state)
