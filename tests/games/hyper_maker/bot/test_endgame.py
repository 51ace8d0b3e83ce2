"""The last tricks of a game; tests/contract/test_compact.py holds them against the rules."""

from tefuda.games.hyper_maker.bot.endgame import solve
from tests.games.hyper_maker.matches import random_match


def test_no_more_than_two_tricks_are_solved() -> None:
    assert solve(random_match(3, "stays", "late", cards_left=2).state) is not None
    assert solve(random_match(3, "stays", "early", cards_left=4).state) is None
