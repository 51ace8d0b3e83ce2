"""Players from elsewhere, in the arena beside our levels.

A guest is named `module:attribute`: a function that makes a player for a budget. So others'
algorithms are measured without a line of theirs here, and are imported only when asked for. And
`level@number` is one of ours that stops after so many playouts, to be measured beside another.
"""

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import TypeAlias

from tefuda.ai.driving import Budget
from tefuda.ai.levels import player
from tefuda.ai.player import Player, Thought
from tefuda.core.chance import Rng
from tefuda.core.foreign import quoted, whole
from tefuda.core.game import Game
from tefuda.core.terms import BadText, Choices, M, S, V

Maker: TypeAlias = Callable[[Budget], Player]
"""What the attribute must be; the budget is the one its decisions will be driven with."""


class Counting:
    """A player who stops after so many playouts."""

    def __init__(self, who: Player, number: int) -> None:
        self.who, self.number = who, number

    def think(
        self, game: Game[S, M, V], view: V, choices: Choices[M], rng: Rng
    ) -> Iterator[Thought]:
        for thought in self.who.think(game, view, choices, rng):
            yield thought
            if thought.iterations >= self.number:
                break


def invite(name: str, budget: Budget) -> Player:
    """The player of a level's name, or a guest; `BadText` where there is none."""
    module, colon, attribute = name.partition(":")
    if not colon:
        return _counting(name) if "@" in name else player(name)
    try:
        maker: Maker = getattr(import_module(module), attribute)
        guest = maker(budget)
    except (ImportError, AttributeError, ValueError, TypeError) as error:
        raise BadText(f"no player {quoted(name)}: {error}") from error
    if not callable(getattr(guest, "think", None)):
        raise BadText(f"no player {quoted(name)}: what it makes cannot think")
    return guest


def _counting(name: str) -> Player:
    level, _, number = name.partition("@")
    most = whole(number)
    if most is None:
        raise BadText(f"{quoted(number)} is no number of playouts")
    return Counting(player(level), most)
