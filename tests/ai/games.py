"""Little games for tests of the thinker, and decisions of the real ones."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from tefuda.ai.levels import player
from tefuda.ai.simulation import simulate
from tefuda.core.chance import Rng
from tefuda.core.choices import Pick
from tefuda.core.game import AnyGame
from tefuda.core.match import Step
from tefuda.core.terms import CHANCE, Choices, Turn


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
        return Turn(() if state.named else (0,), "guess", 0)

    def choices(self, state: Guess, seat: int) -> Choices[int]:
        return Pick(self.moves)

    def view(self, state: Guess, seat: int) -> Guess:
        return state._replace(hidden=0)

    def imagine(self, view: Guess, rng: Rng) -> Guess:
        return view._replace(hidden=(1, 1, 2, 3)[rng.below(4)])

    def apply(self, state: Guess, move: int, seat: int) -> Guess:
        return state._replace(named=move)


VIEW = Guess(0, 0)


class Duel(NamedTuple):
    """State and view: seat 0 is bold or safe, then seat 1 answers with a number up to 6."""

    bold: bool | None = None
    answer: int = 0
    seat: int = 0


class DuelAdvice:
    """Knows no good answer: the one that hurts comes third."""

    def propose(self, view: Duel, choices: Choices[Any], rng: Rng) -> Sequence[Any]:
        return tuple(choices)

    def greedy(self, view: Duel, choices: Choices[Any], rng: Rng) -> Any:
        return choices.sample(rng)

    def playout(self, state: Duel, rng: Rng) -> tuple[float, ...]:
        return paid(state if state.answer else state._replace(answer=1 + rng.below(6)))


def paid(state: Duel) -> tuple[float, ...]:
    """Boldness pays unless the answer is 3."""
    mine = 0.0 if not state.bold else -1.0 if state.answer == 3 else 0.5
    return mine, -mine


class DuelGame:
    """Boldness pays against most answers, but not the best. Seat 0 may not hear the answer."""

    def __init__(self, *, heard: bool = True) -> None:
        self.advice, self.heard = DuelAdvice(), heard

    def turn(self, state: Duel) -> Turn:
        seats = (0,) if state.bold is None else () if state.answer else (1,)
        return Turn(seats, "duel", 0)

    def choices(self, state: Duel, seat: int) -> Choices[Any]:
        return Pick(range(1, 7)) if seat else Pick((True, False))

    def view(self, state: Duel, seat: int) -> Duel:
        answer = state.answer if self.heard or seat else 0
        return state._replace(seat=seat, answer=answer)

    def imagine(self, view: Duel, rng: Rng) -> Duel:
        return view

    def apply(self, state: Duel, move: Any, seat: int) -> Duel:
        return state._replace(answer=move) if seat else state._replace(bold=move)


DUEL = Duel()


def last(thoughts: Iterator[Any]) -> Any:
    """What a thinker comes to by itself."""
    *_, thought = thoughts
    return thought


def decisions(game: AnyGame, number: int) -> list[Step]:
    """Steps of one quick match in which a seat had a choice, spread over its length."""
    players = game.info.players[-1]
    whole = simulate(game, [player("greedy")] * players, {}, "truths", 400)
    steps = [
        step
        for step in whole.steps
        if step.seat != CHANCE and game.choices(step.before, step.seat).count() > 1
    ]
    return steps[:: max(1, len(steps) // number)]
