"""Every level plays every game and is what it is called."""

import pytest

from tefuda.ai.driving import Budget
from tefuda.ai.levels import LEVELS, PLAYERS, player
from tefuda.ai.simulation import simulate
from tefuda.core.advice import Forgetter, Lister, Solver
from tefuda.core.chance import Quick
from tefuda.core.game import BadText
from tefuda.core.registry import find, keys
from tests.ai.games import decisions

A_FEW = Budget(iterations=10)


def test_four_levels_from_weak_to_strong() -> None:
    assert len(LEVELS) == 4
    assert LEVELS[-1] == "expert"


def test_a_name_that_is_none() -> None:
    with pytest.raises(BadText, match="no level 'god'; there are random, greedy, "):
        player("god")


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("level", PLAYERS)
def test_a_level_makes_legal_moves(key: str, level: str) -> None:
    """`simulate` refuses any other."""
    game = find(key)
    for players in game.info.players:
        bots = [player(level)] * players
        match = simulate(game, bots, {}, "levels", 60, A_FEW)
        again = simulate(game, bots, {}, "levels", 60, A_FEW)
        assert [step.move for step in match.steps] == [step.move for step in again.steps]


@pytest.mark.parametrize("key", keys())
def test_a_weak_memory_keeps_what_is_in_sight(key: str) -> None:
    """The choices are those of the truth, and so is one's own view of hand and sizes."""
    game = find(key)
    for match, place in decisions(game, 8):
        step = match.steps[place]
        if isinstance(game.advice, Forgetter):
            view = game.view(step.before, step.seat)
            world = game.advice.misremember(view, Quick(place))
            choices = game.choices(step.before, step.seat)
            assert set(game.choices(world, step.seat)) == set(choices)
            game.advice.playout(world, Quick(place))


@pytest.mark.parametrize("key", keys())
def test_listed_worlds_look_like_the_truth_and_are_solved(key: str) -> None:
    game = find(key)
    for match, place in decisions(game, 12):
        step = match.steps[place]
        view = game.view(step.before, step.seat)
        worlds = game.advice.worlds(view) if isinstance(game.advice, Lister) else None
        for world in (worlds or ())[:5]:
            assert game.view(world, step.seat) == view
            move = next(iter(game.choices(world, step.seat)))
            assert isinstance(game.advice, Solver)
            assert game.advice.solve(game.apply(world, move, step.seat))
