"""What a thief is worth, as far as a seat can tell, and what totals promise."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt

from tefuda.core.payoffs import by_leads
from tefuda.core.terms import Payoffs
from tefuda.games.thieves.cards import COLOUR, VALUE
from tefuda.games.thieves.rules.doubts import doubts
from tefuda.games.thieves.rules.scoring import THRESHOLD, carried
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.rules.state import Thief, View

LIKELY = 0.75
"""How often a doubtful first treasure is of its thief's colour, roughly.

.80 among three quick players, .68 among four (`python3 build.py tables thieves likely`).
"""

SPREAD = 6.0
"""Points: how far a lead means little with one turn to go (a logistic scale).

Set by hand, twice as wide as turns of quick players are: 3.0 with three, 2.8 with four.
"""


def expected(view: View, thief: Thief) -> float:
    """What a thief is worth on average, as far as a seat can tell."""
    pool, cards = unseen(view), carried(thief)
    own = [VALUE[card] for card in pool if COLOUR[card] == thief.colour]
    rest = [VALUE[card] for card in pool if COLOUR[card] != thief.colour]
    doubtful = thief.colour in doubts(view)
    backs = cards.count("") - doubtful
    liked = float(backs + sum(COLOUR.get(card) == thief.colour for card in cards))
    total = sum(VALUE[card] for card in cards if card) + backs * _mean(own)
    if doubtful:
        sure = LIKELY if own else 0.0
        total += sure * _mean(own) + (1 - sure) * _mean(rest)
        liked += sure
    return total + liked * _bonus_chance(total, backs + doubtful)


def least(view: View, thief: Thief) -> int:
    """The sum is no less: a doubtful first treasure counts as the worst there may be."""
    pool = sorted(VALUE[card] for card in unseen(view))
    own = sorted(VALUE[card] for card in unseen(view) if COLOUR[card] == thief.colour)
    doubt = thief.colour in doubts(view)
    backs = sum(not treasure.card for treasure in thief.loot) - doubt
    known = sum(VALUE[treasure.card] for treasure in thief.loot if treasure.card)
    return known + sum(own[:backs]) + sum(pool[:doubt])


def falls_short(view: View) -> bool:
    """Whether in the last turn the seat, behind, would not win by what its thief is worth, if nobody else scored."""
    scores = view.past.scores
    behind = max(scores) - scores[view.seat]
    last = view.past.dealt == view.setup.players
    return last and behind > 0 and behind >= expected(view, view.thieves[view.seat])


def _bonus_chance(total: float, unknown: int) -> float:
    """How likely the sum is 5 or more, given its mean: certain only where all is known."""
    if not unknown:
        return float(total >= THRESHOLD)
    return min(1.0, max(0.0, 0.5 + (total - THRESHOLD + 0.5) / 5))


def _mean(values: Sequence[int]) -> float:
    return sum(values) / len(values) if values else 0.0


@lru_cache(maxsize=4096)
def outlook(totals: tuple[int, ...], left: int) -> Payoffs:
    """Payoffs to expect from totals with so many turns left."""
    return by_leads(totals, SPREAD * sqrt(left))
