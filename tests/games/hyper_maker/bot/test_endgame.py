"""The last tricks of a game, against max^n over the rules themselves."""

from collections.abc import Iterator
from typing import Any

import pytest

from tefuda.core.terms import CHANCE
from tefuda.games.hyper_maker.bot.endgame import solve
from tests.games.hyper_maker.matches import GAME, TABLES, random_match, settled


def brute(state: Any) -> tuple[float, ...]:
    """max^n over the protocol."""
    seats = GAME.turn(state).seats
    if not seats:
        return tuple(GAME.payoffs(state))
    after = [brute(GAME.apply(state, move, seats[0])) for move in GAME.choices(state, seats[0])]
    if seats == (CHANCE,):
        return tuple(sum(column) / len(after) for column in zip(*after, strict=True))
    return max(after, key=lambda paid: paid[seats[0]])


def endings() -> Iterator[Any]:
    for number in range(4):
        for players, tie in TABLES:
            match = random_match(players, tie, f"end {number}", cards_left=2)
            yield match.state
            yield settled(match).state


def test_the_last_two_tricks_are_solved() -> None:
    for state in endings():
        assert solve(state) == pytest.approx(brute(state))


def test_no_more_than_that_is_solved() -> None:
    assert solve(random_match(3, "stays", "early", cards_left=4).state) is None
