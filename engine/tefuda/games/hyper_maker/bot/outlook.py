"""What a table is worth to each seat between two tricks: points still to be won, on average.

Fitted by least squares to 1,500 games of the quick policy at each table; what it leaves
unexplained is the luck of the tricks to come.
"""

from collections.abc import Sequence
from functools import lru_cache

from tefuda.core.cards import Cards
from tefuda.games.hyper_maker.bot.numbers import INDEX, VALUES

SHARES = {3: (0.0, 0.24, 0.62), 4: (0.0, 0.16, 0.4, 0.74), 5: (0.0, 0.13, 0.29, 0.49, 0.78)}
"""players → place in the next trick → points more than the leader wins, for each trick left.

Who plays later knows more, and who leads goes on leading wherever the master wins.
"""

WEIGHT, POWER = 0.65, 4
"""How much of the points a card with a 10 brings home, and how that falls for lower numbers."""


def _promise(card: int, master: int) -> float:
    """Points to expect of a card under a master: a number below the master's wins nothing."""
    pairs = zip(VALUES[card], VALUES[master], strict=True)
    chances = [(mine / 10) ** POWER * (11 - least) for mine, least in pairs if 0 < least <= mine]
    return WEIGHT * sum(chances)


PROMISES = tuple(
    tuple(_promise(card, master) for master in range(len(VALUES))) for card in range(len(VALUES))
)
"""card → master → points to expect."""


@lru_cache(maxsize=1 << 6)
def promises(stock: Cards) -> tuple[float, ...]:
    """card → the points it is likely to win in all, if any of these may be the next master."""
    masters = [INDEX[card] for card in stock]
    return tuple([sum([row[master] for master in masters]) / len(masters) for row in PROMISES])


def shares(players: int, leader: int) -> Sequence[float]:
    """seat → points more than the leader wins, for each trick left."""
    row = SHARES[players]
    return [*row[players - leader :], *row[: players - leader]]
