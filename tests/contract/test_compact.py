"""Rules written twice are the same rules, at every table and with every option."""

import pytest

from tefuda.core.advice import Solver
from tefuda.core.compact import Simulated
from tests.contract.beside import LEAST, SOLVED, Beside
from tests.contract.tables import Set


@pytest.mark.parametrize("what", LEAST)
def test_a_simulator_keeps_the_rules(table: Set, what: str) -> None:
    """Random matches beside it move by move, its playouts made again, and all it may begin with."""
    if not isinstance(table.game.advice, Simulated):
        pytest.skip("no simulator that goes move by move")
    Beside(table).enough(what, LEAST[what])


@pytest.mark.parametrize("what", SOLVED)
def test_what_is_solved_is_best_by_the_rules(table: Set, what: str) -> None:
    if not isinstance(table.game.advice, Solver):
        pytest.skip("nothing is solved")
    Beside(table).enough(what, SOLVED[what])
