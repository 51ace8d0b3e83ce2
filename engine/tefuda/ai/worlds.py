"""Where a search gets its worlds: imagined from a view, and nothing but the view."""

from collections.abc import Iterator, Sequence
from typing import Any

from tefuda.core.advice import Believer, Forgetter, Lister
from tefuda.core.chance import Rng, shuffled
from tefuda.core.game import AnyGame


def listed(game: AnyGame, view: Any, rng: Rng) -> Sequence[Any] | None:
    """Every world there can be, in random order; None where they are too many."""
    if not isinstance(game.advice, Lister):
        return None
    worlds = game.advice.worlds(view)
    return None if worlds is None else shuffled(worlds, rng)


def endless(game: AnyGame, view: Any, rng: Rng) -> Iterator[Any]:
    """World after world for one who minds what others did, where the game can tell what it means."""
    advice = game.advice
    imagine = advice.believe if isinstance(advice, Believer) else game.imagine
    while True:
        yield imagine(view, rng)


def vague(game: AnyGame, view: Any, rng: Rng) -> Iterator[Any]:
    """World after world for one who does not keep in mind what was played."""
    advice = game.advice
    imagine = advice.misremember if isinstance(advice, Forgetter) else game.imagine
    while True:
        yield imagine(view, rng)
