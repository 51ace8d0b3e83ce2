"""Who asks for thoughts, and how long."""

from collections.abc import Iterator

from tefuda.ai.driving import Budget, decide
from tefuda.ai.player import Thought


def thoughts(number: int) -> Iterator[Thought]:
    for iterations in range(0, 10 * number, 10):
        yield Thought(iterations, (), iterations)


def test_until_the_thinker_ends() -> None:
    assert decide(thoughts(5), Budget()).move == 40


def test_until_so_many_playouts() -> None:
    assert decide(thoughts(100), Budget(iterations=35)).move == 40


def test_until_the_time_is_over() -> None:
    time = iter([0.0, 0.010, 0.020, 0.030])
    assert decide(thoughts(100), Budget(ms=25), lambda: next(time)).move == 20


def test_without_any_time_there_is_a_first_thought() -> None:
    assert decide(thoughts(100), Budget(ms=0), lambda: 1.0).move == 0
