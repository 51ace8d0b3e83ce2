"""What stays when the network goes, and how a new build comes."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.host import NEW_STYLE, Host
from e2e.playing import FAST
from e2e.table import Table
from tefuda.core.registry import keys

GAME = keys()[0]
READY = "#kept [data-when=ready]"
UPDATE = "#kept [data-when=update]"
ALL_IS_HERE = 60_000  # milliseconds


@pytest.fixture
def visitor(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that may keep things, with bots in a hurry; nothing travels."""
    context = browser.new_context(locale="en", reduced_motion="reduce")
    context.add_init_script(FAST)
    yield context
    context.close()


def visit(visitor: BrowserContext, host: Host) -> Page:
    """The lobby alone, until it says that all is kept."""
    page = visitor.new_page()
    page.goto(host.url)
    expect(page.locator(READY)).to_be_visible(timeout=ALL_IS_HERE)
    return page


def test_all_works_without_network_after_the_lobby_alone(
    visitor: BrowserContext, host: Host
) -> None:
    visit(visitor, host).close()
    host.stop()
    page = visitor.new_page()
    page.goto(host.url)
    expect(page.locator("h1").first).to_be_visible()
    for key in keys():
        page.goto(f"{host.url}index.html#/rules/{key}")
        expect(page.locator(f"#rules-{key} .clause").first).to_be_visible()
        table = Table(page)
        table.start(f"{host.url}index.html", key)
        table.play(5)
    expect(page.locator("#not-started")).to_be_hidden()


def test_a_second_visit_starts_from_the_kept_snapshot(visitor: BrowserContext, host: Host) -> None:
    visit(visitor, host).close()
    page = visitor.new_page()
    Table(page).start(host.url, GAME)
    assert page.evaluate("performance.getEntriesByName('tefuda:started')[0].detail") == "snapshot"


def test_all_is_kept_where_prefetching_is_switched_off(visitor: BrowserContext, host: Host) -> None:
    visitor.add_init_script(NO_PREFETCH)
    visit(visitor, host)


# a browser that does not prefetch says nothing; and half a minute passes quickly
NO_PREFETCH = """(() => {
  const { append } = Element.prototype;
  Element.prototype.append = function (...parts) {
    append.apply(this, parts.filter(({ rel }) => rel !== "prefetch"));
  };
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...more) => later(act, ms === 30_000 ? 10 : ms, ...more);
})()"""


def test_no_python_starts_in_a_lobby_that_is_only_read(visitor: BrowserContext, host: Host) -> None:
    page = visit(visitor, host)
    assert page.evaluate("performance.getEntriesByName('tefuda:start').length") == 0
    page.locator(f"a[href='#/setup/{GAME}']").hover()
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")


def test_a_click_before_python_is_there_is_done_when_it_is(
    visitor: BrowserContext, host: Host
) -> None:
    page = visitor.new_page()
    page.goto(host.url)
    page.locator("details.bring summary").click()
    page.locator("#import").fill("Lorem ipsum")
    page.locator("[data-do=import]").click()
    expect(page.locator("#waiting .problem")).to_contain_text("Lorem")


def test_an_update_leaves_a_running_match_alone(visitor: BrowserContext, host: Host) -> None:
    page = visit(visitor, host)
    table = Table(page)
    table.start(host.url, GAME)
    table.play(3)
    build = page.locator("body").get_attribute("data-build")
    host.release()
    page.evaluate(CHECK_FOR_UPDATE)
    expect(page.locator(UPDATE)).to_have_attribute("data-when", "update")
    expect(page.locator("#kept")).to_have_attribute("data-state", "update")
    table.play(3)
    assert page.locator("body").get_attribute("data-build") == build
    assert len(page.evaluate(STYLES).split()) == 2
    page.goto(f"{host.url}#/")
    page.locator(UPDATE).get_by_role("button").click()
    expect(page.locator("body")).to_have_attribute("data-build", "next")
    expect(page.locator(READY)).to_be_visible()
    expect(page.locator("#waiting a.what").first).to_be_visible()
    kept_only(page, NEW_STYLE)


def test_a_new_page_lets_the_new_build_in_when_it_is_alone(
    visitor: BrowserContext, host: Host
) -> None:
    page = visit(visitor, host)
    host.release()
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-build", "next")
    kept_only(page, NEW_STYLE)
    host.stop()
    page.reload()
    expect(page.locator("body")).to_have_attribute("data-build", "next")


def test_a_browser_would_install_it(visitor: BrowserContext, host: Host) -> None:
    page = visitor.new_page()
    page.goto(host.url)
    asked = visitor.new_cdp_session(page)
    assert asked.send("Page.getAppManifest")["errors"] == []
    complaints = asked.send("Page.getInstallabilityErrors")["installabilityErrors"]
    # a test's profile is a private window, which installs nothing
    assert {complaint["errorId"] for complaint in complaints} <= {"in-incognito"}


def test_the_first_move_asks_once_to_keep_saves(visitor: BrowserContext, host: Host) -> None:
    visitor.add_init_script(
        f"{FAST}; window.asked = 0; navigator.storage.persist = async () => {{ window.asked += 1; }}"
    )
    page = visitor.new_page()
    table = Table(page)
    table.start(host.url, GAME)
    assert page.evaluate("asked") == 0
    while page.evaluate("asked") == 0:
        table.step()
    table.play(6)
    assert page.evaluate("asked") == 1


def test_a_start_that_fails_says_so(visitor: BrowserContext, host: Host) -> None:
    for file in host.folder.glob("vendor/pyodide-*/pyodide.asm.wasm"):
        file.unlink()
    page = visitor.new_page()
    page.goto(f"{host.url}#/new/{GAME}?seat0=you")
    expect(page.locator("#not-started")).to_be_visible()
    expect(page.get_by_role("button", name="Try again")).to_be_visible()


def kept_only(page: Page, style: str) -> None:
    """Wait until no other build's files are kept."""
    while page.evaluate(STYLES) != style:
        page.wait_for_timeout(100)


CHECK_FOR_UPDATE = "async () => { await (await navigator.serviceWorker.ready).update() }"
STYLES = """async () => {
  const [name] = await caches.keys();
  const kept = (await (await caches.open(name)).keys()).map(({ url }) => url.split("/").at(-1));
  return kept.filter((name) => name.startsWith("style-")).sort().join(" ");
}"""
