"""Playouts that make no moves, held against matches played by quick players."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from itertools import chain, count, islice
from statistics import fmean, stdev
from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE
from tests.contract.tables import Set, every

PARTS, PLAYOUTS = 40, 10
ERRORS, BIAS = 3, 0.02
"""How far the means may be apart: standard errors of what was played, and a share of it."""


def parts(one: Set, seed: int) -> Iterator[list[Any]]:
    """The states of each round of a match between quick players, and the one after it."""
    match, rng = Match(one.game, one.players, one.options, f"race {seed}"), Quick("race", seed)
    states = [match.state]
    while not match.over:
        seat, round_ = match.turn.seats[0], match.turn.round
        if seat == CHANCE:
            match.chance()
        else:
            view, choices = one.game.view(match.state, seat), match.choices(seat)
            match.push(seat, one.game.advice.greedy(view, choices, rng))
        states.append(match.state)
        if match.over or match.turn.round != round_:
            yield states
            states = [match.state]


def compared(one: Set) -> dict[str, tuple[Sequence[float], Sequence[float]]]:
    """By figure: what playouts came to, and what was played; {} where nothing is promised."""
    advice: Any = one.game.advice
    sides: dict[str, tuple[list[float], list[float]]] = defaultdict(lambda: ([], []))
    for number, states in enumerate(islice(chain.from_iterable(_all(one)), PARTS)):
        while states and not advice.figures(states[0], Quick(number)):
            del states[0]
        if not states:
            return {}
        for name, value in advice.counted(states).items():
            sides[name][1].append(value)
        for playout in range(PLAYOUTS):
            for name, value in advice.figures(states[0], Quick(number, playout)).items():
                sides[name][0].append(value)
    return dict(sides)


def _all(one: Set) -> Iterator[Iterator[list[Any]]]:
    return (parts(one, seed) for seed in count())


def strays(one: Set) -> list[str]:
    """The figures that playouts and matches do not share."""
    return [
        f"{name}: {fmean(mine):.2f}, but played {fmean(played):.2f}"
        for name, (mine, played) in compared(one).items()
        if abs(fmean(mine) - fmean(played))
        > ERRORS * stdev(played) / len(played) ** 0.5 + BIAS * fmean(played)
    ]


def is_caught(key: str) -> bool:
    """Whether some table of a game shows that its playouts have gone astray."""
    return any(strays(one) for one in every() if one.key == key)
