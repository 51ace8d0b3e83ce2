"""OpenSpiel's own test and its IS-MCTS, on every game at every table."""

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import tefuda
from tefuda.adapters.openspiel import is_mixed, short_name
from tefuda.core.registry import keys
from tefuda.core.terms import Value
from tests.contract.tables import Set, every

SIMULATIONS = 2


def load(one: Set) -> pyspiel.Game:
    return pyspiel.load_game(short_name(one.key), {"players": one.players})


def walk(game: pyspiel.Game, seed: int, limit: int) -> Iterator[pyspiel.State]:
    """The states of a random match at which a player is to act."""
    rng, state = np.random.RandomState(seed), game.new_initial_state()
    while not state.is_terminal() and limit:
        if not state.is_chance_node():
            limit -= 1
            yield state
        state.apply_action(rng.choice(state.legal_actions()))


def test_random_simulation(size: Set) -> None:
    pyspiel.random_sim_test(load(size), num_sims=1, serialize=True, verbose=False)


def test_information_set_search(size: Set) -> None:
    """A few of its decisions, spread over a match."""
    game, rng = load(size), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(game, evaluator, 1.4, SIMULATIONS, random_state=rng)
    for number, state in enumerate(walk(game, 1, 60)):
        if number % 20 == 0:
            assert bot.step(state) in state.legal_actions()


def test_a_resampled_state_looks_the_same(size: Set) -> None:
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    for state in walk(load(size), 2, 60):
        player = state.current_player()
        other = state.resample_from_infostate(player, sampler)
        assert other.current_player() == player
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()


def test_a_match_can_be_pickled_and_repeated(size: Set) -> None:
    """All chance is in the history."""
    game = load(size)
    *_, state = walk(game, 3, 40)
    again = game.new_initial_state()
    for action in state.history():
        again.apply_action(action)
    assert str(again) == str(state) == str(pickle.loads(pickle.dumps(state)))  # noqa: S301


def test_a_game_can_be_pickled(size: Set) -> None:
    """To where nothing of ours was imported yet, too."""
    game = load(size)
    kept = pickle.dumps(game)
    assert str(pickle.loads(kept)) == str(game)  # noqa: S301
    read = f"import pickle; print(pickle.loads({kept!r}))"
    assert run([sys.executable, "-c", read]) == f"{game}\n"


def run(command: list[str]) -> str:
    """What a program writes."""
    env = {**os.environ, "PYTHONPATH": str(Path(tefuda.__path__[0]).parent)}
    done = subprocess.run(command, env=env, check=True, stdout=subprocess.PIPE, text=True)  # noqa: S603
    return done.stdout


def test_an_illegal_action_is_refused(size: Set) -> None:
    """Nature's and a player's; the state is as it was."""
    state = load(size).new_initial_state()
    for _ in range(20):
        legal = state.legal_actions()
        with pytest.raises(ValueError, match=r"-7 is not among the legal actions \["):
            state.apply_action(-7)
        assert state.legal_actions() == legal
        state.apply_action(legal[0])


@pytest.mark.parametrize("one", list(every()), ids=str)
def test_every_option_is_a_parameter(one: Set) -> None:
    params: dict[str, Value] = {"players": one.players}
    for option in one.game.info.options:
        if option.name in one.options:
            value = one.options[option.name]
            place = option.values(one.players).index(value)
            params[option.name] = place if is_mixed(option) else value
    game = pyspiel.load_game(short_name(one.key), params)
    asked = {**one.game.info.defaults(one.players), **one.options}
    assert game.table.options == asked
    assert pyspiel.load_game(str(game)).table.options == asked


def test_an_unknown_table_is_refused() -> None:
    with pytest.raises(ValueError, match="is not for 9 players"):
        pyspiel.load_game(short_name(keys()[0]), {"players": 9})
