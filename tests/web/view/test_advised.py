"""Which cards a hint marks: the one that is picked first where it lies, the others in the hand."""

from app.view.advised import ADVISED, mark_move
from tefuda.core.table import CardFace, Table, Zone, say

NONE = say("")
ROW = Zone("row", "row", NONE, (CardFace("A1"), CardFace("A2")), marks=("first",))
HAND = Zone("hand", "hand", NONE, (CardFace("A2"), CardFace("A3")))
TABLE = Table(NONE, (), (ROW,), HAND, None, ())


def marked(*words: str) -> tuple[list[str], list[str]]:
    """The cards of the row that are marked, and those of the hand."""
    table = mark_move(TABLE, words)
    assert table.hand
    row, hand = (
        [face.card for face in zone.cards if ADVISED in face.marks]
        for zone in (table.centre[0], table.hand)
    )
    return row, hand


def test_of_a_row_the_first_card_of_a_move_alone_is_marked() -> None:
    assert marked("summon", "A1", "with", "A2", "A3") == (["A1"], ["A2", "A3"])


def test_without_a_card_of_the_row_the_hand_is_marked() -> None:
    assert marked("discard", "A3") == ([], ["A3"])
