"""The last tricks of a match, against max^n over the rules themselves."""

import pytest

from tefuda.core.chance import Quick
from tefuda.games.it_normandy.bot.endgame import solve
from tefuda.games.it_normandy.rules.turns import ROUNDS
from tests.games.it_normandy.rounds import GAME, late


@pytest.mark.parametrize("name", ["last", "ways 0", "ways 3"])
def test_the_last_cards_are_solved_to_the_end(name: str) -> None:
    state = late(3, name, {}).state
    while GAME.turn(state).seats:
        assert solve(state) is not None
        seat = GAME.turn(state).seats[0]
        state = GAME.apply(state, GAME.choices(state, seat).sample(Quick("last")), seat)
    assert solve(state) == GAME.payoffs(state)


def test_an_earlier_round_is_not_solved() -> None:
    match = late(2, "early", {}, round_=0)
    assert solve(match.state) is None


def test_between_rounds_nothing_is_solved() -> None:
    """Neither before the tasks are chosen nor before the deal."""
    match = late(1, "between", {}, round_=1)
    while len(match.state.past.rounds) < ROUNDS - 1:
        assert solve(match.state) is None
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick("on")))
    assert solve(match.state) is None


def test_many_cards_are_not_solved() -> None:
    match = late(9, "many", {})
    assert solve(match.state) is None
