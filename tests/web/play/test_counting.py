"""Numbers of a move set one by one, as far as some move has as many."""

from typing import Any

import pytest

from app.play.counting import Counting
from app.view.scene import Counter
from tefuda.core.choices import Either, Pick
from tefuda.core.terms import Choices
from tests.core.toy import Pass, Tasks

THREE: Choices[Any] = Either(Pick([Pass()]), Pick([Tasks(red, 3 - red) for red in range(3)]))
COUNTING = Counting("tasks", ("R", "B"), THREE)


def test_what_is_not_said_is_none() -> None:
    assert [*COUNTING.counters(("tasks",))] == [
        Counter("R", 0, "", "R1"),
        Counter("B", 0, "", "B1"),
    ]
    assert COUNTING.left(("tasks",)) == 3


def test_no_more_than_some_move_has() -> None:
    assert [*COUNTING.counters(("tasks", "R2", "B1"))] == [
        Counter("R", 2, "R1", ""),
        Counter("B", 1, "B0", ""),
    ]
    assert COUNTING.left(("tasks", "R2", "B1")) == 0


@pytest.mark.parametrize(
    ("word", "said"),
    [("R1", "tasks R1 B1"), ("B2", "tasks R0 B2"), ("B4", ""), ("Y1", ""), ("Rx", ""), ("R-1", "")],
)
def test_a_word_sets_its_number(word: str, said: str) -> None:
    assert " ".join(COUNTING.put(("tasks", "R0", "B1"), word)) == said


def test_what_no_move_has_does_not_fit() -> None:
    assert COUNTING.fits(("tasks", "R2", "B0"))
    assert not COUNTING.fits(("tasks", "R3", "B0"))
