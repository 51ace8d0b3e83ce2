"""What a greedy player goes by: plain numbers, found by playing many matches against each other."""

from tefuda.games.it_normandy.bot.strengths import Hope

PLENTY = (-4, -2, 0)
"""By round: with more than this, if the round ended now, points are unwelcome.

Not the highest score wins but the one nearest above zero.
"""

PERSONAL, COMMON, SURPLUS = 3, 2, -1
"""What a trick is worth to a player who wants points, by where it goes."""

HOPE = Hope(trump_rank=0.95, trump_suit=0.45, per_trump=1 / 22, per_rank=1 / 16)


def evenly(number: int, first: int) -> tuple[int, ...]:
    """So many tasks spread over three suits, the odd ones from suit number `first` on."""
    each, more = divmod(number, 3)
    return tuple(each + ((place - first) % 3 < more) for place in range(3))
