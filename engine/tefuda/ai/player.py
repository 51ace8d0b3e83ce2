"""What a player is, and the two that do not search.

A player thinks in slices: `think` is an iterator of `Thought`s, each the best so far with
its evidence; whoever drives it stops when it likes. It never sees a state or a seed: a game's
types keep its states (S) apart from what a seat knows of them (V).
"""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple, Protocol

from tefuda.ai.solving import Solve, unsolved
from tefuda.core.chance import Rng
from tefuda.core.game import Game
from tefuda.core.terms import Choices, M, S, V


class Line(NamedTuple):
    """Evidence on one move: how often it was tried and its mean payoff, -1 to 1."""

    move: Any
    visits: int
    worth: float


class Deal(NamedTuple):
    """An imagined world, the seed of the luck that every move met in it, and what knew how it ends."""

    world: Any
    luck: int
    solve: Solve = unsolved


class Thought(NamedTuple):
    """The best move so far, and what was found on all that were tried, best first."""

    move: Any
    lines: tuple[Line, ...] = ()
    iterations: int = 0
    deals: Sequence[Deal] = ()  # the first of those tried, to see why
    # every other move tried was given up or comes to the same, or all deals were met
    settled: bool = False


class Player(Protocol):
    """A thinker for one decision at a time; it keeps nothing between decisions."""

    def think(
        self, game: Game[S, M, V], view: V, choices: Choices[M], rng: Rng
    ) -> Iterator[Thought]:
        """At least one thought; a forced move at once and no more."""
        ...


class RandomPlayer:
    """Any legal move, each text as likely."""

    def think(
        self, game: Game[S, M, V], view: V, choices: Choices[M], rng: Rng
    ) -> Iterator[Thought]:
        yield Thought(choices.sample(rng))


class GreedyPlayer:
    """The game's own quick advice, once."""

    def think(
        self, game: Game[S, M, V], view: V, choices: Choices[M], rng: Rng
    ) -> Iterator[Thought]:
        yield Thought(game.advice.greedy(view, choices, rng))
