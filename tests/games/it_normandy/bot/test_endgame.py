"""The last tricks of a match, against max^n over the rules themselves."""

from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.games.it_normandy.bot import endgame
from tefuda.games.it_normandy.rules.turns import ROUNDS

GAME = find("it_normandy")
OPTIONS = [{}, {"off_suit": "highest_rank_wins"}, {"trump_suit": "follows_counters"}]


def late(cards: int, seed: str, options: dict[str, Any], round_: int = ROUNDS - 1) -> Match:
    """A match played at random to where a seat with so many cards is to act."""
    match, rng = Match(GAME, 2, options, seed), Quick("late", seed)
    while not (
        len(match.state.rounds) == round_
        and match.turn.seats != (CHANCE,)
        and 0 < max(map(len, match.state.hands)) <= cards
    ):
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(rng))
    return match


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
            assert endgame.solve(state) == brute(state)
            seat = GAME.turn(state).seats[0]
            state = GAME.apply(state, GAME.choices(state, seat).sample(Quick(number)), seat)
        assert endgame.solve(state) == GAME.payoffs(state)


def test_an_earlier_round_is_not_solved() -> None:
    match = late(2, "early", {}, round_=0)
    assert endgame.solve(match.state) is None
    assert endgame.worlds(GAME.view(match.state, match.turn.seats[0])) is None


def test_between_rounds_nothing_is_solved() -> None:
    """Neither before the tasks are chosen nor before the deal."""
    match = late(1, "between", {}, round_=1)
    while len(match.state.rounds) < ROUNDS - 1:
        assert endgame.solve(match.state) is None
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick("on")))
    assert endgame.solve(match.state) is None


def test_many_cards_are_not_solved() -> None:
    match = late(9, "many", {})
    assert endgame.solve(match.state) is None
    assert endgame.worlds(GAME.view(match.state, match.turn.seats[0])) is None


@pytest.mark.parametrize("number", range(8))
def test_every_hand_the_other_may_have(number: int) -> None:
    """Each world looks the same from the seat, the truth is among them, and none comes twice."""
    match = late(endgame.LAST, f"worlds {number}", {})
    state, seat = match.state, match.turn.seats[0]
    view = GAME.view(state, seat)
    worlds = endgame.worlds(view)
    assert worlds is not None
    assert state in worlds
    assert len({world.hands for world in worlds}) == len(worlds)
    assert all(GAME.view(world, seat) == view for world in worlds)
    assert all(GAME.imagine(view, Quick(luck)) in worlds for luck in range(20))
