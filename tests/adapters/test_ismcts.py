"""OpenSpiel's IS-MCTS at every table, on a view alone."""

from collections.abc import Iterator
from itertools import islice
from typing import Any

import pytest

from tefuda.adapters import ismcts
from tefuda.adapters.ismcts import Pace
from tefuda.ai.driving import Budget
from tefuda.ai.guests import Maker
from tefuda.ai.player import Player, Thought
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE
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


class Known(Pace):
    """A pace that is what it is, on any machine."""

    rate = 1000.0

    def note(self, simulations: int, seconds: float) -> None:
        pass


def test_by_the_clock_it_does_as_many_as_it_can(size: Set, monkeypatch: Any) -> None:
    monkeypatch.setattr(ismcts, "pace_of", lambda *_: Known())
    monkeypatch.setattr("tefuda.adapters.ismcts.time.process_time", lambda: 0.0)
    for match, seat in decisions(size, 1):
        few, many = (think(ismcts.playout(Budget(ms=ms)), match, seat) for ms in (20, 100))
        assert 20 <= few.iterations < many.iterations


def test_the_pace_is_that_of_late() -> None:
    pace, rates = Pace(), []
    for seconds in (1.0, *[0.5] * 20):
        pace.note(100, seconds)
        rates.append(pace.rate)
    assert rates[0] == 100
    assert rates[-1] == pytest.approx(200, rel=0.01)
