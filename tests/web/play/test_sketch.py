"""What every screen of a match shows alike."""

import pytest

from app.play.screen import Screen
from app.play.sketch import helping, way_on
from app.saves.preferences import Settings
from app.view.aids import ways
from tefuda.core.table import Arrangement, CardFace, Gauge, Table, Zone, say

NONE = say("")
CARDS = (CardFace("A1", ("lit", "aid")), CardFace("A2", ("advised",)))
TABLE = Table(
    NONE, (), (Zone("row", "row", NONE, CARDS),), None, None, (), (Gauge(NONE, 3, ("aid",)),)
)


def test_a_strict_match_has_neither_aid_nor_advice() -> None:
    table = helping(TABLE, "strict")
    assert [face.marks for face in table.centre[0].cards] == [("lit",), ()]
    assert table.facts == ()


@pytest.mark.parametrize("policy", ["casual", "coach"])
def test_others_have_both(policy: str) -> None:
    assert helping(TABLE, policy) == TABLE


def test_before_anybody_has_chosen_a_hand_lies_as_its_game_begins_but_not_in_strict() -> None:
    able = (Arrangement(NONE, ()), Arrangement(NONE, (), away=1, first=True))
    assert way_on(Screen(Settings()).arrangement, ways(able, "coach")) == 1
    assert way_on(Screen(Settings()).arrangement, ways(able, "strict")) == 0
    assert way_on(Screen(Settings(layout=0)).arrangement, able) == 0
    assert way_on(Screen(Settings(layout=7)).arrangement, able) == 0
    assert Screen(Settings(), layout=2).arrangement == 2
