"""Questions that come often: asked where they help, always, never, or for some cards."""

import pytest

from app.match.asking import Asking, mute, watch
from app.saves.preferences import Settings
from app.view import render
from tefuda.core.table import Occasion
from tefuda.core.terms import BadText
from tests.web.hall import Hall

IDLE = Occasion("pass", ("a", "b"), ())
GOOD = Occasion("pass", ("a", "b"), ("b",))


@pytest.mark.parametrize(
    ("occasion", "setting", "asked"),
    [(IDLE, "helpful", False), (GOOD, "helpful", True), (IDLE, "always", True)],
)
def test_the_setting_decides(occasion: Occasion, setting: str, *, asked: bool) -> None:
    assert Asking().wanted(occasion, 0, setting) == asked


def told(entry: str) -> Asking:
    asking = Asking()
    asking.apply(entry.partition(" ")[2])
    return asking


def test_muted_for_the_round() -> None:
    asking = told(mute(3, 0))
    assert not asking.wanted(GOOD, 3, "always")
    assert asking.wanted(GOOD, 4, "always")


def test_only_for_some_cards() -> None:
    asking = told(watch(3, ["a"], 0))
    assert asking.wanted(IDLE, 3, "helpful")
    assert not asking.wanted(Occasion("pass", ("b",), ("b",)), 3, "helpful")
    assert not asking.wanted(IDLE, 4, "helpful")


def test_a_word_in_the_settings_starts_afresh() -> None:
    asking = told(mute(3, 0))
    asking.apply("")
    assert asking.wanted(GOOD, 3, "helpful")


@pytest.mark.parametrize("rest", ["x", "-1", "three a", "१२ a", "9" * 5_000, "\x85", "1000001"])
def test_what_is_no_round(rest: str) -> None:
    with pytest.raises(BadText, match="no round"):
        Asking().apply(rest)


def test_half_a_letter_is_no_card() -> None:
    with pytest.raises(BadText, match="U"):
        Asking().apply("3 \ud800")


def test_a_reload_does_not_forget_it() -> None:
    hall = Hall("world_management", Settings(ask="always"))
    while hall.settle() and hall.session.course.occasion() is None:
        hall.act()
    number = hall.session.match.turn.round
    hall.do("mute")
    assert hall.entries()[-1] != mute(number, 0), "it was passed, too"
    assert mute(number, 0) in hall.entries()
    hall.open()
    assert hall.session.history.asking(0).muted
    hall.do("set ask helpful")
    hall.open()
    assert not hall.session.history.asking(0).muted


def test_it_tells_how_it_is_set() -> None:
    assert told(mute(3, 0)).state(3) == "mute"
    assert told(watch(3, ["a"], 0)).state(3) == "watch"
    assert told(watch(3, ["a"], 0)).state(4) == ""
    assert Asking().state(0) == ""


def asked() -> Hall:
    """A hall whose person has just been asked about a summons."""
    hall = Hall("world_management", Settings(ask="always"))
    while hall.settle() and hall.session.course.occasion() is None:
        hall.act()
    return hall


def test_what_was_said_shows_and_is_taken_back() -> None:
    hall = asked()
    hall.do("mute")
    assert hall.session.scene().asks == "mute"
    assert 'id="ask-again"' in render.board(hall.session.scene())
    hall.do("ask-again")
    assert hall.session.scene().asks == ""
    assert 'id="ask-again"' not in render.board(hall.session.scene())


def test_the_cards_it_asks_about_are_named() -> None:
    hall = asked()
    card = min(hall.session.scene().open_cards)
    hall.do(f"card {card}")
    hall.do("watch")
    assert (hall.session.scene().asks, hall.session.scene().watched) == ("watch", (card,))
    assert "Asked only for:" in render.board(hall.session.scene())


def test_nothing_said_is_nothing_to_take_back() -> None:
    hall = asked()
    before = hall.entries()
    hall.do("ask-again")
    assert hall.entries() == before
