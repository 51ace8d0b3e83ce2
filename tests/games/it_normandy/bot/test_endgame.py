"""The last tricks of a match, against max^n over the rules themselves."""

from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.games.it_normandy.bot.endgame import solve
from tefuda.games.it_normandy.rules.turns import ROUNDS
from tests.games.it_normandy.rounds import GAME, late

OPTIONS = [{}, {"off_suit": "highest_rank_wins"}, {"trump_suit": "follows_counters"}]


def brute(state: Any) -> tuple[float, ...]:
    """max^n over the protocol; of equal moves the first."""
    seats = GAME.turn(state).seats
    if not seats:
        return tuple(GAME.payoffs(state))
    after = [brute(GAME.apply(state, move, seats[0])) for move in GAME.choices(state, seats[0])]
    return max(after, key=lambda paid: paid[seats[0]])


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("cards", [1, 2, 3])
def test_the_last_tricks_are_solved(cards: int, options: dict[str, Any]) -> None:
    for number in range(6):
        state = late(cards, f"{cards}/{number}", options).state
        while GAME.turn(state).seats:
            assert solve(state) == brute(state)
            seat = GAME.turn(state).seats[0]
            state = GAME.apply(state, GAME.choices(state, seat).sample(Quick(number)), seat)
        assert solve(state) == GAME.payoffs(state)


def test_an_earlier_round_is_not_solved() -> None:
    match = late(2, "early", {}, round_=0)
    assert solve(match.state) is None


def test_between_rounds_nothing_is_solved() -> None:
    """Neither before the tasks are chosen nor before the deal."""
    match = late(1, "between", {}, round_=1)
    while len(match.state.rounds) < ROUNDS - 1:
        assert solve(match.state) is None
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick("on")))
    assert solve(match.state) is None


def test_many_cards_are_not_solved() -> None:
    match = late(9, "many", {})
    assert solve(match.state) is None
