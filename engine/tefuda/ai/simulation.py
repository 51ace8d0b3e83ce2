"""Whole matches by players alone."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import islice

from tefuda.ai.deal import deal_key, stream
from tefuda.ai.driving import USUAL, Budget, decide
from tefuda.ai.levels import playouts
from tefuda.ai.player import Player, Thought
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.plain import to_plain
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

    With a `limit`, only so many moves of it. Each decision has the budget; `USUAL` is the number of
    playouts that levels have on the page. One in milliseconds makes it depend on the machine.
    """
    match = Match(game, len(players), options, seed)
    for _ in islice(playing(match, players, budget), limit):
        pass
    return match


def playing(
    match: Match, players: Sequence[Player], budget: Budget = USUAL
) -> Iterator[Thought | None]:
    """Play on, a move at a time: what was thought of each, None of nature's."""
    game = match.game
    deal = deal_key(game.info.key, match.players, match.options, match.seed)
    while not match.over:
        seat, thought = match.turn.seats[0], None
        if seat == CHANCE:
            match.chance()
        else:
            view = game.view(match.state, seat)
            rng = stream(deal, to_plain(view))
            thoughts = players[seat].think(game, view, match.choices(seat), rng)
            most = Budget(iterations=playouts(game, view)) if budget == USUAL else budget
            thought = decide(thoughts, most)
            match.play(seat, thought.move)
        yield thought
