"""A game that is two folders is played on the page before it has a bot of its own."""

import gzip
import threading
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from e2e import sixth
from e2e.conftest import SUB_PATH
from e2e.playing import FAST
from e2e.table import Table, click_quickly
from tefuda.ai.levels import LEVELS
from tests.sixth.place import KEY
from tools.setup.paths import DIST
from tools.site.serve import Server


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """The site with the sixth game in it."""
    with Server(sixth.build(), SUB_PATH) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running.address
        running.shutdown()


@pytest.fixture
def fast(page: Page) -> Page:
    page.add_init_script(FAST)
    return page


def test_a_whole_match_with_a_reload_in_the_middle(fast: Page, url: str) -> None:
    table = Table(fast, click_quickly)
    table.start(url, KEY)
    table.play(9)
    table.finish_turn()
    before, history = table.look(), table.history()
    fast.reload()
    assert table.look() == before
    assert table.history() == history
    table.play()
    assert table.over


def test_it_is_played_against_every_level_in_japanese(page: Page, url: str) -> None:
    page.add_init_script("""localStorage.setItem("tefuda/settings",
      JSON.stringify({pace: "fast", wait: true, language: "ja"}))""")
    bots = "".join(f"&seat{seat}={level}" for seat, level in enumerate(LEVELS[1:], 1))
    table = Table(page, click_quickly)
    table.go(f"{url}#/new/{KEY}?seat0=you{bots}&players=4&seed=levels")
    table.play(6)
    expect(page.locator("#board")).to_contain_text("トリック")
    assert len(table.history()) > 6


def test_the_lobby_offers_it(page: Page, url: str) -> None:
    page.goto(url)
    curtain = page.locator(f".noren.game-{KEY}")
    expect(curtain.locator(f"[href='#/setup/{KEY}']")).to_be_visible()
    expect(curtain.locator(".emblem")).to_be_visible()
    expect(curtain.get_by_text("Difficulty")).to_have_count(0)
    curtain.get_by_role("link", name="Play").click()
    Table(page).wait()


def test_what_is_shipped_holds_nothing_of_it() -> None:
    files = [file for file in DIST.rglob("*") if file.is_file()]
    assert [file.name for file in files if KEY.encode() in _opened(file.read_bytes())] == []


def _opened(content: bytes) -> bytes:
    """What is in a packed file."""
    return gzip.decompress(content) if content[:2] == b"\x1f\x8b" else content
