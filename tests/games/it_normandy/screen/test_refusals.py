"""Why a move is refused, by its clause."""

import pytest

from tefuda.core.kit.play import Play
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Solve, Tasks
from tefuda.games.it_normandy.rules.turns import apply
from tefuda.games.it_normandy.screen.refusals import why_not
from tests.games.it_normandy.rounds import between, choosing, running


@pytest.mark.parametrize(
    ("card", "clause"), [("B4", "3.2"), ("B5", "3.4"), ("Y1", "3.2"), ("R11", "3.1")]
)
def test_a_refused_card_says_why(card: str, clause: str) -> None:
    state = apply(running("R1 R2", "R3 B4 B5 Y1"), Play("R1"), 0)
    assert why_not(view(state, 1), Play(card)).clause == clause


def test_3_4_who_meets_the_trump_rank_early_hears_what_it_is() -> None:
    state = apply(running("R1 R2", "R3 B4 B5 Y1"), Play("R1"), 0)
    message = why_not(view(state, 1), Play("B5")).message
    assert message.text.startswith("Even a {rank} (the rank turned up: it beats all others)")
    assert message.values["rank"] == "5"


def test_a_card_is_refused_while_a_task_is_asked_for() -> None:
    assert why_not(view(choosing(), 0), Play("Y1")).clause == "5.2"
    assert why_not(view(choosing(), 1), Play("Y2")).clause == "3.1"
    assert why_not(view(between((1, 0)), 0), Tasks(2, 0, 0)).clause == "7.1"
    assert why_not(view(running("R1", "R2"), 0), Solve("common")).clause == "3.1"
