"""PettingZoo's own tests, on every game at every table; their warnings are errors here."""

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from tefuda.adapters.pettingzoo import Environment, env
from tefuda.core.registry import keys
from tests.contract.tables import Set


def make(one: Set) -> Environment:
    return Environment(one.key, one.players, one.options)


def test_the_interface(size: Set) -> None:
    api_test(make(size), num_cycles=100)


def test_seeds(size: Set) -> None:
    seed_test(lambda: make(size), num_cycles=50)


def test_payoffs_come_at_the_end(size: Set) -> None:
    table, rng = make(size), np.random.default_rng(1)
    table.reset(seed=1)
    paid = {}
    for agent in table.agent_iter():
        _, reward, over, _, info = table.last(observe=False)
        paid[agent] = reward
        table.step(None if over else rng.choice(np.flatnonzero(info["action_mask"])))
    assert [paid[agent] for agent in table.possible_agents] == table.position.payoffs()
    assert not table.agents


def test_an_illegal_action_is_refused() -> None:
    table = env(keys()[0])
    table.reset(seed=1)
    with pytest.raises(ValueError, match="may not -1 now"):
        table.step(-1)
