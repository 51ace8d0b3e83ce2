"""Arrows to the left lead from turn to turn: from the first column to the last, but past no dummies."""

import re

import pytest

from app.saves.preferences import Settings
from app.view import render
from tools.pictures.positions import scenes

COLUMN = '<li class="column'
TURN = re.compile(r'class="turn".*?</span>(\d)</small>', re.DOTALL)


@pytest.mark.parametrize("wanted", ["play late", "judged 1"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_3_1_an_arrow_leads_on_from_all_but_the_last(players: int, wanted: str) -> None:
    ((_, scene),) = scenes("master_of_rules", players, Settings(), wanted=[wanted])
    found = render.board(scene).split(COLUMN)[1:]
    columns = [(text.partition('"')[0].split(), TURN.search(text)) for text in found]
    marks = {int(turn[1]): classes for classes, turn in columns if turn}
    assert [*sorted(marks)] == [*range(1, players + 1)]
    for turn, classes in marks.items():
        beside_dummies = "first" in classes and players < 5
        assert ("then" in classes) == (turn < players and not beside_dummies)
    last = [*marks][-1]
    assert [turn for turn in marks if "after" in marks[turn]] == ([last] if last > 1 else [])
