"""Moves raced against each other: all are tried in the same worlds, the slow ones drop out.

Differences within a world vary far less than payoffs do, for a good deal is good for every
move. So a move leaves once its mean difference to the leader is more than `SURE` standard
errors (Maron and Moore 1997, "The racing algorithm", with paired samples), and a race is over
when one is left, or when those that are left come to the same.
"""

from collections.abc import Sequence
from math import fsum, sqrt
from typing import Any

from tefuda.ai.player import Line

# SURE, PRIOR and FIRST were compared on 50 decisions with known answers; at equal playouts the
# regret is half of what UCB1 leaves, and a clear decision needs a fraction of them
SURE = 2.5
"""Standard errors behind the leader that put a move out."""

PRIOR = 0.5
"""Added to the variance, over the number of worlds: a few equal results prove nothing yet."""

SAME = 0.01
"""Payoff: moves surely no further apart than this come to the same."""

FIRST, GROWTH = 10, 1.4
"""Worlds before the first look at who drops out, and how much rarer looks become."""


class Arm:
    """A move with its payoff in each world it was tried in.

    `belief` is how much better than it is the one who thinks takes it for, in payoff.
    """

    __slots__ = ("belief", "move", "paid", "sure", "totals")

    def __init__(self, move: Any, belief: float = 0.0) -> None:
        self.move, self.belief = move, belief
        self.paid: list[float] = []
        self.totals: list[float] = []  # after each of them
        self.sure = False

    def add(self, paid: float, *, over: bool = False) -> None:
        """What it paid in one more world, and whether the match was over with it."""
        self.paid.append(paid)
        self.totals.append(self.total + paid)
        self.sure = over and paid == self.paid[0] and (self.sure or len(self.paid) == 1)

    @property
    def total(self) -> float:
        return self.totals[-1] if self.totals else 0.0

    @property
    def bias(self) -> float:
        """Nobody is wrong about a move that always ends the match with the same."""
        return 0.0 if self.sure else self.belief

    @property
    def worth(self) -> float:
        return self.total / len(self.paid) + self.bias if self.paid else self.bias


class Race:
    """The moves still running and those that dropped out."""

    def __init__(self, arms: Sequence[Arm]) -> None:
        assert arms
        self.running, self.out = list(arms), list[Arm]()
        self.even = False  # those that run come to the same
        self._next_look = FIRST

    @property
    def over(self) -> bool:
        return len(self.running) == 1 or self.even

    @property
    def leader(self) -> Arm:
        """The best so far; of equal ones the first."""
        return max(self.running, key=lambda arm: arm.worth)

    def look(self) -> None:
        """After a world in which every running move was tried: let the hopeless drop out."""
        number = len(self.running[0].paid)
        if number < self._next_look:
            return
        self._next_look = int(number * GROWTH) + 1
        leader = self.leader
        gaps = {arm: _gap(leader, arm) for arm in self.running if arm is not leader}
        self.out += [arm for arm, (mean, error) in gaps.items() if mean > SURE * error]
        self.running = [arm for arm in self.running if arm not in self.out]
        left = [gap for arm, gap in gaps.items() if arm in self.running]
        self.even = all(mean + SURE * error < SAME for mean, error in left)

    def lines(self) -> tuple[Line, ...]:
        """The evidence, most tried first, then best first."""
        arms = [arm for arm in (*self.running, *self.out) if arm.paid]
        arms.sort(key=lambda arm: (-len(arm.paid), -arm.worth))
        leader = self.leader
        return tuple(Line(arm.move, len(arm.paid), _told(leader, arm)) for arm in arms)


def _told(leader: Arm, arm: Arm) -> float:
    """The mean payoff; of a move that dropped out the leader's, less the mean difference in the worlds of both.

    The worlds that an early drop-out met may have been better than most.
    """
    number = len(arm.paid)
    gap = (leader.totals[number - 1] - arm.total) / number
    return max(-1.0, min(1.0, leader.total / len(leader.paid) - gap))


def _gap(leader: Arm, arm: Arm) -> tuple[float, float]:
    """How far an arm lies behind, and the standard error of that."""
    number = len(arm.paid)
    gaps = [a - b for a, b in zip(leader.paid, arm.paid, strict=True)]
    mean = fsum(gaps) / number
    variance = fsum([(gap - mean) * (gap - mean) for gap in gaps]) / number
    return mean + leader.bias - arm.bias, sqrt((variance + PRIOR / number) / number)
