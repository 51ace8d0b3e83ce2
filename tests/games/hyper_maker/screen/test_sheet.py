"""Every trick says why it went where it went, with its clause."""

from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.sheet import LEGEND, sheet
from tests.games.hyper_maker.views import text, view


def reason(master: str, *plays: str) -> tuple[str, str]:
    row = sheet(view(tricks=(end_trick(3, 0, master, plays),)))[0]
    return row.reasons[0].clause, text(row.reasons[0].message)


def test_every_trick_is_explained_by_its_clause() -> None:
    assert reason("R5B6", "R9Y2", "R3G8", "B4Y7")[0] == "5.2"
    assert reason("R9Y2", "R3B8", "R8G3", "G1Y10")[0] == "5.4"
    assert reason("R8B3", "R8G3", "R8Y3", "R2G9")[0] == "5.5"
    assert reason("R5B6", "G1Y10", "G2Y9", "G3Y8")[0] == "5.6"


def test_the_master_is_the_first_card_of_each_line() -> None:
    tied = end_trick(3, 0, "G10Y1", ("B4Y7", "R4Y7", "B9G2"))
    nobody = end_trick(3, 0, "R9Y2", ("R3B8", "R8G3", "G1Y10"))
    lines = [row.reasons[0].cards for row in sheet(view(tricks=(tied, nobody)))[:2]]
    assert lines == [("G10Y1", "B4Y7", "R4Y7"), ("R9Y2",)]


def test_the_first_line_says_what_the_cards_are() -> None:
    over = end_trick(3, 0, "R5B6", ("R9Y2", "R3G8", "B4Y7"))
    lines = sheet(view(tricks=(over, over)))
    assert [LEGEND in row.reasons for row in lines] == [True, False, False]
    assert LEGEND not in sheet(view())[0].reasons
