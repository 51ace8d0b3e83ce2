"""What may go wrong with a network, a disk and a browser's tidying: a sentence, and a way on."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from e2e.host import Host
from e2e.playing import FAST
from e2e.stores import EMPTY, FILL
from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys

GAME = keys()[0]


def test_a_full_store_in_the_middle_of_a_match(page: Page, url: str, tmp_path: Path) -> None:
    page.add_init_script(FAST)
    table = Table(page)
    table.start(url, GAME)
    table.play(6)
    page.evaluate(FILL)
    while not page.locator("body[data-unsaved=yes]").count():
        table.step()
    page.locator("[data-do='open menu']").click()
    expect(page.locator("#dialog").get_by_text("no room")).to_be_visible()
    page.locator("#close").click()
    full = table.history()
    table.play(3)
    assert table.history() == full, "what was kept is still there"
    exported = export(page, tmp_path)
    assert all(entry in exported for entry in full)
    assert len(exported.splitlines()) > len(full) + 2, "with what found no room"
    page.evaluate(EMPTY)
    table.play(4)
    expect(page.locator("body[data-unsaved=yes]")).to_have_count(0)
    history = table.history()
    assert len(history) > len(full) + 2
    page.reload()
    table.wait()
    assert table.history()[: len(history)] == history, "and there after a reload"


def export(page: Page, folder: Path) -> str:
    """The match as a file, from the table's menu."""
    page.locator("[data-do='open menu']").click()
    with page.expect_download() as download:
        page.locator("#dialog [data-do^='export ']").click()
    download.value.save_as(folder / "match.txt")
    page.locator("#close").click()
    return (folder / "match.txt").read_text("utf-8")


def test_matches_are_found_in_a_store_that_is_full_from_the_start(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, GAME)
    page.evaluate(FILL)
    before = table.look()
    page.reload()
    assert table.look() == before


NEEDED = [
    r"vendor/pyscript-.*/core\.js",
    r"vendor/idiomorph-.*\.mjs",
    r"/start-\w+\.mjs",
    r"/page-\w+\.pack",
]


@pytest.mark.parametrize("name", NEEDED)
def test_a_first_load_that_breaks_off_can_be_tried_again(
    page: Page, url: str, watch: Watch, name: str
) -> None:
    pattern = re.compile(name)

    def broken(route: Route) -> None:
        route.abort("connectionreset")

    page.route(pattern, broken)
    page.goto(f"{url}#/new/{GAME}?seat0=you")
    expect(page.locator("#not-started")).to_be_visible()
    for text in page.locator(":is(#not-started, .starting) [lang=ja]").all():
        expect(text).to_be_hidden()  # the browser speaks English
    page.unroute(pattern, broken)
    page.locator("#start-again").dispatch_event("click")  # it may have come right by itself
    Table(page).wait()
    watch.expect("")


@pytest.fixture
def kept(browser: Browser, host: Host) -> BrowserContext:
    """A browser that has kept all, and then threw it away but for the service worker."""
    context = browser.new_context(locale="en")
    page = context.new_page()
    page.goto(host.url)
    expect(page.locator("#kept")).to_have_attribute("data-state", "ready", timeout=60_000)
    page.evaluate("async () => { for (const name of await caches.keys()) caches.delete(name); }")
    page.close()
    return context


def test_what_the_browser_threw_away_comes_back_with_the_network(
    kept: BrowserContext, host: Host
) -> None:
    page = kept.new_page()
    page.goto(host.url)
    expect(page.locator("#kept")).to_have_attribute("data-state", "ready", timeout=60_000)
    host.stop()
    Table(page).start(f"{host.url}index.html", GAME)
    kept.close()


def test_what_the_browser_threw_away_is_said_without_network(
    kept: BrowserContext, host: Host
) -> None:
    host.stop()
    page = kept.new_page()
    page.goto(host.url)
    expect(page.get_by_role("link", name="Try again")).to_be_visible()
    kept.close()
