"""Quick advice does what a sensible beginner would."""

from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.kit.play import Play
from tefuda.core.notation import text
from tefuda.games.it_normandy.bot import advice
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import State
from tefuda.games.it_normandy.rules.turns import apply, choices
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between, running

RNG = Quick("advice")


def quick(state: State, seat: int) -> str:
    return text(advice.greedy(view(state, seat), choices(state, seat), RNG))


def led(card: str, mine: str, **more: Any) -> State:
    """Seat 0 led a card; seat 1 is to follow."""
    state = put(running(f"{card} Y11", mine), **more)
    return apply(state, Play(card), 0)


def test_it_wins_a_task_as_cheaply_as_it_can() -> None:
    assert quick(led("B6", "B2 B8 B9"), 1) == "play B8"


def test_it_leaves_surplus_to_the_other() -> None:
    assert quick(led("B6", "B2 B8", common=(6, 1, 0), scores=(-9, -9)), 1) == "play B2"


def test_with_plenty_of_points_it_shuns_tasks() -> None:
    assert quick(led("B6", "B2 B8", scores=(-9, 9)), 1) == "play B2"


def test_it_solves_its_own_task_first() -> None:
    state = led("B6", "B8 Y1", personal=(NONE, (0, 0, 1)))
    assert quick(apply(state, Play("B8"), 1), 1) == "solve personal"


def test_it_spreads_tasks_evenly() -> None:
    move = quick(between((0, 7)), 1)
    assert sorted(word[1:] for word in move.split()[1:]) == ["2", "2", "3"]


def test_each_shape_of_tasks_is_proposed_once() -> None:
    state = between((4, 0))
    moves = advice.propose(view(state, 0), choices(state, 0), RNG)
    assert list(map(text, moves)) == [
        "tasks R2 Y1 B1",
        "tasks R2 Y2 B0",
        "tasks R3 Y1 B0",
        "tasks R4 Y0 B0",
    ]
