from tefuda.core.kit.sheet import by_trick, counter, told, total, won
from tefuda.core.table import Reason, say

WHY = Reason(say("Because."), "1.1")


def test_what_one_player_won_stands_in_their_column() -> None:
    assert won(say("Trick"), 1, 5, 3, WHY).values == (None, 5, None)
    assert won(say("Trick"), -1, 5, 2, WHY).values == (None, None)


def test_the_last_line_is_the_total() -> None:
    assert total((3, 4))[1:] == ((3, 4), (), True)


def test_the_last_trick_stays_in_sight() -> None:
    assert [counter(say("Trick"), over, 2).value for over in (0, 1, 2)] == ["1/2", "2/2", "2/2"]


def test_a_line_a_trick_and_the_total() -> None:
    first, last = by_trick([(1, 2, WHY)], (0, 2))
    assert (first.values, last.values) == ((None, 2), (0, 2))


def test_at_the_table_a_reason_says_its_points() -> None:
    why = WHY._replace(points=-2)
    (row,) = told([won(say("Trick"), 0, -2, 2, why)])
    assert row.reasons[0].message.values == {"what": WHY.message, "points": "−2"}


def test_nothing_is_said_of_no_points() -> None:
    (row,) = told([won(say("Trick"), 0, 0, 2, WHY)])
    assert row.reasons == (WHY,)
