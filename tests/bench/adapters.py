"""Random matches through OpenSpiel and PettingZoo beside the engine's own, in steps a second.

A step is a move of the match, nature's included, whatever actions it takes. The engine draws it,
asks it `in` its choices, and makes it. OpenSpiel's actions are taken from `legal_actions` and
applied; PettingZoo's are taken from the mask, checked and made, with nature's moves on the way.
"observing" reads the tensor at every action as well. "calls" are PettingZoo's own steps: there
is none for nature's moves, and several for a move of several words. Processor time of one core.
"""

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pyspiel

from tefuda.adapters.openspiel import short_name
from tefuda.adapters.pettingzoo import Environment
from tefuda.adapters.position import Table
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.registry import find, keys
from tools.bench import Measured

ROUNDS, SECONDS = 5, 0.5
COUNTED = 10  # matches

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


def moves_a_call(table: Table, once: Callable[[], int]) -> float:
    """How many moves of a match are made for one that is counted."""
    apply, made = table.apply, 0

    def counting(state: Any, move: Any, seat: int) -> Any:
        nonlocal made
        made += 1
        return apply(state, move, seat)

    table.apply = counting
    counted = sum(once() for _ in range(COUNTED))
    table.apply = apply
    return made / counted


def measure(key: str, players: int) -> Iterator[Measured]:
    """Medians of a few rounds that take turns."""
    game, environment = find(key), Environment(key, players)
    other = pyspiel.load_game(short_name(key), {"players": players})
    once: dict[str, Callable[[], int]] = {
        "engine": lambda: engine(game, players),
        "OpenSpiel": lambda: spiel(other),
        "PettingZoo": lambda: zoo(environment, observing=False),
        "PettingZoo observing": lambda: zoo(environment, observing=True),
    }
    tables = {"engine": None, "OpenSpiel": other.table}
    found: dict[str, list[float]] = {name: [] for name in once}
    for _ in range(ROUNDS):
        for name, job in once.items():
            found[name].append(rate(job))
    at = f"{key}, {players} players: "
    for name, rates in found.items():
        table = tables.get(name, environment.table)
        times = moves_a_call(table, once[name]) if table else 1
        beside = f"{at}engine" if table else ""
        yield at + name, [times * one for one in rates], "steps/s", beside
        if table is environment.table:
            yield f"{at}{name}, calls", rates, "/s", beside


def run() -> list[Measured]:
    """Every game at every table."""
    return [row for key in keys() for n in find(key).info.players for row in measure(key, n)]
