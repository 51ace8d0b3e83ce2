"""On the master stands in gold what the trick scores, unless nobody won it."""

import re

import pytest

from app.saves.preferences import Settings
from app.view import render
from tools.pictures.positions import scenes


def gold(players: int, wanted: str) -> tuple[list[str], list[str]]:
    """What stands on the master, and what the trick brought."""
    ((_, scene),) = scenes("hyper_maker", players, Settings(), wanted=[wanted])
    on_it = re.findall(r'<b class="pays[^>]*>\+(\d+)<', render.board(scene))
    values = [value for row in scene.table.scoring for value in row.values]
    return on_it, [str(value) for value in values if value]


@pytest.mark.parametrize("players", [3, 4, 5])
@pytest.mark.parametrize("wanted", ["judged 0", "judged 1"])
def test_the_points_of_a_trick_stand_on_its_master(players: int, wanted: str) -> None:
    on_it, won = gold(players, wanted)
    assert on_it == won


def test_a_trick_that_runs_says_what_it_would_score() -> None:
    assert gold(3, "full") == (["10"], [])
