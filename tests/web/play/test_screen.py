"""Dialogs, settings, and the way out."""

import pytest

from app.play.effects import Keep, Leave
from tests.web.hall import Hall


def test_settings_and_the_way_out(any_key: str) -> None:
    session = Hall(any_key).session
    assert session.do("set pace fast") == [Keep(session.screen.settings)]
    assert session.screen.settings.pace == "fast"
    assert session.do("lobby") == [Leave()]


@pytest.mark.parametrize("dialog", ["menu", "sheet", "log", "settings", "give-up", "zone no"])
def test_dialogs_open_and_close(any_key: str, dialog: str) -> None:
    hall = Hall(any_key)
    hall.do(f"open {dialog}")
    assert hall.session.scene().dialog == ("" if dialog == "zone no" else dialog)
    hall.do("close")
    assert hall.session.scene().dialog == ""


def test_an_unknown_dialog_does_not_open(any_key: str) -> None:
    hall = Hall(any_key)
    hall.do("open sesame")
    assert hall.session.scene().dialog == ""


def test_the_same_is_felt_again_and_nothing_once_it_is_switched_off(any_key: str) -> None:
    hall = Hall(any_key)
    screen = hall.session.screen
    assert hall.settle().felt == ""
    screen.feel("place")
    assert hall.settle().felt == "1 place"
    screen.feel("place")
    assert hall.settle().felt == "2 place"
    hall.do("set haptics false")
    assert hall.settle().felt == ""


def test_how_a_hand_is_laid_out_is_remembered(any_key: str) -> None:
    session = Hall(any_key).session
    assert session.do("arrange 1") == [Keep(session.screen.settings)]
    assert session.screen.arrangement == session.screen.settings.layout == 1
    session.do("arrange x")
    assert session.screen.arrangement == 1


def test_a_form_that_is_looked_at_is_off_in_the_next_round() -> None:
    hall = Hall("world_management")
    number = next(n for n, way in enumerate(hall.settle().arrangements) if way.passing)
    hall.do(f"arrange {number}")
    assert hall.settle().arrangement == number
    hall.session.screen.laid_in -= 1  # a round ago
    assert hall.settle().arrangement == 0
