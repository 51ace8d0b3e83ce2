"""Arrow keys go to the nearest thing that way; a few letters ask."""

import pytest

from app.browser.keyboard import LETTERS, Box, asked, nearest
from app.view.told import ANSWERS


def at(x: int, y: int) -> Box:
    return Box(x - 5, y - 5, x + 5, y + 5)


GRID = [at(0, 0), at(20, 0), at(40, 0), at(0, 30), at(22, 30), at(40, 33)]


@pytest.mark.parametrize(
    ("start", "right", "down", "end"),
    [(0, 1, 0, 1), (1, -1, 0, 0), (1, 0, 1, 4), (4, 0, -1, 1), (2, 1, 0, None), (3, 0, 1, None)],
)
def test_arrows(start: int, right: int, down: int, end: int | None) -> None:
    assert nearest(GRID[start], GRID, right, down) == end


def test_every_letter_that_asks_is_answered() -> None:
    assert {*ANSWERS} == LETTERS
    assert asked("W")
    assert asked("w")
    assert not asked("x")
