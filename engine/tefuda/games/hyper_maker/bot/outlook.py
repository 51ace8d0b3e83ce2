"""What a table is worth to each seat between two tricks: payoffs to expect.

Points still to be won, on average, are fitted by least squares to 1,500 games of the quick policy
at each table; what that leaves unexplained is the luck of the tricks to come.
`python3 build.py tables hyper_maker shares` fits it anew.
"""

from collections.abc import Sequence
from functools import cache, lru_cache
from math import fsum, sqrt

from tefuda.core.cards import Cards
from tefuda.core.elementary import power
from tefuda.core.payoffs import by_leads
from tefuda.core.terms import Payoffs, Seat
from tefuda.games.hyper_maker.bot.numbers import INDEX, VALUES
from tefuda.games.hyper_maker.rules.state import State
from tefuda.games.hyper_maker.rules.turns import TRICKS

SHARES = {3: (0.0, 0.24, 0.62), 4: (0.0, 0.16, 0.4, 0.74), 5: (0.0, 0.13, 0.29, 0.49, 0.78)}
"""players → place in the next trick → points more than the leader wins, for each trick left.

Who plays later knows more, and who leads goes on leading wherever the master wins.
"""

WEIGHT, POWER = 0.65, 4
"""How much of the points a card with a 10 brings home, and how that falls for lower numbers.

Powers of 3, 4 and 5 explain alike.
"""

SPREAD = 1.75
"""Points, times the square root of the tricks left: how far a margin means little (logistic).

`evaluate` leaves 2.2 points a seat and trick to luck; a difference of two has twice the variance.
"""

GRAIN = 4
"""Parts of a point that are told apart when a position is judged. Set by hand."""

BLUR = 5
"""Tricks left that a finished match is also judged by, as if so much could still happen.

About .4 of a game of four, so that a larger lead goes on counting for more.
"""


def _promise(card: int, master: int) -> float:
    """Points to expect of a card under a master: a number below the master's wins nothing."""
    pairs = zip(VALUES[card], VALUES[master], strict=True)
    chances = [power(mine / 10, POWER) * (11 - least) for mine, least in pairs if 0 < least <= mine]
    return WEIGHT * fsum(chances)


PROMISES = tuple(
    tuple(_promise(card, master) for master in range(len(VALUES))) for card in range(len(VALUES))
)
"""card → master → points to expect."""


@lru_cache(maxsize=1 << 6)
def promises(stock: Cards) -> tuple[float, ...]:
    """card → the points it is likely to win in all, if any of these may be the next master."""
    masters = [INDEX[card] for card in stock]
    return tuple([fsum([row[master] for master in masters]) / len(masters) for row in PROMISES])


def shares(players: int, leader: int) -> Sequence[float]:
    """seat → points more than the leader wins, for each trick left."""
    row = SHARES[players]
    return [*row[players - leader :], *row[: players - leader]]


class Margins(dict[float, float]):
    """margin over another → the payoff to expect of the two, -1 to 1; worked out when asked for."""

    def __init__(self, left: int, blur: int = 0) -> None:
        """With so many tricks left; if `blur`, halfway to what it were with so many left."""
        super().__init__()
        self.spreads = [SPREAD * sqrt(tricks) for tricks in ((left, blur) if blur else (left,))]

    def __missing__(self, margin: float) -> float:
        pairs = [by_leads((margin, 0), spread)[0] for spread in self.spreads]
        self[margin] = payoff = fsum(pairs) / len(pairs)
        return payoff

    def payoffs(self, totals: Sequence[float]) -> Payoffs:
        """By seat: the mean over the others."""
        others = len(totals) - 1
        return tuple([fsum([self[mine - other] for other in totals]) / others for mine in totals])


BLURRED = Margins(0, BLUR)

margins = cache(Margins)


def outlook(totals: Sequence[float], left: int) -> Payoffs:
    """Payoffs to expect from totals with so many tricks left."""
    return margins(left).payoffs(totals)


def evaluate(
    scores: Sequence[int], hands: Sequence[Sequence[int]], leader: Seat, stock: Cards, later: int
) -> Payoffs:
    """The outlook between two tricks of a game, with so many more in games to come.

    `stock` may be the masters that were left a little before: on average those left now.
    """
    promise, left = promises(stock), len(hands[0])
    totals = [
        score + fsum([promise[card] for card in hand]) + left * share
        for score, hand, share in zip(scores, hands, shares(len(scores), leader), strict=True)
    ]
    rounded = [round(total * GRAIN) / GRAIN for total in totals]
    return outlook(rounded, left + later)


def later_tricks(state: State) -> int:
    """Tricks after the running game."""
    setup = state.setup
    return (setup.games - state.past.dealt) * TRICKS[setup.players]
