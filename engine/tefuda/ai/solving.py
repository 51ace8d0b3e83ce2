"""What knows how a match ends where little is left, as far as somebody sees through it."""

from collections.abc import Callable
from typing import Any, TypeAlias

from tefuda.core.advice import Solver, Studious
from tefuda.core.game import AnyGame
from tefuda.core.terms import Payoffs

Solve: TypeAlias = Callable[[Any], Payoffs | None]


def unsolved(state: Any) -> Payoffs | None:
    """One who does not see through the end of a game."""
    return None


def solver(game: AnyGame, *, studies: bool = False) -> Solve:
    """What the game solves in a match, or as far as it can where there is time to study."""
    advice = game.advice
    if studies and isinstance(advice, Studious):
        return advice.study
    return advice.solve if isinstance(advice, Solver) else unsolved
