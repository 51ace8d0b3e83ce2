"""How many playouts and iterations a second, in whatever Python runs this: it needs the engine alone."""

import json
import sys
import time
from collections.abc import Callable
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
from tefuda.core.game import AnyGame
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE

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
    rng, stream, endless = Quick("playouts"), Stream(1), cycle(decisions)

    def rate() -> float:
        number, spent = 0, 0.0
        while spent < SECONDS:
            asked = [next(endless) for _ in range(WORLDS)]
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
    rng, endless = Quick("iterations"), cycle(decisions)

    def rate() -> float:
        start, number = time.process_time(), 0
        while (spent := time.process_time() - start) < seconds:
            state, seat = next(endless)
            thoughts = thinker.think(game, game.view(state, seat), game.choices(state, seat), rng)
            number += decide(thoughts, THOUGHT).iterations
        return number / spent

    return rate


def rival(decisions: list[Decision], game: AnyGame) -> Callable[[], float]:
    """OpenSpiel's IS-MCTS with our playouts; `ModuleNotFoundError` where it is not installed."""
    other: Player = import_module("tefuda.adapters.ismcts").playout(THOUGHT)
    return thinking(game, decisions, other, RIVAL_SECONDS)


def rates(key: str, players: int, *, beside: bool = False) -> list[list[float]]:
    """Of playouts, our thinker, which solves no endgames here, and its rival, in turns."""
    game = find(key)
    decisions = positions(game, players)
    jobs = [
        playing_out(game, decisions),
        thinking(game, decisions, Search(Mind(solves=False))),
        *([rival(decisions, game)] if beside else []),
    ]
    rounds = [[job() for job in jobs] for _ in range(ROUNDS)]
    return [list(of_one) for of_one in zip(*rounds, strict=True)]


if __name__ == "__main__" and len(sys.argv) > 2:
    sys.stdout.write(json.dumps(rates(sys.argv[1], int(sys.argv[2]), beside=True)))
