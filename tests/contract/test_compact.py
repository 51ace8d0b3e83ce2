"""Rules written twice are the same rules, at every table and with every option."""

import pytest

from tefuda.core.advice import Solver, Studious
from tefuda.core.compact import Racing, Simulated
from tefuda.core.kit.beginner import Beginner
from tefuda.core.registry import find
from tests.contract.beside import LEAST, SOLVED, Beside, states
from tests.contract.races import compared, strays
from tests.contract.tables import Set, every


@pytest.mark.parametrize("what", LEAST)
def test_a_simulator_keeps_the_rules(table: Set, what: str) -> None:
    """Random matches beside it move by move, its playouts made again, and all it may begin with."""
    if not isinstance(table.game.advice, Simulated):
        pytest.skip("no simulator that goes move by move")
    Beside(table).enough(what, LEAST[what])


@pytest.mark.many
@pytest.mark.parametrize("what", SOLVED)
def test_what_is_solved_is_best_by_the_rules(table: Set, what: str) -> None:
    if not isinstance(table.game.advice, Solver):
        pytest.skip("nothing is solved")
    Beside(table).enough(what, SOLVED[what])


def test_advice_solves_what_a_bot_does(table: Set) -> None:
    advice = table.game.advice
    if not isinstance(advice, Studious):
        pytest.skip("advice sees no further")
    assert isinstance(advice, Solver)
    seen = [(advice.solve(state), advice.study(state)) for state, _, _ in states(table, "study")]
    assert all(study == solve for solve, study in seen if solve)


@pytest.mark.many
def test_playouts_come_to_what_quick_players_come_to(table: Set) -> None:
    if not isinstance(table.game.advice, Racing):
        pytest.skip("no playout without moves")
    assert strays(table) == []


def test_a_playout_that_is_no_beginners_is_held_against_the_rules(key: str) -> None:
    """By its moves or by what it comes to, at one table at least."""
    advice = find(key).advice
    tables = [table for table in every() if table.key == key]
    assert isinstance(advice, Beginner | Simulated) or (
        isinstance(advice, Racing) and any(compared(table) for table in tables)
    )
