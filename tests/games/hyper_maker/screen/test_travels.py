"""What goes from where to where."""

from tefuda.games.hyper_maker.rules.events import GameEnded
from tefuda.games.hyper_maker.screen.travels import travels


def test_the_end_of_a_game_moves_nothing() -> None:
    assert not list(travels(GameEnded(1, (6, 0, 0)), 0))
