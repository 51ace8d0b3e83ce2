"""What results are worth to the players: ranks from totals, payoffs from ranks and from leads."""

from collections.abc import Sequence
from functools import lru_cache
from math import fsum
from typing import Any

from tefuda.core.elementary import exp
from tefuda.core.terms import Payoffs


@lru_cache(maxsize=1024)
def by_rank(ranks: tuple[int, ...]) -> Payoffs:
    """Payoffs from ranks: first 1, last -1, even steps between; equal ranks share the mean.

    Where nobody wins (no rank 1) everybody has -1.
    """
    if 1 not in ranks:
        return (-1.0,) * len(ranks)
    last = len(ranks) - 1
    shared = {rank: rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks}
    return tuple(1 - 2 * shared[rank] / last for rank in ranks)


def by_leads(totals: Sequence[float], spread: float) -> Payoffs:
    """Payoffs to expect from totals that may still change: each pair's chances, averaged.

    The chance to stay ahead is a logistic function of the lead, in units of `spread`; with a
    spread of 0 totals are final.
    """
    if not spread:
        return by_rank(rank_high(totals))
    others = len(totals) - 1
    rows: list[list[float]] = [[] for _ in totals]
    for place, mine in enumerate(totals):
        for row, other in zip(rows[:place], totals, strict=False):
            ahead = _ahead(other - mine, spread)
            rows[place].append(ahead)
            row.append(-ahead)
    return tuple([fsum(row) / others for row in rows])


@lru_cache(maxsize=1024)
def _ahead(behind: float, spread: float) -> float:
    """From certain to stay ahead, 1, to certain not to, -1."""
    return 2 / (1 + exp(behind / spread)) - 1


def rank_high(results: Sequence[Any]) -> tuple[int, ...]:
    """Ranks from results that compare; higher is better, equal ones share a rank (1, 1, 3)."""
    order = sorted(results, reverse=True)
    return tuple([1 + order.index(mine) for mine in results])
