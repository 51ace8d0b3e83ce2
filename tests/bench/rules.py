"""Random games a second through the full rules, every move asked `in` its choices.

Hyper Maker stands beside a hand-written integer loop that plays the same games. Processor time
of one core.
"""

import time
from collections.abc import Callable

from tefuda.core.chance import Quick, Rng
from tefuda.core.game import AnyGame
from tefuda.core.match import check_options
from tefuda.core.registry import find, keys
from tests.bench.rivals import integers
from tools.bench import Measured

ROUNDS, SECONDS = 5, 0.6
BY_HAND = "hyper_maker"


def play(game: AnyGame, players: int, rng: Rng) -> tuple[int, ...]:
    """The scores of one random match, default options."""
    turn, choices, apply = game.turn, game.choices, game.apply
    state = game.start(players, check_options(game, players, {}))
    seats = turn(state).seats
    while seats:
        able = choices(state, seats[0])
        move = able.sample(rng)
        assert move in able
        state = apply(state, move, seats[0])
        seats = turn(state).seats
    return game.scores(state)


def rate(once: Callable[[], object]) -> float:
    """How often a second."""
    start, number = time.process_time(), 0
    while (spent := time.process_time() - start) < SECONDS:
        once()
        number += 1
    return number / spent


def run() -> list[Measured]:
    """Medians of a few rounds that take turns."""
    assert tuple(integers.play(Quick(1))) == play(find(BY_HAND), 4, Quick(1))
    rng = Quick("bench")
    jobs: dict[str, Callable[[], object]] = {"an integer loop": lambda: integers.play(rng)}
    for key in (BY_HAND, *(key for key in keys() if key != BY_HAND)):
        game = find(key)
        size = 4 if 4 in game.info.players else game.info.players[0]
        jobs[f"{key}, {size} players"] = lambda game=game, size=size: play(game, size, rng)  # type: ignore[misc]
    figures: dict[str, list[float]] = {name: [] for name in jobs}
    for _ in range(ROUNDS):
        for name, once in jobs.items():
            figures[name].append(rate(once))
    beside = {f"{BY_HAND}, 4 players": "an integer loop"}
    return [(name, rates, "matches/s", beside.get(name, "")) for name, rates in figures.items()]
