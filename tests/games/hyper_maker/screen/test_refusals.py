"""Why a move is refused."""

from tefuda.core.kit.play import Play
from tefuda.games.hyper_maker.screen.refusals import why_not
from tests.games.hyper_maker.views import view


def test_out_of_turn_nothing_may_be_played() -> None:
    assert why_not(view(("R5B6",)), Play("R5B6")).clause == "3.2"
