"""The page knows one who plays and one who looks back by the same calls."""

from collections.abc import Callable

import pytest

from app.bots.decision import forced
from app.match.setup import YOU
from app.play.effects import Keep
from app.play.review import Review
from app.play.session import Session
from app.play.sitting import Sitting, own_seat
from app.saves.preferences import Settings
from app.view import render
from tefuda.ai.levels import LEVELS
from tefuda.core.terms import CHANCE
from tests.web.hall import Hall, setup


def playing(hall: Hall) -> Sitting:
    return Session(hall.opened.head, hall.session.history, Settings(), 0)


def looking_back(hall: Hall) -> Sitting:
    return Review(hall.opened.head, hall.session.history, Settings(), 0)


@pytest.mark.parametrize("sit", [playing, looking_back])
def test_every_sitting_takes_what_comes(any_key: str, sit: Callable[[Hall], Sitting]) -> None:
    hall = Hall(any_key)
    hall.play(5)
    hall.do("give-up yes")
    sitting = sit(hall)
    sitting.begin()
    assert not sitting.has_bots, "all of them have done"
    assert sitting.do("set pace fast") == [Keep(sitting.screen.settings)]
    assert sitting.do("open menu") == sitting.tick(99) == sitting.answer(99, forced("")) == []
    shown = sitting.scene()
    assert (shown.dialog, shown.viewer, shown.settings.pace) == ("menu", 0, "fast")
    assert 'data-kind="menu"' in render.board(shown)


def test_whose_screen_it_is(any_key: str) -> None:
    assert own_seat(setup(any_key)) == 0
    assert own_seat(setup(any_key, seat2=YOU)) == 2
    assert own_seat(setup(any_key, seat0=LEVELS[0])) == CHANCE
    table = setup(any_key)
    assert own_seat(table._replace(seats=(YOU, YOU, *table.seats[2:]))) == CHANCE
