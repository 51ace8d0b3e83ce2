"""Every level plays every game and is what it is called."""

import pytest

from tefuda.ai.driving import Budget
from tefuda.ai.levels import ADVISER, LEVELS, MINDS, PLAYERS, player, playouts
from tefuda.ai.search import Search
from tefuda.ai.simulation import simulate
from tefuda.core.advice import Forgetter, Lister, Solver
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Step
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE, BadText
from tests.ai.games import decisions

A_FEW = Budget(iterations=10)


def test_four_levels_from_weak_to_strong() -> None:
    assert len(LEVELS) == 4
    assert LEVELS[-1] == "expert"


def test_no_bot_of_a_match_has_time_to_study() -> None:
    assert not any(mind.studies for mind in MINDS.values())


def test_the_adviser_is_the_strongest_with_time_and_sits_at_no_table() -> None:
    adviser = player(ADVISER)
    assert isinstance(adviser, Search)
    assert adviser.mind == MINDS[LEVELS[-1]]._replace(studies=True)
    assert ADVISER not in PLAYERS


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
def test_a_level_has_a_number_of_playouts_for_every_decision(key: str) -> None:
    game = find(key)
    for step in decisions(game, 200):
        view = game.view(step.before, step.seat)
        numbers = [playouts(game, view, level) for level in LEVELS]
        assert 0 < numbers[0] <= numbers[-1] == playouts(game, view)
        assert numbers == sorted(numbers)
        assert playouts(game, view, ADVISER) > playouts(game, view, "greedy") == 0


@pytest.mark.parametrize("key", keys())
def test_a_weak_memory_keeps_what_is_in_sight(key: str) -> None:
    """The choices are those of the truth, and so are one's own hand and the size of others'."""
    game = find(key)
    advice = game.advice
    if not isinstance(advice, Forgetter):
        pytest.skip("all that was played lies in sight")
    for place, step in enumerate(decisions(game, 8)):
        view = game.view(step.before, step.seat)
        world = advice.misremember(view, Quick(place))
        seen = game.view(world, step.seat)
        assert (seen.hand, seen.sizes) == (view.hand, view.sizes)
        choices = game.choices(step.before, step.seat)
        assert set(game.choices(world, step.seat)) == set(choices)
        game.advice.playout(world, Quick(place))


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("match", range(3))
def test_listed_worlds_look_like_the_truth_and_are_solved(key: str, match: int) -> None:
    """The truth is among them, each is there once, and every move's end is known in each."""
    game, listed = find(key), 0
    advice = game.advice
    if not isinstance(advice, Lister):
        pytest.skip("no worlds are listed")
    assert isinstance(advice, Solver)
    for step in late(game, match):
        view = game.view(step.before, step.seat)
        worlds = advice.worlds(view) or ()
        listed += bool(worlds)
        assert not worlds or step.before in worlds
        assert len(set(worlds)) == len(worlds)
        for world in worlds[::10]:
            assert game.view(world, step.seat) == view
            for move in game.choices(world, step.seat):
                assert advice.solve(game.apply(world, move, step.seat))
    assert listed


def late(game: AnyGame, seed: int) -> list[Step]:
    """The last decisions of a quick match at the smallest table."""
    bots = [player("greedy")] * game.info.players[0]
    whole = simulate(game, bots, {}, f"late {seed}")
    return [step for step in whole.steps if step.seat != CHANCE][-12:]
