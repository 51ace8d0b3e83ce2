"""What every screen of a match shows alike."""

import pytest

from app.play.sketch import helping
from tefuda.core.table import CardFace, Gauge, Table, Zone, say

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
