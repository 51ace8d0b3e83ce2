"""Players from elsewhere, in the arena beside our levels.

A guest is named `module:attribute`: a function that makes a player for a budget. So others'
algorithms are measured without a line of theirs here, and are imported only when asked for.
"""

from collections.abc import Callable
from importlib import import_module
from typing import TypeAlias

from tefuda.ai.driving import Budget
from tefuda.ai.levels import player
from tefuda.ai.player import Player
from tefuda.core.foreign import quoted
from tefuda.core.terms import BadText

Maker: TypeAlias = Callable[[Budget], Player]
"""What the attribute must be; the budget is the one its decisions will be driven with."""


def invite(name: str, budget: Budget) -> Player:
    """The player of a level's name, or a guest; `BadText` where there is none."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return player(name)
    try:
        maker: Maker = getattr(import_module(module), attribute)
        guest = maker(budget)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise BadText(f"no player {quoted(name)}: {error}") from error
    if not callable(getattr(guest, "think", None)):
        raise BadText(f"no player {quoted(name)}: what it makes cannot think")
    return guest
