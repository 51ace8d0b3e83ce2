"""How many steps of random matches a second: ours, OpenSpiel's and PettingZoo's."""

import json
import random
import sys
import time
from collections.abc import Callable
from typing import Any

import pyspiel

from tefuda.adapters.openspiel import short_name
from tefuda.adapters.pettingzoo import Environment
from tefuda.adapters.position import Table
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE

ROUNDS, SECONDS = 7, 0.3
COUNTED = 10  # matches

RNG = random.Random(1)
OURS = Quick("bench")

Once = Callable[[], int]
"""Plays one random match, gives its steps."""


def engine(game: AnyGame, players: int, *, viewing: bool) -> int:
    state, number = game.start(players, check_options(game, players, {})), 0
    seats = game.turn(state).seats
    while seats:
        seat = seats[0]
        if viewing and seat != CHANCE:
            game.view(state, seat)
        able = game.choices(state, seat)
        move = able.sample(OURS)
        assert move in able
        state = game.apply(state, move, seat)
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


def rate(once: Once) -> float:
    """Of what is counted, a second."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        number += once()
    return number / spent


def moves_a_step(table: Table, once: Once) -> float:
    """How many moves of a match are made for one step that is counted."""
    apply, made = table.apply, 0

    def counting(state: Any, move: Any, seat: int) -> Any:
        nonlocal made
        made += 1
        return apply(state, move, seat)

    table.apply = counting
    counted = sum(once() for _ in range(COUNTED))
    table.apply = apply
    return made / counted


def rates(key: str, players: int) -> dict[str, list[float]]:
    """Moves a second, in rounds that take turns."""
    game, environment = find(key), Environment(key, players)
    other = pyspiel.load_game(short_name(key), {"players": players})
    jobs: dict[str, tuple[Once, Table | None]] = {
        "engine": (lambda: engine(game, players, viewing=False), None),
        "engine, viewing": (lambda: engine(game, players, viewing=True), None),
        "OpenSpiel": (lambda: spiel(other), other.table),
        "PettingZoo": (lambda: zoo(environment, observing=False), environment.table),
        "PettingZoo, observing": (lambda: zoo(environment, observing=True), environment.table),
    }
    times = {n: moves_a_step(table, once) if table else 1.0 for n, (once, table) in jobs.items()}
    figures: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, (once, _) in jobs.items():
            figures[name].append(times[name] * rate(once))
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps(rates(sys.argv[1], int(sys.argv[2]))))
