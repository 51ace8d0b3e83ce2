"""Prints of screens: what counts as another look."""

import base64
from pathlib import Path

import pytest

from tools.pictures import prints
from tools.pictures.prints import COLUMNS, ROWS, Change

CELLS = COLUMNS * ROWS


def plain(*others: int) -> str:
    """A grey screen, its first cells brighter by so much."""
    shades = [100 + other for other in others] + [100] * (CELLS - len(others))
    return base64.b64encode(bytes(shade for shade in shades for _ in range(3))).decode()


@pytest.mark.parametrize(
    ("others", "cells"),
    [
        ((), 0),
        ((15, 15), 0),
        ((15, 15, 15), 3),
        ((14, 14, 14), 0),
        ((41,), 1),
        ((5,) * CELLS, CELLS),
        ((4,) * CELLS, 0),
    ],
)
def test_few_cells_may_differ_a_little(others: tuple[int, ...], cells: int) -> None:
    assert len(prints.cells_that_differ(plain(), plain(*others))) == cells


def test_what_is_new_or_gone_is_a_change() -> None:
    old, new = {"a": plain(), "b": plain()}, {"b": plain(90), "c": plain()}
    assert prints.changes(old, new) == [Change("a", None), Change("c", None), Change("b", (0,))]


def test_prints_are_read_as_they_were_written(tmp_path: Path) -> None:
    file = tmp_path / "looks" / "game.json"
    assert prints.read(file) == {}
    prints.write(file, {"a": plain()})
    assert prints.read(file) == {"a": plain()}
