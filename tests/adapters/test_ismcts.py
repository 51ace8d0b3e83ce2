"""OpenSpiel's IS-MCTS at every table, on a view alone."""

from collections.abc import Iterator
from itertools import islice

import pytest

from tefuda.adapters import ismcts
from tefuda.ai.driving import Budget
from tefuda.ai.guests import Maker
from tefuda.ai.player import Player, Thought
from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE
from tefuda.core.match import Match
from tests.contract.tables import Set, walk


def decisions(one: Set, number: int) -> Iterator[tuple[Match, int]]:
    """(match, seat) where there is something to choose, in a random match."""
    asked = ((match, seat) for match in walk(one, "guest") for seat in match.turn.seats)
    able = ((m, seat) for m, seat in asked if seat != CHANCE and m.choices(seat).count() > 1)
    return islice(able, number)


def think(player: Player, match: Match, seat: int) -> Thought:
    view = match.game.view(match.state, seat)
    (thought,) = player.think(match.game, view, match.choices(seat), Quick("guest"))
    return thought


@pytest.mark.parametrize("maker", [ismcts.random, ismcts.playout])
def test_it_finds_legal_moves(size: Set, maker: Maker) -> None:
    for match, seat in decisions(size, 3):
        thought = think(maker(Budget(iterations=2)), match, seat)
        assert thought.move in match.choices(seat)
        assert thought.iterations in range(2, 1000, 2)


def test_the_same_seed_finds_the_same(size: Set) -> None:
    for match, seat in decisions(size, 1):
        once, again = (think(ismcts.playout(Budget(iterations=9)), match, seat) for _ in "ab")
        assert once == again


def test_by_the_clock_it_does_as_many_as_it_can(size: Set) -> None:
    for match, seat in decisions(size, 1):
        few, many = (think(ismcts.playout(Budget(ms=ms)), match, seat) for ms in (20, 200))
        assert ismcts.PROBE < few.iterations < many.iterations
