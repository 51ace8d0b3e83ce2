"""A move that was not tried is weighed in the deals of those that were."""

from typing import Any

from tefuda.ai.player import Deal, Line, Thought
from tefuda.ai.weighing import LEAST, weigh
from tests.ai.games import Guess, GuessGame

GAME: Any = GuessGame()


def thought(*hidden: int, move: int = 1, worth: float = 0.0) -> Thought:
    """Somebody would name `move`, after deals that hid these numbers."""
    deals = [Deal(Guess(number, 0), at) for at, number in enumerate(hidden)]
    return Thought(move, (Line(move, len(hidden), worth),), len(hidden), deals)


def lines(of: Thought, move: int) -> list[Line | None]:
    """The line on that move, deal by deal."""
    return [each.lines[-1] if len(each.lines) > 1 else None for each in weigh(GAME, 0, of, move)]


def test_it_is_worth_what_the_best_is_less_the_difference() -> None:
    assert lines(thought(*[1, 1, 1, 3] * 25, worth=0.5), 3)[-1] == Line(3, 100, -0.5)


def test_nothing_is_told_of_a_few() -> None:
    told = lines(thought(*[1] * 100), 3)
    assert told[: LEAST - 1] == [None] * (LEAST - 1)
    assert told[LEAST - 1] == Line(3, LEAST, -1.0)


def test_a_better_one_is_told_too() -> None:
    assert lines(thought(*[3] * 100, move=1), 3)[-1] == Line(3, 100, 1.0)


def test_nothing_is_told_before_it_is_clear() -> None:
    *before, end = lines(thought(*[1, 3] * 50), 3)
    assert before == [None] * 99
    assert end == Line(3, 100, 0.0)


def test_more_luck_in_one_world_makes_it_no_clearer() -> None:
    assert lines(thought(1), 3)[-2:] == [None, Line(3, 100, -1.0)]


def test_what_was_tried_is_left_as_it_is() -> None:
    assert not lines(thought(1, 2), 1)
    assert not lines(Thought(1), 3)
