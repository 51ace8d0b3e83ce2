"""Where a search gets its worlds: imagined from a view, and nothing but the view."""

from collections.abc import Iterator, Sequence
from typing import Any

from tefuda.core.advice import Believer, Forgetter, Lister
from tefuda.core.chance import Rng, shuffled
from tefuda.core.game import AnyGame

CANDIDATES = 6
"""Worlds imagined for one that is used, where the game can say how likely each is."""


def listed(game: AnyGame, view: Any, rng: Rng) -> Sequence[Any] | None:
    """Every world there can be, in random order; None where they are too many."""
    if not isinstance(game.advice, Lister):
        return None
    found = game.advice.worlds(view)
    return None if found is None else shuffled(found, rng)


def endless(game: AnyGame, view: Any, rng: Rng) -> Iterator[Any]:
    """World after world, likely ones more often where the game can tell."""
    advice = game.advice
    if isinstance(advice, Believer):
        while True:
            yield _likely(game, advice, view, rng)
    while True:
        yield game.imagine(view, rng)


def _likely(game: AnyGame, advice: Believer[Any, Any], view: Any, rng: Rng) -> Any:
    """One of a few worlds, as often as it is likely (sampling importance resampling)."""
    found = [game.imagine(view, rng) for _ in range(CANDIDATES)]
    weights = [advice.belief(view, world) for world in found]
    point = sum(weights) * rng.below(1 << 30) / (1 << 30)
    for world, weight in zip(found, weights, strict=True):
        point -= weight
        if point < 0:
            return world
    return found[-1]


def vague(game: AnyGame, view: Any, rng: Rng) -> Iterator[Any]:
    """World after world for one who does not keep in mind what was played."""
    advice = game.advice
    imagine = advice.misremember if isinstance(advice, Forgetter) else game.imagine
    while True:
        yield imagine(view, rng)
