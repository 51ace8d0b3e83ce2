"""Hill climbing by self-play: what leads its predecessor twice takes its place."""

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Any, NamedTuple, TypeVar

from tefuda.core.chance import Rng

FIRST, SECOND = 200, 1200
"""Deals of a first look at a change, and of the second that decides."""

P = TypeVar("P")


class Lead(NamedTuple):
    """What one is paid over the other on average, and the standard error of that."""

    mean: float
    error: float


def lead_of(margins: Sequence[float]) -> Lead:
    """From the margins of single deals."""
    mean = sum(margins) / len(margins)
    return Lead(mean, sqrt(sum((margin - mean) ** 2 for margin in margins)) / len(margins))


def climb(
    best: P,
    change: Callable[[P, Rng], P],
    lead: Callable[[P, P, int, int], Lead],
    tries: int,
    rng: Rng,
) -> P:
    """`lead` says how far the first leads the second: in so many deals, from that seed on."""
    for _ in range(tries):
        other, seed = change(best, rng), rng.below(1 << 30)
        first = lead(other, best, FIRST, seed)
        if first.mean > first.error:
            second = lead(other, best, SECOND, seed + 1)
            best = other if second.mean > 1.5 * second.error else best
    return best


def moved(weight: Any, rng: Rng) -> Any:
    """A weight, or one of several, a little different."""
    if isinstance(weight, tuple):
        place = rng.below(len(weight))
        parts = [*weight[:place], moved(weight[place], rng), *weight[place + 1 :]]
        return type(weight)(*parts) if hasattr(weight, "_fields") else tuple(parts)
    if isinstance(weight, int):
        return weight + rng.below(5) - 2
    step = (rng.below(2001) - 1000) / 1000
    return round(weight + step * max(0.2, abs(weight)) / 2, 3)
