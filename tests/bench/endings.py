"""How often advice, and the top level, begin with the best move where that can be known.

Best is the move with the highest mean over the worlds that fit the view, of what a match ends
with when all cards lie open and everybody plays for themselves (max^n), found here by the rules
alone and by no advice. Worlds are drawn; a move counts as best if it is not behind by more than
two standard errors. In hundredths; the regret is in hundredths of what a winner is paid.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from math import sqrt
from statistics import fmean
from typing import Any, TypeAlias

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import ADVISER, LEVELS, player, playouts
from tefuda.ai.simulation import simulate
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE, Seat
from tools.bench import Measured

DECISIONS = 40  # a table
MATCHES = 60  # at the most
WORLDS = 100  # drawn
NODES = 4_000  # of the tree of one world

Paid: TypeAlias = tuple[float, ...]


class TooMuch(Exception):
    """More is left than `NODES`."""


class Ending:
    """What is left of a match, with all cards open."""

    def __init__(self, game: AnyGame) -> None:
        self.game, self.left = game, NODES

    def best(self, state: Any) -> Paid:
        """By seat; of equal moves the first. Nature's moves, listed, count alike."""
        self.left -= 1
        if self.left < 0:
            raise TooMuch
        game, seats = self.game, self.game.turn(state).seats
        if not seats:
            return game.payoffs(state)
        seat = seats[0]
        choices = game.choices(state, seat)
        if choices.count() > self.left:
            raise TooMuch
        after = [self.best(game.apply(state, move, seat)) for move in choices]
        if seat == CHANCE:
            return tuple(sum(paid) / len(after) for paid in zip(*after, strict=True))
        return max(after, key=lambda paid: paid[seat])


def judged(game: AnyGame, state: Any, seat: Seat) -> Mapping[Any, list[float]]:
    """Each move's payoff in every world drawn; `TooMuch` if that cannot be known."""
    view, rng = game.view(state, seat), Quick("worlds")
    worlds = Counter(game.imagine(view, rng) for _ in range(WORLDS))
    payoffs: dict[Any, list[float]] = {move: [] for move in game.choices(state, seat)}
    for world, times in worlds.items():
        for move, values in payoffs.items():
            value = Ending(game).best(game.apply(world, move, seat))[seat]
            values.extend([value] * times)
    return payoffs


def regret(payoffs: Mapping[Any, list[float]], chosen: Any) -> tuple[bool, float]:
    """Whether a move is not surely worse than the best, and by how much its mean is less."""
    best = max(payoffs.values(), key=sum)
    gaps = [mine - other for mine, other in zip(best, payoffs[chosen], strict=True)]
    middle = sum(gaps) / len(gaps)
    error = sqrt(sum((gap - middle) ** 2 for gap in gaps)) / len(gaps)
    return middle <= 2 * error, middle


def decisions(game: AnyGame, players: int) -> Iterator[tuple[Any, Seat, Mapping[Any, list[float]]]]:
    """Endings in which it matters what is played, of matches between quick players."""
    for deal in range(MATCHES):
        whole = simulate(game, [player("greedy")] * players, {}, f"endings/{deal}", None)
        for step in reversed(whole.steps):
            if step.seat == CHANCE or game.choices(step.before, step.seat).count() < 2:
                continue
            try:
                payoffs = judged(game, step.before, step.seat)
            except TooMuch:
                break
            if len({round(sum(paid), 6) for paid in payoffs.values()}) > 1:
                yield step.before, step.seat, payoffs


def measure(game: AnyGame, players: int) -> Iterator[Measured]:
    """What a hint says and the top level does at one table, with the playouts they have there."""
    endings = list(islice(decisions(game, players), DECISIONS))
    for level in (ADVISER, LEVELS[-1]) if endings else ():
        judged = [
            regret(payoffs, first(level, game, state, seat, number))
            for number, (state, seat, payoffs) in enumerate(endings)
        ]
        at = f"{game.info.key}, {players} players, {level}: "
        yield f"{at}best of {len(judged)}", 100 * fmean(best for best, _ in judged), "%", ""
        yield f"{at}regret", 100 * fmean(behind for _, behind in judged), "", ""


def first(level: str, game: AnyGame, state: Any, seat: Seat, number: int) -> Any:
    """The move of a level."""
    view, choices = game.view(state, seat), game.choices(state, seat)
    thoughts = player(level).think(game, view, choices, Quick("endings", str(number)))
    return decide(thoughts, Budget(iterations=playouts(game, view, level))).move


def run() -> Iterator[Measured]:
    """Every game at every table that has endings so small."""
    for key in keys():
        game = find(key)
        for players in game.info.players:
            yield from measure(game, players)
