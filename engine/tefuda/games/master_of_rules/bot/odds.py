"""The odds, roughly, of meeting a rule before all five numbers lie.

Cards still to come are taken as if drawn from a full deck; players choose theirs, so this
is only a guess, but a quick one. Cards are numbers here, see `numbers`.
"""

from functools import cache
from math import comb, fsum

from tefuda.core.elementary import power
from tefuda.games.master_of_rules.bot import numbers
from tefuda.games.master_of_rules.bot.numbers import (
    HIGHER,
    LIMIT,
    NONE,
    ONLY,
    SORT,
    SUPPORT,
    TRIO,
    VALUE,
)
from tefuda.games.master_of_rules.rules.scoring import ENOUGH, FIVE, MOST

UNKNOWN = 0.42
"""The odds of a player of whom nothing is known.

Set by hand, between what random players meet (.32) and greedy ones (.61).
"""

_SIZES = range(FIVE + 1)

Tails = list[list[float]]
"""Chances by cards to come, then by what is wanted of them, or by how things stand."""


def _tails(share: float) -> Tails:
    """[cards to come][wanted]: the odds that so many or more are of a sort with that share."""
    return [
        [
            fsum(
                comb(n, k) * power(share, k) * power(1 - share, n - k)
                for k in range(max(0, wanted), n + 1)
            )
            for wanted in _SIZES
        ]
        for n in _SIZES
    ]


def _sums() -> Tails:
    """[cards to come][sum so far]: the chance that it all adds up to no more than the limit."""
    ways = [1.0]
    sums = []
    for _ in _SIZES:
        rooms = [MOST - total for total in range(9 * FIVE + 1)]
        sums.append([fsum(ways[: room + 1]) if room >= 0 else 0.0 for room in rooms])
        ways = [
            fsum(ways[total - n] for n in range(1, 10) if 0 <= total - n < len(ways)) / 9
            for total in range(len(ways) + 9)
        ]
    return sums


def _trios() -> list[Tails]:
    """[cards to come][most of a colour][most of a number]: the chance of three alike."""
    colour, number = _tails(7.5 / 43), _tails(3.5 / 43)
    wanted = [max(0, ENOUGH - count) for count in _SIZES]
    return [
        [[1 - (1 - colour[left][a]) * (1 - number[left][b]) for b in wanted] for a in wanted]
        for left in _SIZES
    ]


LEAD_HOLDS = {0: 0.75, 1: 0.9}
"""By how far the own colour leads: the chance, a card, that it is not outnumbered.

Set by hand; no fit stands behind it.
"""


@cache
def _leads(number: int) -> list[Tails]:
    """[cards to come][cards of the own colour][most of another]: when the own card leads it."""
    lower = _tails((number - 1) / 44)
    return [
        [
            [
                power(1 - (9 - number) / 44, left)
                * (
                    lower[left][most - mine]
                    if most > mine
                    else power(LEAD_HOLDS.get(mine - most, 1.0), left)
                )
                for most in _SIZES
            ]
            for mine in _SIZES
        ]
        for left in _SIZES
    ]


_WITHIN, _TRIOS = _sums(), _trios()
_ALONE = [power(32 / 44, n) for n in _SIZES]
"""By cards to come: none of them has a given card's colour or number."""


def odds(rule: int, own: int, five: int) -> float:
    """The odds of meeting a rule with `own`, which lies among the numbers on the table.

    Either is `NONE` for somebody who has yet to play it. With all five down it is 0 or 1.
    SUPPORT is met: whoever has it asks for the rule that decides instead.
    """
    left = FIVE - numbers.count_of(five)
    if rule == LIMIT:
        return _WITHIN[left][numbers.total(five)]
    if rule == TRIO:
        return _TRIOS[left][numbers.colours(five)[0]][numbers.commonest(five)]
    if rule == SUPPORT:
        return 1.0
    if NONE in (rule, own):
        return UNKNOWN
    if rule == ONLY:
        return _ALONE[left] if numbers.alone(five, own) else 0.0
    return _best(own, five, left)


def _best(own: int, five: int, left: int) -> float:
    if five & HIGHER[own]:
        return 0.0
    mine, most = numbers.colours(five)[1][SORT[own]]
    return _leads(VALUE[own])[left][mine][most]
