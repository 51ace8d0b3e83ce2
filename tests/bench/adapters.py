"""Random matches through OpenSpiel and PettingZoo beside the engine's own, in steps a second.

A step of the engine is a move, nature's included: drawn, asked `in` its choices, and made. A step
of OpenSpiel is an action taken from `legal_actions` and applied, nature's included; of PettingZoo
an action taken from the mask, checked and made, while nature's moves inside count for nothing.
"observing" reads the tensor at every step as well. Processor time of one core.
"""

import random
import time
from collections.abc import Callable

import pyspiel

from tefuda.adapters.openspiel import short_name
from tefuda.adapters.pettingzoo import Environment
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.registry import find, keys
from tools.bench import Measured

ROUNDS, SECONDS = 5, 0.5

RNG = random.Random(1)
OURS = Quick("bench")


def engine(game: AnyGame, players: int) -> int:
    """The steps of one random match."""
    state, number = game.start(players, check_options(game, players, {})), 0
    seats = game.turn(state).seats
    while seats:
        able = game.choices(state, seats[0])
        move = able.sample(OURS)
        assert move in able
        state = game.apply(state, move, seats[0])
        seats = game.turn(state).seats
        number += 1
    return number


def spiel(game: pyspiel.Game) -> int:
    state, number = game.new_initial_state(), 0
    while not state.is_terminal():
        state.apply_action(RNG.choice(state.legal_actions()))
        number += 1
    return number


def zoo(environment: Environment, *, observing: bool) -> int:
    environment.reset(seed=RNG.getrandbits(32))
    number = 0
    for _ in environment.agent_iter():
        _, _, over, _, info = environment.last(observe=observing)
        if over:
            environment.step(None)
            continue
        environment.step(RNG.choice(info["action_mask"].nonzero()[0].tolist()))
        number += 1
    return number


def rate(once: Callable[[], int]) -> float:
    """Steps a second."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        number += once()
    return number / spent


def jobs(key: str, players: int) -> dict[str, Callable[[], int]]:
    game, table = find(key), Environment(key, players)
    other = pyspiel.load_game(short_name(key), {"players": players})
    return {
        "engine": lambda: engine(game, players),
        "OpenSpiel": lambda: spiel(other),
        "PettingZoo": lambda: zoo(table, observing=False),
        "PettingZoo observing": lambda: zoo(table, observing=True),
    }


def measure(key: str, players: int) -> list[Measured]:
    """Medians of a few rounds that take turns."""
    once = jobs(key, players)
    found: dict[str, list[float]] = {name: [] for name in once}
    for _ in range(ROUNDS):
        for name, job in once.items():
            found[name].append(rate(job))
    at = f"{key}, {players} players: "
    return [
        (at + name, rates, "steps/s", "" if name == "engine" else f"{at}engine")
        for name, rates in found.items()
    ]


def run() -> list[Measured]:
    """Every game at every table."""
    return [row for key in keys() for n in find(key).info.players for row in measure(key, n)]
