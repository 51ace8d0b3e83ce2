"""Two little games for tests of the thinker."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tefuda.core.chance import Rng
from tefuda.core.choices import Pick
from tefuda.core.game import Choices, Turn


class Guess(NamedTuple):
    """State and view: seat 0 names the hidden number (0 in a view), which is 1 twice as often."""

    hidden: int
    named: int
    seat: int = 0


class GuessAdvice:
    """Proposes every number, the worst first."""

    def propose(self, view: Guess, choices: Choices[int], rng: Rng) -> Sequence[int]:
        return tuple(choices)

    def greedy(self, view: Guess, choices: Choices[int], rng: Rng) -> int:
        return 3

    def playout(self, state: Guess, rng: Rng) -> tuple[float, ...]:
        return (1.0 if state.named == state.hidden else -1.0,)


class GuessGame:
    """Guess a number from 1 to 3."""

    def __init__(self, advice: Any = None, moves: Sequence[int] = (3, 2, 1)) -> None:
        self.advice = advice or GuessAdvice()
        self.moves = moves

    def turn(self, state: Guess) -> Turn:
        return Turn((0,), "guess", 0)

    def choices(self, state: Guess, seat: int) -> Choices[int]:
        return Pick(self.moves)

    def imagine(self, view: Guess, rng: Rng) -> Guess:
        return view._replace(hidden=(1, 1, 2, 3)[rng.below(4)])

    def apply(self, state: Guess, move: int, seat: int) -> Guess:
        return state._replace(named=move)


VIEW = Guess(0, 0)


def last(thoughts: Iterator[Any]) -> Any:
    """What a thinker comes to by itself."""
    *_, found = thoughts
    return found
