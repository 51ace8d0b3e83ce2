"""Looks for better weights of quick players, by self-play: `it_normandy policy 2`, a round at a time.

From the last round, 2, back to the first, 0: what a round ends in is what its successor promises,
so `it_normandy promises` comes between.
"""

import sys
from collections.abc import Sequence
from dataclasses import fields, replace

from makers.climbing import Lead, lead_of, moved
from makers.climbing import climb as climb_by
from makers.it_normandy.promises import dealt, some_run
from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay
from tefuda.games.it_normandy.bot.policy import POLICIES, Policy
from tefuda.games.it_normandy.rules.turns import ROUNDS

TRIES = 2000
WEIGHTS = [weight.name for weight in fields(Policy) if weight.init]


def deal(over: int, rng: Rng) -> Run:
    """Any start of the round after so many."""
    scores = [rng.below(16) - 4 for _ in range(2)] if over else [0, 0]
    carried = [rng.below(6) for _ in range(2)] if over else [0, 0]
    return dealt(some_run(), over, scores, carried, rng)


def both_ways(run: Run, policy: Policy, other: Policy, luck: int) -> float:
    """What the first policy is paid over the second, mean of both seats."""
    first = SelfPlay(run.copy(), Stream(luck), (policy, other)).finish()
    second = SelfPlay(run.copy(), Stream(luck), (other, policy)).finish()
    return (first[0] - first[1] + second[1] - second[0]) / 2


def lead(policy: Policy, other: Policy, over: int, deals: int, seed: int) -> Lead:
    """How far a policy leads another in one round, on duplicate deals."""
    rng = Stream(seed)
    margins = [both_ways(deal(over, rng), policy, other, rng.below(1 << 30)) for _ in range(deals)]
    return lead_of(margins)


def changed(policy: Policy, rng: Rng) -> Policy:
    """One to four weights moved."""
    names = {WEIGHTS[rng.below(len(WEIGHTS))] for _ in range(1 + rng.below(4))}
    return replace(policy, **{name: moved(getattr(policy, name), rng) for name in sorted(names)})


def climb(best: Policy, over: int, tries: int) -> Policy:
    """The best that is found for the round after so many."""

    def leads(policy: Policy, other: Policy, deals: int, seed: int) -> Lead:
        return lead(policy, other, over, deals, seed)

    return climb_by(best, changed, leads, tries, Stream(over))


def make(words: Sequence[str]) -> None:
    (word,) = words or [str(ROUNDS - 1)]
    over = int(word)
    best = climb(POLICIES[over], over, TRIES)
    mean, error = lead(best, POLICIES[over], over, 5000, 0)
    sys.stdout.write(f"{best}\nover what it was: {mean:+.3f} ± {1.96 * error:.3f}\n")
