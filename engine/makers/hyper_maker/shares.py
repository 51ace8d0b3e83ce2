"""Fits what hands and seats promise between two tricks to games of quick players.

Only what a seat wins more than the others counts, so all is taken from the mean of the table. One
weight for every table, and a share for each place; the power is one of a few that are tried.
"""

import sys
from collections.abc import Iterator, Sequence
from math import pi, sqrt
from typing import NamedTuple

from makers.least_squares import Fit
from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng, draw
from tefuda.core.kit.deal import Deal
from tefuda.core.terms import CHANCE, Value
from tefuda.games.hyper_maker.bot.numbers import VALUES
from tefuda.games.hyper_maker.bot.playout import Run, play
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules.state import Lead
from tefuda.games.hyper_maker.rules.turns import TRICKS, apply, start

GAMES = 1500
"""At each table."""

POWERS = (3, 4, 5)
OPTIONS: dict[str, Value] = {"lead_after_tie": "stays", "games": 1}

Promises = list[list[float]]
"""card → master → what it would bring with a weight of 1."""


class Position(NamedTuple):
    """Between two tricks."""

    hands: list[list[int]]
    stock: list[int]
    leader: int
    scores: list[int]


class Shares(NamedTuple):
    """What was fit."""

    power: int
    weight: float
    shares: dict[int, list[float]]
    explained: float  # of the squares of what a seat wins more than the mean
    luck: float  # points a seat and trick that are left to it

    @property
    def spread(self) -> float:
        """The scale of the logistic distribution that is as wide as the luck of two."""
        return self.luck * sqrt(2) * sqrt(3) / pi


def dealt(players: int, rng: Rng) -> Run:
    size = TRICKS[players]
    cards = draw(DECK.cards, players * size, rng)
    hands = [DECK.sort(cards[n * size : (n + 1) * size]) for n in range(players)]
    state = apply(start(players, OPTIONS), Deal(tuple(hands)), CHANCE)
    return Run(apply(state, Lead(rng.below(players)), CHANCE))


def played(run: Run, rng: Rng) -> Iterator[Position]:
    """A game of quick players, seen where playouts are judged."""
    while run.stock:
        yield Position([hand[:] for hand in run.hands], run.stock[:], run.leader, run.scores[:])
        play(run, rng)


def promises(power: int) -> Promises:
    return [[promise(mine, master, power) for master in VALUES] for mine in VALUES]


def promise(card: Sequence[int], master: Sequence[int], power: int) -> float:
    pairs = zip(card, master, strict=True)
    return sum((mine / 10) ** power * (11 - least) for mine, least in pairs if 0 < least <= mine)


def rows(position: Position, scores: Sequence[int], table: Promises) -> Iterator[list[float]]:
    """By seat: the promise of its hand, tricks left at each place but the leader's, points won."""
    players, left = len(position.hands), len(position.stock)
    for seat, hand in enumerate(position.hands):
        hoped = sum(table[card][master] for card in hand for master in position.stock) / left
        places = [left * ((seat - position.leader) % players == at) for at in range(1, players)]
        yield [hoped, *places, scores[seat] - position.scores[seat]]


def beside_mean(table: Sequence[Sequence[float]]) -> list[list[float]]:
    """Each row less the mean of all."""
    means = [sum(column) / len(table) for column in zip(*table, strict=True)]
    return [[value - mean for value, mean in zip(row, means, strict=True)] for row in table]


def observed(players: int, games: int, table: Promises) -> Iterator[list[float]]:
    """A row for each seat and position, as far apart as one trick's luck drives them."""
    rng = Stream(players)
    for _ in range(games):
        run = dealt(players, rng)
        for position in list(played(run, rng)):
            width = sqrt(len(position.stock))
            for row in beside_mean(list(rows(position, run.scores, table))):
                yield [value / width for value in row]


def fitted(games: int, power: int) -> Shares:
    """One weight and all shares at once."""
    fit, table = Fit(1 + sum(players - 1 for players in TRICKS)), promises(power)
    for players in TRICKS:
        before = [0.0] * sum(fewer - 1 for fewer in TRICKS if fewer < players)
        after = [0.0] * sum(more - 1 for more in TRICKS if more > players)
        for hoped, *shares, won in observed(players, games, table):
            fit.add([hoped, *before, *shares, *after], won)
    return _read(fit, power)


def _read(fit: Fit, power: int) -> Shares:
    weight, *shares = fit.weights()
    by_players = {}
    for players in TRICKS:
        by_players[players] = [0.0, *shares[: players - 1]]
        shares = shares[players - 1 :]
    luck = sqrt(fit.left() / fit.rows)
    return Shares(power, weight, by_players, fit.explained(), luck)


def make(_: Sequence[str]) -> None:
    for power in POWERS:
        fit = fitted(GAMES, power)
        shares = {n: tuple(round(share, 2) for share in row) for n, row in fit.shares.items()}
        sys.stdout.write(
            f"SHARES = {shares}\nWEIGHT, POWER = {fit.weight:.2f}, {power}\n"
            f"SPREAD = {fit.spread:.2f}, luck {fit.luck:.2f}; explained: {fit.explained:.3f}\n"
        )
