"""Whole matches by players alone."""

from collections.abc import Mapping, Sequence

from tefuda.ai.driving import USUAL, Budget, decide
from tefuda.ai.player import Player
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE, Value


def simulate(
    game: AnyGame,
    players: Sequence[Player],
    options: Mapping[str, Value],
    seed: str,
    limit: int | None = None,
    budget: Budget = USUAL,
) -> Match:
    """A match played to its end, one player a seat; the same seed gives the same match.

    With a `limit`, only so many moves of it. A budget in milliseconds makes it depend on the
    machine.
    """
    match = Match(game, len(players), options, seed)
    while not match.over and len(match.steps) != limit:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
            continue
        choices = match.choices(seat)
        rng = Quick("player", seed, len(match.steps))
        view = game.view(match.state, seat)
        match.play(seat, decide(players[seat].think(game, view, choices, rng), budget).move)
    return match
