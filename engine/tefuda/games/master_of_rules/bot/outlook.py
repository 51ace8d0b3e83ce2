"""What a position promises: bonuses to be hoped for, cards worth keeping, payoffs to expect.

Cards are numbers here, see `numbers`.
"""

from collections.abc import Sequence
from functools import cache
from math import fsum, sqrt
from typing import NamedTuple

from tefuda.core.elementary import power
from tefuda.core.payoffs import by_leads, by_rank, rank_high
from tefuda.core.terms import Payoffs
from tefuda.games.master_of_rules.bot.numbers import (
    BEST,
    FACES,
    FIRST_NUMBER,
    LIMIT,
    ONLY,
    RULE_CODES,
    SORT,
    SUPPORT,
    TRIO,
    VALUE,
    Tally,
    with_more,
)
from tefuda.games.master_of_rules.rules.scoring import ENOUGH

KEPT = 0.2
"""Points to be hoped for from a hand, for each unit of what `Weights.keep` finds in it.

Set by hand; no fit stands behind it.
"""

LONGEST = 12
# shapes set by hand; no fit stands behind them
_THREE = [[0.0] * (LONGEST + 1) for _ in range(ENOUGH)]
for _left in range(LONGEST + 1):
    _THREE[2][_left] = 1 - power(0.75, _left)
    _THREE[1][_left] = 0.8 * power(1 - power(0.8, _left), 2)
    _THREE[0][_left] = 0.5 * power(1 - power(0.85, _left), 3)


@cache
def prospect(tally: Tally, left: int) -> float:
    """Bonus points had or hoped for, by rule cards won of each kind and rounds to go.

    With none to go they are those of the rules (8.2, 8.3).
    """
    three = fsum([1.0 if count >= ENOUGH else _THREE[count][left] for count in tally])
    missing = tally.count(0)
    return float(
        2 * three + 2 * power(1 - power(0.75, left / max(1, missing)), missing)
        if missing
        else 2 * three + 2
    )


KEEP_NUMBER = (0.0, 0.9, 0.8, 0.65, 0.5, 0.4, 0.4, 0.5, 0.65, 0.8)
"""By number: extremes serve LIMIT 23 and BEST of the BEST. Set by hand; no fit stands behind it."""

MET_RATE = {TRIO: 0.35, ONLY: 0.45, BEST: 0.5, LIMIT: 0.45, SUPPORT: 0.45}
"""How often a rule is met, about.

Set by hand: random players meet .26 to .40, greedy ones .54 to .72, by kind.
"""


def _fading(worth: float, fade: float) -> tuple[float, ...]:
    """By how many cards of its sort are in the hand, itself among them."""
    return (0.0, *(worth * power(fade, others) for others in range(4)))


_NUMBERS_KEPT = tuple(_fading(KEEP_NUMBER[VALUE[card]], 0.9) for card in range(len(FACES)))


class Weights(NamedTuple):
    """What cards are worth to a player."""

    rules: tuple[float, ...]  # rule → what winning it is worth now
    keep: tuple[tuple[float, ...], ...]  # card → cards of its sort in the hand → what it is worth

    def kept(self, hand: Sequence[int]) -> float:
        """What a hand is worth: variety counts."""
        sorts = [SORT[card] for card in hand]
        count, keep = sorts.count, self.keep
        return fsum([keep[card][count(sort)] for card, sort in zip(hand, sorts, strict=True)])


@cache
def weights(tally: Tally, left: int) -> Weights:
    """What winning a rule does for points and bonuses, with so many rounds to go after this."""
    before = prospect(tally, left)
    more = [with_more(tally, rule, 1) for rule in RULE_CODES]
    rules = tuple(1 + prospect(after, left) - before for after in more)
    kept = tuple(_fading(rules[rule] * MET_RATE[rule], 0.4) for rule in RULE_CODES)
    return Weights(rules, kept + _NUMBERS_KEPT[FIRST_NUMBER:])


def points(tally: Tally, left: int) -> float:
    """What rules won are worth with so many rounds to go, bonuses to be hoped for among them."""
    return sum(tally) + prospect(tally, left)


def promise(tally: Tally, hand: Sequence[int], left: int) -> float:
    """Points to be hoped for from a hand with so many rounds to go, at least one."""
    return KEPT * weights(tally, left - 1).kept(hand)


def standing(tally: Tally) -> tuple[float, ...]:
    """What ranks are made of once a match is over: points, then cards of each rule in turn (8.4)."""
    return (points(tally, 0), *tally)


def result(won: Sequence[Tally]) -> Payoffs:
    """Payoffs of a match that is over."""
    return by_rank(rank_high([standing(tally) for tally in won]))


def outlook(won: Sequence[Tally], hands: Sequence[Sequence[int]], left: int) -> Payoffs:
    """Payoffs as they may come to be with so many rounds to go."""
    hopes = [
        points(tally, left) + promise(tally, hand, left)
        for tally, hand in zip(won, hands, strict=True)
    ]
    return by_leads(hopes, 0.4 + 0.5 * sqrt(left))
