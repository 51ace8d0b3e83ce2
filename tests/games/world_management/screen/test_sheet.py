"""The score sheet: a line a hand, and every reason."""

from typing import Any

import pytest

from tefuda.core.table import ScoreRow, Who
from tefuda.games.world_management.rules.state import State
from tests.games.world_management.tables import (
    DONE,
    FAR,
    WHOLE_FAR,
    after,
    plain,
    said,
    screen,
    table,
)


def last_row(state: State) -> ScoreRow:
    return screen(state, 0).sheet[-2]


def test_every_group_on_the_sheet_says_what_it_is_worth() -> None:
    state = after(table([DONE, FAR, FAR], phase="declare", asked=0, turned="west"), "declare")
    row = last_row(state)
    assert row.values == (10, None, None)
    assert row.reasons[0].message.values["who"] == Who(0)  # who declared is said first
    assert sum(reason.points or 0 for reason in row.reasons) == 10
    assert [reason.clause for reason in row.reasons[-2:]] == ["7.2", "9.1"]


def test_a_yakuman_stands_for_itself_on_the_sheet() -> None:
    state = table([FAR, DONE, FAR], phase="declare", asked=1, fresh=True, turned="west")
    row = last_row(after(state, "declare"))
    assert row.reasons[2].points == row.values[1] == 20
    assert {reason.points for reason in row.reasons[3:]} <= {None}
    assert row.reasons[-1].clause == "9.1"


def test_great_chaos_has_no_groups() -> None:
    hand = "1/10 9/10 east south west north ground/4"
    row = last_row(after(table([hand, FAR, FAR], phase="declare", asked=0), "declare"))
    assert [reason.clause for reason in row.reasons] == ["6.5", "6.2", "7.11", "7.11", "9.1"]


SHORT = "east*3 south*3 west*3 light1..3 ice7..9 5/3 merchant knight-lower priest-lower farmer-lower steel4*2"


FULL = {"hands": "full"}
LAST: dict[str, Any] = {"turn": 25, "turner": 3, "asked": 2, "options": FULL}


@pytest.mark.parametrize(
    ("hands", "clause"),
    [
        ([DONE, WHOLE_FAR, WHOLE_FAR, WHOLE_FAR], "8.3"),
        ([WHOLE_FAR, SHORT, WHOLE_FAR, DONE], "8.3"),
        ([WHOLE_FAR] * 4, "8.4"),
    ],
)
def test_a_hand_nobody_declared(hands: list[str], clause: str) -> None:
    state = table(hands, "fire1", **LAST)
    row = last_row(after(state, "pass"))
    assert row.reasons[-1].clause == clause
    assert len(row.reasons) == 1 + hands.count(DONE) + hands.count(SHORT)
    assert said(state, "pass", 0) == [plain(row.reasons[-1].message)]


def test_groups_of_one_size_are_one_line() -> None:
    state = after(table([DONE, FAR, FAR], phase="declare", asked=0), "declare")
    texts = [plain(reason.message) for reason in last_row(state).reasons]
    assert texts.count("9 × group of 3: 9") == 1
    assert texts.count("The single card") == 1


def test_nobody_deals_after_the_last_hand() -> None:
    """Until then it is said who does."""
    won = table([DONE, FAR, FAR], phase="declare", asked=0, options=FULL)
    assert last_row(after(won, "declare")).reasons[-1].clause == "8.1"
    last = {**LAST, "options": {"hands": 1}}
    over = table([WHOLE_FAR] * 4, "fire1", **last)
    told = "No turn is left, and nobody declared. The match is over."
    assert said(over, "pass", 0) == [told]
    assert plain(last_row(after(over, "pass")).reasons[-1].message) == told
