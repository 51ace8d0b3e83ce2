"""Where the top level stands between a quick policy and itself with every card in sight.

One seat of it against a table of greedy players, from every seat of the same deals, at every
table: how much more it is paid than they are, in hundredths of what a winner is paid, with a 95 %
interval. The one that sees is no bot of ours: only here is a player shown the truth.
CEILING_DEALS=40 takes longer.
"""

import os
from collections.abc import Iterator
from typing import Any

from tefuda.ai.arena import mean
from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import MINDS, PLAYERS
from tefuda.ai.player import Player
from tefuda.ai.search import Search
from tefuda.core.chance import Quick, Rng
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE, Seat, Value
from tools.bench import Measured

DEALS = int(os.environ.get("CEILING_DEALS", "12"))
BUDGET = Budget(iterations=200)
SHORT: dict[str, Value] = {"hands": 1}


class Seeing(Search):
    """The same thinker, told what is true before it thinks."""

    truth: Any

    def _worlds(self, game: AnyGame, view: Any, rng: Rng) -> Iterator[Any]:
        while True:
            yield self.truth


def run() -> Iterator[Measured]:
    """Every game at every table."""
    for key in keys():
        for players in find(key).info.players:
            yield from measure(find(key), players)


def measure(game: AnyGame, players: int) -> Iterator[Measured]:
    best = "expert"
    for name, player in {best: PLAYERS[best], "seeing": Seeing(MINDS[best])}.items():
        leads = [lead(game, player, players, f"ceiling/{deal}") for deal in range(DEALS)]
        margin = mean(leads)
        at = f"{game.info.key}, {players} players: "
        yield f"{at}{name} over greedy", 100 * margin.mean, f"± {100 * margin.within:.0f}", ""


def lead(game: AnyGame, player: Player, players: int, seed: str) -> float:
    """How much more a player is paid than greedy ones, the mean over the seats of one deal."""
    leads = []
    for seat in range(players):
        paid = payoffs(game, player, players, seat, seed)
        leads.append(paid[seat] - (sum(paid) - paid[seat]) / (players - 1))
    return sum(leads) / players


def payoffs(
    game: AnyGame, player: Player, players: int, place: Seat, seed: str
) -> tuple[float, ...]:
    options = {**game.info.defaults(players), **SHORT}
    known = {option.name for option in game.info.options}
    match = Match(game, players, {n: value for n, value in options.items() if n in known}, seed)
    while not match.over:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
            continue
        who = player if seat == place else PLAYERS["greedy"]
        if isinstance(who, Seeing):
            who.truth = match.state
        view, rng = game.view(match.state, seat), Quick("player", seed, len(match.steps))
        thoughts = who.think(game, view, match.choices(seat), rng)
        match.play(seat, decide(thoughts, BUDGET).move)
    return game.payoffs(match.state)
