"""Playouts and search iterations a second, at every table: decisions spread over a quick match.

Processor time of one core. An iteration is one move tried in one imagined world: the move
made, the rest played out, the race minded; imagining the worlds is part of it. Where OpenSpiel
is installed its Python IS-MCTS stands beside it, with the same playouts, through our adapter; its
iteration is a simulation. Both think as long about a decision, in iterations.
"""

import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from itertools import cycle
from typing import Any, TypeAlias

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import player
from tefuda.ai.player import Player
from tefuda.ai.search import Mind, Search
from tefuda.ai.simulation import simulate
from tefuda.ai.stream import Stream
from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE, AnyGame
from tefuda.core.registry import find, keys
from tools.bench import Measured

ROUNDS = 3
SECONDS = 0.5
RIVAL_SECONDS = 2.0  # it is slower, and shall see as many of the decisions
WORLDS = 100  # imagined at a time
LOOKED_AT = 4  # decisions of a match, spread over its length
THOUGHT = Budget(iterations=400)

Decision: TypeAlias = tuple[Any, int]
"""State and seat."""


def positions(game: AnyGame, players: int) -> list[Decision]:
    """A few real decisions."""
    whole = simulate(game, [player("greedy")] * players, {}, "bench", 200)
    steps = [step for step in whole.steps if step.seat != CHANCE]
    open_ = [s for s in steps if game.choices(s.before, s.seat).count() > 1]
    return [(step.before, step.seat) for step in open_[:: max(1, len(open_) // LOOKED_AT)]]


def playing_out(game: AnyGame, decisions: list[Decision]) -> Callable[[], float]:
    """Playouts a second, each in a world of its own, which is imagined for nothing."""
    rng, stream, found = Quick("playouts"), Stream(1), cycle(decisions)

    def rate() -> float:
        number, spent = 0, 0.0
        while spent < SECONDS:
            asked = [next(found) for _ in range(WORLDS)]
            worlds = [game.imagine(game.view(state, seat), rng) for state, seat in asked]
            start = time.process_time()
            for world in worlds:
                game.advice.playout(world, stream)
            spent += time.process_time() - start
            number += WORLDS
        return number / spent

    return rate


def thinking(
    game: AnyGame, decisions: list[Decision], thinker: Player, seconds: float = SECONDS
) -> Callable[[], float]:
    """Iterations a second of a whole thinker, never twice in the same worlds."""
    rng, found = Quick("iterations"), cycle(decisions)

    def rate() -> float:
        start, number = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds:
            state, seat = next(found)
            thoughts = thinker.think(game, game.view(state, seat), game.choices(state, seat), rng)
            number += decide(thoughts, THOUGHT).iterations
        return number / spent

    return rate


def rival() -> Player | None:
    """OpenSpiel's IS-MCTS with our playouts, where it is installed."""
    try:
        found: Player = import_module("tefuda.adapters.ismcts").playout(THOUGHT)
    except ModuleNotFoundError as missing:
        sys.stdout.write(f"  IS-MCTS is left out: {missing}\n")
        return None
    return found


def measure(game: AnyGame, players: int, other: Player | None) -> Iterator[Measured]:
    """Medians of a few rounds. Our thinker solves no endgames here."""
    decisions, at = positions(game, players), f"{game.info.key}, {players} players: "
    once = {
        "playouts": playing_out(game, decisions),
        "thinker": thinking(game, decisions, Search(Mind(solves=False))),
    }
    if other is not None:
        once["IS-MCTS"] = thinking(game, decisions, other, RIVAL_SECONDS)
    rates: dict[str, list[float]] = {name: [] for name in once}
    for _ in range(ROUNDS):
        for name, job in once.items():
            rates[name].append(job())
    yield at + "playouts", rates["playouts"], "/s", ""
    if other is not None:
        yield at + "IS-MCTS", rates["IS-MCTS"], "/s", ""
    yield at + "thinker", rates["thinker"], "/s", at + ("IS-MCTS" if other else "playouts")


def run() -> list[Measured]:
    """Every game at every table."""
    other = rival()
    games = [find(key) for key in keys()]
    return [
        row for game in games for size in game.info.players for row in measure(game, size, other)
    ]
