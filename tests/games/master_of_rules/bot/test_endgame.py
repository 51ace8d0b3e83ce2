"""The end of the last round solved."""

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.bot.endgame import SOLVED, solve
from tefuda.games.master_of_rules.rules.turns import ROUNDS
from tests.games.master_of_rules.tables import finish

GAME = find("master_of_rules")


def last_plays(players: int, left: int, seed: str) -> Match:
    """A random match up to where so many plays are left."""
    match = finish(Match(GAME, players, {}, seed), ROUNDS[players] - 1)
    while match.state.now.plays < 2 * players - left or match.turn.seats == (CHANCE,):
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick(seed, len(match.steps))))
    return match


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_last_plays_are_solved(players: int) -> None:
    assert solve(last_plays(players, SOLVED[players], "end").state) is not None


def test_a_match_that_is_over_is_solved() -> None:
    over = finish(Match(GAME, 3, {}, "over")).state
    assert solve(over) == GAME.payoffs(over)


def test_no_more_than_that_is_solved() -> None:
    assert solve(last_plays(4, 5, "early").state) is None
    assert solve(finish(Match(GAME, 4, {}, "early"), 3).state) is None
