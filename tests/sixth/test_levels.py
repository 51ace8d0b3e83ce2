"""The sixth game has no bot of its own, and is played at every level all the same."""

from collections.abc import Iterator

import pytest

from tefuda.ai.driving import Budget
from tefuda.ai.levels import PLAYERS, player
from tefuda.ai.simulation import simulate
from tefuda.core.kit.beginner import Beginner
from tefuda.core.registry import find
from tests.sixth.place import KEY, added

A_FEW = Budget(iterations=10)


@pytest.fixture(autouse=True)
def sixth() -> Iterator[None]:
    with added():
        yield


def paid(seat: int, deal: int) -> float:
    """What the quick player is paid at this seat, against two that play at random."""
    names = ["random"] * 3
    names[seat] = "greedy"
    match = simulate(find(KEY), [player(name) for name in names], {}, f"deal {deal}")
    return match.game.payoffs(match.state)[seat]


def test_it_has_no_advice_of_its_own() -> None:
    assert isinstance(find(KEY).advice, Beginner)


@pytest.mark.parametrize("level", PLAYERS)
def test_a_level_makes_legal_moves(level: str) -> None:
    """`simulate` refuses any other."""
    bots = [player(level)] * 4
    assert len(simulate(find(KEY), bots, {}, "levels", 30, A_FEW).steps) == 30


def test_a_beginner_plays_better_than_chance() -> None:
    assert sum(paid(seat, deal) for seat in range(3) for deal in range(6)) > 4
