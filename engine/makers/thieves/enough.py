"""Finds by repeated best response what a thief must be worth to go home as it.

In 10,000 decisions of quick players at each table both acts are played out; the worth from which
on going home brings more takes the place of the one that stood there; five times.
"""

import sys
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Seat
from tefuda.games.thieves.bot import playout
from tefuda.games.thieves.bot.advice import cheapest
from tefuda.games.thieves.bot.playout import Run
from tefuda.games.thieves.rules.turns import HIDE, apply, choices, hideable, turn

DECISIONS, TIMES = 10_000, 5
HIGHEST = 20
Enough = dict[int, tuple[int, ...]]
"""Players out stealing → cards in hand → what a thief must be worth."""


class Gain(NamedTuple):
    """What going home brought more than stealing, once."""

    out: int
    cards: int
    worth: int
    points: float


def dealt(players: int, rng: Rng) -> Run:
    """The first turn of a match, first treasures hidden."""
    game = find("thieves")
    state = game.start(players, game.info.defaults(players))
    while state.now.phase < 0:
        state = apply(state, choices(state, CHANCE).sample(rng), CHANCE)
    while state.now.phase == 0:
        (seat, *_) = turn(state).seats
        colour = state.thieves[seat].colour
        state = apply(state, HIDE[cheapest(hideable(state.hands[seat], colour), colour)], seat)
    return Run(state)


def copied(run: Run, seat: Seat) -> Run:
    """The same turn, that seat to act."""
    copy = object.__new__(Run)
    copy.colours, copy.sums, copy.liked = run.colours[:], run.sums[:], run.liked[:]
    copy.hands = [hand[:] for hand in run.hands]
    copy.given, copy.out, copy.first = run.given[:], run.out[:], run.out.index(seat)
    return copy


def decisions(run: Run, rng: Rng) -> Iterator[tuple[Run, Seat]]:
    """What a turn of quick players asks, with the table as it was."""
    acting = run.out[run.first :]
    while run.hands[acting[0]]:
        for seat in acting:
            yield copied(run, seat), seat
            enough = playout.ENOUGH[len(run.out)][len(run.hands[seat])]
            if run.worth(seat) >= enough or playout.slip(rng):
                run.home(seat)
                if len(run.out) == 1:
                    return
            else:
                run.steal(seat, playout.pick(run, seat, rng))
        run.walk()
        acting = run.out[:]


def lead(run: Run, seat: Seat, rng: Rng, *, home: bool) -> float:
    """Points over the mean of the others when the turn is played on after such an act."""
    run = copied(run, seat)
    if home:
        run.home(seat)
    else:
        run.steal(seat, playout.pick(run, seat, rng))
        run.first += 1
    points = run.points() if len(run.out) == 1 else playout.play(run, rng)
    return points[seat] - (sum(points) - points[seat]) / (len(points) - 1)


def gains(players: int, number: int, rng: Rng) -> Iterator[Gain]:
    """Of so many decisions, or a few more."""
    seen = 0
    while seen < number:
        for run, seat in decisions(dealt(players, rng), rng):
            seen += 1
            luck = rng.below(1 << 30)
            more = lead(run, seat, Stream(luck), home=True)
            more -= lead(run, seat, Stream(luck + 1), home=False)
            yield Gain(len(run.out), len(run.hands[seat]), run.worth(seat), more)


def response(number: int, rng: Rng) -> Enough:
    """What is best for one seat against a table that goes by `ENOUGH`; where nobody was, that."""
    points: dict[tuple[int, int], list[float]] = defaultdict(lambda: [0.0] * (HIGHEST + 1))
    for players in (3, 4):
        for gain in gains(players, number, rng):
            points[gain.out, gain.cards][max(0, min(gain.worth, HIGHEST))] += gain.points
    made = {out: list(row) for out, row in playout.ENOUGH.items()}
    for (out, cards), by_worth in points.items():
        made[out][cards] = threshold(by_worth)
    return {out: tuple(row) for out, row in made.items()}


def threshold(points: Sequence[float]) -> int:
    """The worth from which on going home brings most; of equals the least."""
    return max(range(len(points)), key=lambda worth: sum(points[worth:]))


def make(_: Sequence[str]) -> None:
    rng, standing = Stream(1), playout.ENOUGH
    try:
        for _time in range(TIMES):
            playout.ENOUGH = response(DECISIONS, rng)
            sys.stdout.write(f"{playout.ENOUGH}\n")
    finally:
        playout.ENOUGH = standing
