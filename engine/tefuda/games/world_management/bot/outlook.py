"""What points promise between two hands (番)."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from tefuda.core.payoffs import by_leads
from tefuda.core.terms import Payoffs

SPREAD: Final = 6.0
"""Points: how far a lead means little with one hand to go (a logistic scale).

Set by hand, wider than hands of greedy players are: 4.2 with three, 3.7 with four.
"""


def outlook(totals: Sequence[float], left: int) -> Payoffs:
    """Payoffs to expect by seat from points so far, with so many hands to go."""
    return by_leads(totals, SPREAD * sqrt(left))
