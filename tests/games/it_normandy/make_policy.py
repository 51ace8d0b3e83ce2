"""Looks for better weights of `tefuda.games.it_normandy.bot.policy` by self-play.

`python3 -m tests.games.it_normandy.make_policy 2` climbs from the weights of the last round (0 and
1 are the rounds before it) and prints what it found. From the last round back: what a round
ends in is what its successor promises, so `make_promises` comes between.
"""

import sys
from dataclasses import fields, replace
from math import sqrt
from typing import Any, NamedTuple

from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay
from tefuda.games.it_normandy.bot.policy import POLICIES, AreaGains, Policy
from tefuda.games.it_normandy.bot.strengths import Hope
from tests.games.it_normandy.make_promises import dealt, some_run

TRIES = 2000
FIRST, SECOND = 200, 1200
"""Deals of a first look at a change, and of the second that decides."""

WEIGHTS = [one.name for one in fields(Policy) if one.init]


class Lead(NamedTuple):
    """A mean payoff over the other's, and its standard error."""

    mean: float
    error: float


def deal(over: int, rng: Rng) -> Run:
    """Any start of the round after so many."""
    scores = [rng.below(16) - 4 for _ in range(2)] if over else [0, 0]
    carried = [rng.below(6) for _ in range(2)] if over else [0, 0]
    return dealt(some_run(), over, scores, carried, rng)


def both_ways(run: Run, one: Policy, other: Policy, luck: int) -> float:
    """What the first policy is paid over the second, mean of both seats."""
    first = SelfPlay(run.copy(), Stream(luck), (one, other)).finish()
    second = SelfPlay(run.copy(), Stream(luck), (other, one)).finish()
    return (first[0] - first[1] + second[1] - second[0]) / 2


def lead(one: Policy, other: Policy, over: int, deals: int, seed: int) -> Lead:
    """How far a policy leads another in one round, on duplicate deals."""
    rng = Stream(seed)
    found = [both_ways(deal(over, rng), one, other, rng.below(1 << 30)) for _ in range(deals)]
    mean = sum(found) / deals
    return Lead(mean, sqrt(sum((one - mean) ** 2 for one in found)) / deals)


def moved(weight: Any, rng: Rng) -> Any:
    """A weight, or one of several, a little different."""
    if isinstance(weight, (AreaGains, Hope)):
        name = weight._fields[rng.below(len(weight))]
        return weight._replace(**{name: moved(getattr(weight, name), rng)})
    if isinstance(weight, int):
        return weight + rng.below(5) - 2
    step = (rng.below(2001) - 1000) / 1000
    return round(weight + step * max(0.2, abs(weight)) / 2, 3)


def changed(policy: Policy, rng: Rng) -> Policy:
    """One to four weights moved."""
    names = {WEIGHTS[rng.below(len(WEIGHTS))] for _ in range(1 + rng.below(4))}
    return replace(policy, **{name: moved(getattr(policy, name), rng) for name in sorted(names)})


def climb(best: Policy, over: int, tries: int) -> Policy:
    """What leads its predecessor twice takes its place."""
    rng = Stream(over)
    for _ in range(tries):
        other, seed = changed(best, rng), rng.below(1 << 30)
        first = lead(other, best, over, FIRST, seed)
        if first.mean > first.error:
            second = lead(other, best, over, SECOND, seed + 1)
            best = other if second.mean > 1.5 * second.error else best
    return best


def main(over: int) -> None:
    best = climb(POLICIES[over], over, TRIES)
    mean, error = lead(best, POLICIES[over], over, 5000, 0)
    sys.stdout.write(f"{best}\nover what it was: {mean:+.3f} ± {1.96 * error:.3f}\n")


if __name__ == "__main__":
    main(int(sys.argv[1]))
