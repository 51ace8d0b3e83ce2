"""Players from elsewhere are found by name, made for the budget, and imported only then."""

from typing import Any

import pytest

from tefuda.ai.driving import Budget
from tefuda.ai.guests import invite
from tefuda.ai.levels import player
from tefuda.ai.player import GreedyPlayer
from tefuda.core.chance import Quick
from tefuda.core.terms import BadText
from tests.ai.games import VIEW, GuessGame, last


class Guest(GreedyPlayer):
    def __init__(self, budget: Budget) -> None:
        self.budget = budget


def test_a_level_needs_no_module() -> None:
    assert invite("expert", Budget()) is player("expert")


def test_a_guest_is_made_for_the_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tefuda.ai.player.guest", Guest, raising=False)
    guest = invite("tefuda.ai.player:guest", Budget(ms=7))
    assert isinstance(guest, Guest)
    assert guest.budget == Budget(ms=7)


def test_a_level_may_count_its_playouts() -> None:
    game: Any = GuessGame()
    thoughts = invite("expert@20", Budget()).think(game, VIEW, game.choices(VIEW, 0), Quick(1))
    assert 20 <= last(thoughts).iterations < 40


@pytest.mark.parametrize(
    ("name", "wrong"),
    [
        ("nobody", "no level 'nobody'"),
        ("nobody@3", "no level 'nobody'"),
        ("expert@many", "'many' is no number of playouts"),
        ("no_such_module:random", "no player 'no_such_module:random': No module"),
        ("tefuda.ai.player:nobody", "has no attribute 'nobody'"),
        (":random", "no player ':random'"),
    ],
)
def test_a_stranger_is_refused(name: str, wrong: str) -> None:
    with pytest.raises(BadText, match=wrong):
        invite(name, Budget())
