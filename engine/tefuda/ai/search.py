"""Search over imagined worlds: each one is dealt from the view, a move tried in it, played out.

Which move comes next is UCB1 (Auer, Cesa-Bianchi and Fischer 2002) at the root alone; what
follows is the game's playout policy, which in games of this kind matters more than a tree.
"""

import math
from collections.abc import Iterator, Sequence
from typing import Any

from tefuda.ai.player import Line, Thought
from tefuda.core.chance import Rng
from tefuda.core.game import AnyGame, Choices

SLICE = 8
"""Playouts between two thoughts."""


class _Arm:
    """A move at the root: how often it was tried and what it paid in all."""

    __slots__ = ("move", "paid", "visits")

    def __init__(self, move: Any) -> None:
        self.move, self.visits, self.paid = move, 0, 0.0

    @property
    def worth(self) -> float:
        return self.paid / self.visits if self.visits else 0.0


class RootSearch:
    """UCB over the moves the game proposes, a fresh world a playout, `iterations` at the most."""

    def __init__(self, iterations: int, explore: float = 0.5) -> None:
        assert iterations > 0
        self.iterations, self.explore = iterations, explore

    def think(self, game: AnyGame, view: Any, choices: Choices[Any], rng: Rng) -> Iterator[Thought]:
        arms = [_Arm(move) for move in game.advice.propose(view, choices, rng)]
        if len(arms) == 1:
            yield Thought(arms[0].move)
            return
        for number in range(self.iterations):
            arm = self._next(arms, number)
            world = game.imagine(view, rng)
            paid = game.advice.playout(game.apply(world, arm.move, view.seat), rng)
            arm.visits += 1
            arm.paid += paid[view.seat]
            if number % SLICE == SLICE - 1:
                yield _thought(arms, number + 1)
        yield _thought(arms, self.iterations)

    def _next(self, arms: Sequence[_Arm], tried: int) -> _Arm:
        """The arm whose payoff may be highest; each is tried once first."""
        if tried < len(arms):
            return arms[tried]
        log = math.log(tried)
        return max(arms, key=lambda arm: arm.worth + self.explore * math.sqrt(log / arm.visits))


def _thought(arms: Sequence[_Arm], iterations: int) -> Thought:
    """The most tried move, with the evidence on all."""
    best = sorted((arm for arm in arms if arm.visits), key=lambda arm: (-arm.visits, -arm.worth))
    lines = tuple(Line(arm.move, arm.visits, arm.worth) for arm in best)
    return Thought(best[0].move, lines, iterations)
