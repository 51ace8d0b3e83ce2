"""A whole match of every game by ear, and by keyboard alone: the shortest there is."""

import json

import pytest
from playwright.sync_api import Page

from e2e.ears import Ears, in_order
from e2e.keyed import Keyboard
from e2e.playing import FAST, shortest
from tefuda.core.registry import keys


@pytest.fixture
def fast(page: Page) -> Page:
    page.add_init_script(FAST)
    return page


@pytest.mark.parametrize("key", keys())
def test_by_ear(fast: Page, url: str, key: str) -> None:
    """Everything that the log knows was said, in order, while it happened."""
    ears = Ears(fast)
    ears.start(url, key, shortest(key))
    ears.play()
    assert ears.over
    ears.listen()
    log = ears.log()
    assert len(log) > 4
    assert in_order(log, ears.heard) == []


@pytest.mark.parametrize("key", keys())
def test_by_keyboard_from_the_lobby_on(fast: Page, url: str, key: str) -> None:
    tables = {key: shortest(key).removeprefix("&") + "&seat0=you&seat1=greedy&seat2=greedy"}
    fast.add_init_script(f"localStorage['tefuda/tables'] ??= {json.dumps(json.dumps(tables))}")
    keyboard = Keyboard(fast)
    keyboard.take_seat(url, key)
    keyboard.play()
    assert keyboard.over
    assert len(keyboard.history()) > 1
