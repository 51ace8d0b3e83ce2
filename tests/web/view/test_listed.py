"""The moves of a hint side by side: how much worse each is than the best."""

import re
from typing import Any

import pytest

from app.view.scene import Look
from tefuda.core.table import Reason, say
from tests.web.view.test_reasons import EVEN, TOOK, drawn, shown


def listed(html: str) -> list[str]:
    """What is told of each move, and its figure."""
    rows = re.findall(r'class="hopes"[^>]*>(.*?)</span>', html, re.DOTALL)
    return [" ".join(re.sub(r"<[^>]*>", " ", row).split()) for row in rows]


def test_moves_stand_by_what_they_cost() -> None:
    rows = listed(drawn(TOOK, dialog="evidence"))
    assert [row.split("Average")[0].strip() for row in rows] == ["Best", "Clearly worse"]


def test_where_it_hardly_matters_none_is_worse() -> None:
    rounded = (0.405, 0.375)  # apart by 3 of 100 in figures alone
    rows = listed(drawn(worths=rounded, more=EVEN, dialog="evidence"))
    assert [row.split("Average")[0].strip() for row in rows] == ["Best", "About as good"]


def test_a_hint_by_a_rule_of_thumb_is_listed_as_such_under_a_better_figure() -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    for worths, told in (((0.39, 0.42), True), ((0.42, 0.39), False)):
        html = drawn(TOOK, worths=worths, maxim=rule, dialog="evidence")
        assert ("the rule of thumb<" in html) == told


@pytest.mark.parametrize(("worths", "stands"), [((0.96, 0.96), "won"), ((-0.96, -0.96), "lost")])
def test_where_a_match_is_hardly_open_that_is_why_little_hangs_on_a_move(
    worths: tuple[float, ...], stands: str
) -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    even: Any = {"worths": worths, "more": EVEN, "maxim": rule}
    assert shown(**even) == f"The match is as good as {stands}; other moves do about as well."
    told = shown(balance=[(*TOOK, 1)], **even)
    assert told.endswith(f"The match is as good as {stands}, so it changes little. 5.1")


def test_of_somebody_elses_thoughts_one_is_not_told_how_one_stands() -> None:
    rule = Reason(say("Win with the lowest card."), "5.1")
    look = Look(0, 9, 0, 9, 1, (), None, (), explains=True, branches=False, turns=None)
    even: Any = {"worths": (0.96, 0.96), "more": EVEN, "maxim": rule}
    said = shown(**even, look=look, dialog="evidence")
    assert said == "A good habit; here other moves do about as well."
