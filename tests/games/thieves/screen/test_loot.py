"""A thief on the table in numbers, and its way."""

from tefuda.core.match import Match
from tefuda.core.table import Gauge, Message
from tefuda.games.thieves.screen.loot import coming, next_out
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import (
    FOUR,
    HIDDEN,
    HIDDEN_OF_THREE,
    four,
    match_after,
    second_turn,
    seen,
    three,
    zone,
)


def gauge(match: Match, seat: int, colour: str, mark: str) -> Gauge:
    gauges = zone(match, seat, f"thief {colour}").gauges
    return next(gauge for gauge in gauges if mark in gauge.marks)


def test_the_sum_of_what_lies_open() -> None:
    assert gauge(four(*HIDDEN), 0, "R", "open").value == 0
    match = four(*HIDDEN, "steal K-2")
    assert gauge(match, 1, "G", "open") == Gauge(Message("face-up sum"), -2, ("open",), goal=5)


def test_what_may_lie_there_is_an_aid() -> None:
    possible = gauge(four(*HIDDEN), 1, "R", "range")
    assert (possible.low, possible.high) == (-4, 4)
    assert write(possible.label) == "scores −4 to 4"
    assert "aid" in possible.marks


def test_five_reached() -> None:
    lines = (*HIDDEN, "steal B4", "steal Y2", "steal Y3", "steal G3")
    match = four(*lines)
    assert write(gauge(match, 0, "B", "range").label) == "scores −1 to 7"
    hidden = gauge(four(*lines, "steal R3"), 0, "Y", "open")
    assert (hidden.value, "reached" in hidden.marks) == (6, False)


def test_open_cards_promise_a_bonus_where_nothing_is_hidden() -> None:
    again = (*HIDDEN, *("home",) * 3, FOUR[2])
    laid = ("steal B2", "steal Y1", "steal G1", "steal R1", "steal Y2", "steal G4")
    total = gauge(match_after(4, (*FOUR, *again, *laid), "first_turn_only"), 0, "R", "open")
    assert (total.value, "reached" in total.marks) == (6, True)


def test_surely_five() -> None:
    """Seat 2 hid Y3 itself; B1 and B3 lie open."""
    laid = ("steal B1", "steal R3", "steal B4", "steal Y1", "steal B3")
    match = three(*HIDDEN_OF_THREE, *laid)
    assert gauge(match, 2, "Y", "open").value == 4
    sure = gauge(match, 2, "Y", "range")
    assert (write(sure.label), "reached" in sure.marks) == ("scores 8", True)


def test_what_one_laid_oneself_is_not_called_hidden() -> None:
    assert write(gauge(four(*HIDDEN), 0, "R", "range").label) == "scores 1"


def test_what_others_must_have_laid_there_is_told() -> None:
    """Seat 0 hid R1 on it; R2 and R4 lie open."""
    match = three(*HIDDEN_OF_THREE, "steal R2", "steal R3", "steal R4")
    assert write(gauge(match, 0, "R", "range").label) == "scores 4: backs are ●3"


def test_no_range_where_all_lies_open() -> None:
    match = second_turn(FOUR[2], "steal B1")
    marks = [each.marks[0] for each in zone(match, 1, "thief R").gauges]
    assert marks == ["open", "walk"]


def test_where_it_walks_past_those_at_home() -> None:
    match = four(*HIDDEN, "home", "home")
    assert next_out(seen(match, 2), 3) == 2
    assert write(gauge(match, 2, "Y", "walk").label) == "goes to Aoi"
    assert "walk" not in [mark for g in zone(match, 2, "thief G").gauges for mark in g.marks]


def test_nothing_is_carried_before_the_first_treasure() -> None:
    assert [g.marks for g in zone(four(), 0, "thief R").gauges] == [("walk",)]


def test_a_turn_that_is_over_counts_card_by_card() -> None:
    match = three(*HIDDEN_OF_THREE, "steal B1", "steal R3", "steal B4", "home", "home")
    faces = zone(match, 0, "thief B").cards
    assert [write(face.note) for face in faces if face.note] == ["= 2", "= 6"]
    assert [face.marks for face in faces] == [("lit", "unveiled"), ("lit", "reached", "unveiled")]


def test_only_the_end_sum_is_lit() -> None:
    laid = ("steal B1", "steal R3", "steal B4", "steal Y1", "steal B3", "steal K-3")
    match = three(*HIDDEN_OF_THREE, *laid, "home", "home")
    for colour in "YRB":
        faces = zone(match, 0, f"thief {colour}").cards
        assert not any("reached" in face.marks for face in faces[:-1])


def test_which_thief_comes_and_which_comes_last() -> None:
    """The thieves stand G R B Y; seat 3 stays at home with its own."""
    assert [coming(seen(four(*HIDDEN), 0), 0, walks) for walks in (1, 2, 4)] == ["Y", "B", "G"]
    home = four(*HIDDEN, "steal G2", "steal R4", "steal Y3", "home")
    assert [coming(seen(home, 0), 0, walks) for walks in (1, 2, 3)] == ["R", "G", "B"]
