"""Questions that come often: asked where they help, always, never, or for some cards."""

import pytest

from app.match.asking import Asking, mute, watch
from app.saves.preferences import Settings
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
