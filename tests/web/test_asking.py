"""Questions that come often: asked where they help, always, never, or for some cards."""

import pytest

from app.asking import Asking
from tefuda.core.table import Occasion

IDLE = Occasion("pass", ("a", "b"), ())
GOOD = Occasion("pass", ("a", "b"), ("b",))


@pytest.mark.parametrize(
    ("occasion", "setting", "asked"),
    [(IDLE, "helpful", False), (GOOD, "helpful", True), (IDLE, "always", True)],
)
def test_the_setting_decides(occasion: Occasion, setting: str, *, asked: bool) -> None:
    assert Asking().wanted(occasion, 0, setting) == asked


def test_muted_for_the_round() -> None:
    asking = Asking()
    asking.mute(3)
    assert not asking.wanted(GOOD, 3, "always")
    assert asking.wanted(GOOD, 4, "always")
    assert asking.wanted(GOOD, 3, "always"), "a new round has come between"


def test_only_for_some_cards() -> None:
    asking = Asking()
    asking.watch(3, ["a"])
    assert asking.wanted(IDLE, 3, "helpful")
    assert not asking.wanted(Occasion("pass", ("b",), ("b",)), 3, "helpful")


def test_a_word_in_the_settings_starts_afresh() -> None:
    asking = Asking()
    asking.mute(3)
    asking.clear()
    assert asking.wanted(GOOD, 3, "helpful")
