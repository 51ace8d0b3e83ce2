"""A whole match of every game by ear, with a reload, and by keyboard alone: the shortest there is."""

import json

import pytest
from playwright.sync_api import Page, expect

from e2e.ears import Ears, in_order
from e2e.keyed import Keyboard
from e2e.lookout import Lookout
from e2e.playing import FAST, shortest
from tefuda.core.registry import keys


@pytest.fixture
def fast(page: Page) -> Page:
    page.add_init_script(FAST)
    return page


@pytest.mark.parametrize("key", keys())
def test_by_ear(alone: Page, url: str, key: str, lookout: Lookout) -> None:
    """Everything that the log knows was said, in order, while it happened.

    A reload in the middle loses nothing; nobody asks another host: page, workers, service worker.
    """
    ears = Ears(alone)
    ears.start(url, key, shortest(key))
    ears.play(9)
    ears.finish_turn()
    before, history = ears.look(), ears.history()
    ears.listen()  # what the page heard goes with it
    alone.reload()
    assert ears.look() == before
    assert ears.history()[: len(history)] == history, "bots may have gone on"
    ears.play()
    assert ears.over
    ears.listen()
    log = ears.log()
    assert len(log) > 4
    assert in_order(log, ears.heard) == []
    expect(alone.locator("#kept")).to_have_attribute("data-state", "ready", timeout=60_000)
    assert lookout.seen == []


@pytest.mark.parametrize("key", keys())
def test_by_keyboard_from_the_lobby_on(fast: Page, url: str, key: str) -> None:
    tables = {key: shortest(key).removeprefix("&") + "&seat0=you&seat1=greedy&seat2=greedy"}
    fast.add_init_script(f"localStorage['tefuda/tables'] ??= {json.dumps(json.dumps(tables))}")
    keyboard = Keyboard(fast)
    keyboard.take_seat(url, key)
    keyboard.play()
    assert keyboard.over
    assert len(keyboard.history()) > 1
