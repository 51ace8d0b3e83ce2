"""Playouts and search iterations a second, by game: a first decision of a quick match.

Processor time of one core. An iteration is one move tried in one imagined world: the move
made, the rest played out, the race minded; imagining the worlds is part of it.
"""

import time
from collections.abc import Iterator
from itertools import islice
from typing import Any

from tefuda.ai.levels import player
from tefuda.ai.search import Mind, Search
from tefuda.ai.simulation import simulate
from tefuda.ai.stream import Stream
from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE, AnyGame
from tefuda.core.registry import find, keys
from tools.bench import Measured

SECONDS = 0.5
ROUNDS = 3
LOOKED_AT = 4  # decisions of a match, spread over its length


def positions(game: AnyGame, players: int) -> list[tuple[Any, int]]:
    """(state, seat) of a few real decisions."""
    whole = simulate(game, [player("greedy")] * players, {}, "bench", 200)
    steps = [step for step in whole.steps if step.seat != CHANCE]
    open_ = [s for s in steps if game.choices(s.before, s.seat).count() > 1]
    return [(step.before, step.seat) for step in open_[:: max(1, len(open_) // LOOKED_AT)]]


def playouts(game: AnyGame, decisions: list[tuple[Any, int]]) -> float:
    """Playouts alone, from worlds as the search imagines them."""
    rng = Quick("playouts")
    worlds = [game.imagine(game.view(state, seat), rng) for state, seat in decisions]
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        game.advice.playout(worlds[number % len(worlds)], Stream(number))
        number += 1
    return number / spent


def iterations(game: AnyGame, decisions: list[tuple[Any, int]]) -> float:
    """Of the whole thinker, with neither endgames nor an early end."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        for state, seat in decisions:
            number += max(one.iterations for one in islice(_think(game, state, seat), 5))
    return number / spent


def _think(game: AnyGame, state: Any, seat: int) -> Iterator[Any]:
    view, choices = game.view(state, seat), game.choices(state, seat)
    return Search(Mind(solves=False)).think(game, view, choices, Quick("iterations"))


def run() -> list[Measured]:
    found: list[Measured] = []
    for key in keys():
        game = find(key)
        size = 4 if 4 in game.info.players else game.info.players[0]
        decisions, name = positions(game, size), f"{key}, {size} players"
        alone = [playouts(game, decisions) for _ in range(ROUNDS)]
        whole = [iterations(game, decisions) for _ in range(ROUNDS)]
        found.append((f"{name}, playouts", alone, "/s", ""))
        found.append((f"{name}, thinker", whole, "/s", f"{name}, playouts"))
    return found
