"""Plays rounds to their end and writes what scores promise there: ten minutes of two cores."""

import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache, partial
from itertools import product
from pathlib import Path
from textwrap import wrap

from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng, draw
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.games.it_normandy.bot import outlook
from tefuda.games.it_normandy.bot.habits import evenly
from tefuda.games.it_normandy.bot.numbers import RANKS
from tefuda.games.it_normandy.bot.outlook import CARRIED, LEAST, LEVELS, MOST
from tefuda.games.it_normandy.bot.playout import Run, SelfPlay
from tefuda.games.it_normandy.cards import SUITS
from tefuda.games.it_normandy.rules.scoring import trump_suits
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS

TIMES = 400

Place = tuple[int, int, int, int]
"""Score of a seat and of the other, and the classes of what they take along."""


@cache
def some_run() -> Run:
    """Of a match with the usual options, in any position."""
    match, rng = Match(find("it_normandy"), 2, {}, "some"), Stream(1)
    while match.state.now.leader < 0:
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(rng))
    return Run(match.state)


def dealt(run: Run, over: int, scores: list[int], carried: list[int], rng: Rng) -> Run:
    """The start of the round after so many, dealt at random."""
    run = run.copy()
    run.number, run.scores = over, scores
    run.personal = [list(evenly(number, rng.below(3))) for number in carried]
    run.won, run.surplus, run.solves = [0, 0], [0, 0], [[0, 0, 0], [0, 0, 0]]
    cards = draw(range(len(RANKS)), 2 * TRICKS + 1, rng)
    run.hands = [sorted(cards[:TRICKS]), sorted(cards[TRICKS:-1])]
    run.rank = RANKS[cards[-1]]
    run.common = [1 + rng.below(6) for _ in SUITS]
    run.trump(trump_suits(tuple(run.common)))
    first, second = scores
    run.leader = rng.below(2) if first == second else int(second < first)
    return run


def mean(run: Run, over: int, place: Place, rng: Rng, times: int = TIMES) -> float:
    """What a seat is paid on average, from such a place."""
    total = 0.0
    for _ in range(times):
        carried = [CARRIED[number][rng.below(len(CARRIED[number]))] for number in place[2:]]
        total += SelfPlay(dealt(run, over, list(place[:2]), carried, rng), rng).finish()[0]
    return total / times


def row(over: int, table: tuple[str, str], mine: int) -> str:
    """The places with one score of a seat."""
    return "".join(levels(over, table, mine))


def levels(over: int, table: tuple[str, str], mine: int) -> Iterator[str]:
    """Place by place; `table` tells what comes after."""
    outlook.TABLE = table
    run, rng, classes = some_run(), Stream(100 * over + mine - LEAST), range(len(CARRIED))
    for place in product([mine], range(LEAST, MOST + 1), classes, classes):
        paid = mean(run, over, place, rng)
        yield LEVELS[round((paid + 1) / 2 * (len(LEVELS) - 1))]


def make(_: Sequence[str]) -> None:
    """The last round first: the other ends in what it promises."""
    halves = ["", ""]
    with ProcessPoolExecutor() as pool:
        for over in range(ROUNDS - 1, 0, -1):
            made = partial(row, over, (halves[0], halves[1]))
            halves[over - 1] = "".join(pool.map(made, range(LEAST, MOST + 1)))
    file = Path(outlook.__file__)
    text = file.read_text(encoding="utf-8").split("TABLE = ")[0] + "TABLE = (\n"
    for part in halves:
        lines = [f'        "{line}"\n' for line in wrap(part, 81)]
        text += f"    (\n{''.join(lines)}    ),\n"
    file.write_text(text + ")\n", encoding="utf-8")
    sys.stdout.write(f"{file.name}: {sum(map(len, halves))} places\n")
