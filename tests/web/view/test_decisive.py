"""Which line of the score sheet a match was won by."""

import pytest

from app.view import decisive, render
from tefuda.core.table import Reason, ScoreRow, Who, say
from tests.web.view.board import scene

TRICKS = (
    ScoreRow(say("Trick {trick}", trick=1), (None, 6, None, 0, 0)),
    ScoreRow(
        say("Trick {trick}", trick=2), (9, None, None, 0, 0), (Reason(say("Because."), "5.2"),)
    ),
    ScoreRow(say("Total"), (9, 6, 0, 0, 0), total=True),
)


@pytest.mark.parametrize(
    ("ranks", "scores", "told"),
    [
        (
            (1, 2, 3, 3, 3),
            (9, 6, 0, 0, 0),
            'Trick 2 decided it: there you got 9 points more than Bot 1, second in the end. <span class="because">Because.',
        ),
        (
            (1, 2, 3, 3, 3),
            (30, 6, 0, 0, 0),
            'Trick 2 brought the most: there you got 9 points more than Bot 1, second in the end. <span class="because">Because.',
        ),
        ((1, 1, 3, 3, 3), (9, 9, 0, 0, 0), ""),
        ((2, 1, 3, 3, 3), (9, 6, 0, 0, 0), ""),
        ((), (9, 6, 0, 0, 0), ""),
    ],
)
def test_the_line_that_brought_most(
    ranks: tuple[int, ...], scores: tuple[int, ...], told: str
) -> None:
    shown = scene(dialog="result", over=True, ranks=ranks, scores=scores)
    shown = shown._replace(table=shown.table._replace(sheet=TRICKS))
    html = render.board(shown)
    assert ('class="decisive"' in html) is bool(told)
    assert told in html


def test_whoever_came_third_hears_where_it_was_lost() -> None:
    rows = (
        ScoreRow(say("Trick {trick}", trick=1), (None, 9, 4, 0, 0)),
        ScoreRow(say("Trick {trick}", trick=2), (None, 8, 2, 0, 0)),
    )
    shown = scene(dialog="result", over=True, ranks=(4, 1, 2, 3, 5), scores=(0, 17, 6, 0, 0))
    html = render.board(shown._replace(table=shown.table._replace(sheet=rows)))
    assert "Trick 1 cost most: there Bot 1 got 9 points more than you." in html


def test_of_equal_points_it_is_told_what_parts_them() -> None:
    parted = Reason(say("More of them."), "9.2")
    total = ScoreRow(say("Total"), (9, 9, 0, 0, 0), (parted,), total=True)
    shown = scene(over=True, ranks=(1, 2, 3, 3, 3), scores=(9, 9, 0, 0, 0))
    for rows, told in (((total,), decisive.Step(parted.message, None)), (TRICKS[2:], None)):
        assert decisive.step(shown._replace(table=shown.table._replace(sheet=rows))) == told


def test_without_a_line_nothing_decided() -> None:
    shown = scene(over=True, ranks=(1, 2, 3, 3, 3), scores=(9, 6, 0, 0, 0))
    assert decisive.step(shown._replace(table=shown.table._replace(sheet=TRICKS[2:]))) is None
    assert decisive.step(shown._replace(over=False)) is None


def told_of(*reasons: Reason) -> str:
    """The reason that is given of a line with these, when seat 0 won."""
    row = ScoreRow(say("Trick {trick}", trick=1), (9, 0, 0, 0, 0), reasons)
    shown = scene(over=True, ranks=(1, 2, 3, 3, 3), scores=(9, 0, 0, 0, 0))
    found = decisive.step(shown._replace(table=shown.table._replace(sheet=(row,))))
    assert found
    return found.reason.text if found.reason else ""


def test_of_many_reasons_the_winners_largest_is_told() -> None:
    mine = Reason(say("{who} took 7.", who=Who(0)), "5.2", (), 7)
    more = Reason(say("{who}: 2 more.", who=Who(0)), "5.2", (), 2)
    other = Reason(say("{who} took 9.", who=Who(1)), "5.2", (), 9)
    assert told_of(other, more, mine, other) == "{who} took 7."
    assert told_of(other, other) == ""
    assert told_of(Reason(say("So it is."), "5.2")) == "So it is."


def test_a_key_to_the_cards_is_no_reason() -> None:
    key, shown = Reason(say("Pale: the master."), "5.1"), Reason(say("It won."), "5.2", ("R1B10",))
    assert told_of(shown, key) == "It won."


def test_of_two_lines_that_did_as_much_neither_decided() -> None:
    twice = (TRICKS[1], TRICKS[1])
    shown = scene(over=True, ranks=(1, 2, 3, 3, 3), scores=(18, 0, 0, 0, 0))
    assert decisive.step(shown._replace(table=shown.table._replace(sheet=twice))) is None


def test_what_was_made_up_for_later_decided_nothing() -> None:
    score = ((9, 0), (0, 9), (5, 0))
    rows = [ScoreRow(say("Trick"), (*points, 0, 0, 0)) for points in score]
    shown = scene(over=True, ranks=(1, 2, 3, 3, 3), scores=(14, 9, 0, 0, 0))
    found = decisive.step(shown._replace(table=shown.table._replace(sheet=tuple(rows))))
    assert found
    assert found.message.text.startswith("{row} brought the most")
