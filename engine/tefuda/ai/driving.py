"""Drivers: who asks a player for its next thought, and for how long."""

import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

from tefuda.ai.player import Thought


class Budget(NamedTuple):
    """How long a decision may take; whatever is None does not count."""

    ms: float | None = None
    iterations: int | None = None


USUAL = Budget()
"""Nothing is said: levels have the numbers of playouts that `levels.playouts` gives them."""


def decide(
    thoughts: Iterator[Thought], budget: Budget, clock: Callable[[], float] = time.process_time
) -> Thought:
    """The last thought within the budget; there is always a first one.

    `clock` in seconds; the usual one counts what this process works, so that a machine that is
    busy elsewhere changes nothing.
    """
    end = None if budget.ms is None else clock() + budget.ms / 1000
    thought = next(thoughts)
    while (end is None or clock() < end) and not _enough(thought, budget):
        better = next(thoughts, None)
        if better is None:
            break
        thought = better
    return thought


def _enough(thought: Thought, budget: Budget) -> bool:
    return budget.iterations is not None and thought.iterations >= budget.iterations
