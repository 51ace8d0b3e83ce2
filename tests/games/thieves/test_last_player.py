"""At a turn's end the table says who was the last player, before anything is counted."""

import re

import pytest

from app.view import render
from app.view.scene import Scene
from tests.web.hall import Hall


def at_a_turns_end(seed: str) -> Scene:
    hall = Hall("thieves", seed=seed)
    while not (scene := hall.settle()).table.scoring:
        hall.act()
    return scene


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_it_is_told_whoever_it_is(seed: str) -> None:
    board = render.board(at_a_turns_end(seed))
    told = " ".join(re.findall(r'class="homecoming.*?</div>', board, re.DOTALL))
    assert "last player" in told.lower()
