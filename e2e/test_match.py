"""Whole matches of every game there is, played by what the page offers."""

import re

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table, click_quickly
from tefuda.core.registry import keys

FAST = """localStorage.getItem("tefuda/settings") ?? localStorage.setItem("tefuda/settings",
  JSON.stringify({language: "en", pace: "fast", wait: true}))"""


@pytest.mark.parametrize("key", keys())
def test_whole_match_with_a_reload_in_the_middle(page: Page, url: str, key: str) -> None:
    page.add_init_script(FAST)
    table = Table(page, click_quickly)
    table.start(url, key)
    table.play(9)
    before, history = table.look(), table.history()
    page.reload()
    assert table.look() == before
    assert table.history() == history
    table.play()
    expect(page.locator("#dialog.result")).to_be_visible()
    expect(page.locator("#dialog-title")).to_have_text(re.compile("."))
