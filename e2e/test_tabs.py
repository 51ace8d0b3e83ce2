"""Two pages of one browser with the same match: one plays, the other follows; one history."""

from urllib.parse import urljoin

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, expect

from e2e.playing import FAST, SEND
from e2e.stores import NO_INDEXED, SECOND
from e2e.table import Table
from tefuda.core.registry import keys

GAME = keys()[0]

NO_LOCKS = "Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });"
NO_CHANNEL = "delete window.BroadcastChannel;"
NO_EVENTS = """addEventListener("storage", (event) => event.stopImmediatePropagation());"""
LACKS = {
    "nothing": "",
    "locks": NO_LOCKS,
    "the channel": NO_CHANNEL,
    "all but events of the store": NO_LOCKS + NO_CHANNEL,
    "all but the lease": NO_LOCKS + NO_CHANNEL + NO_EVENTS + NO_INDEXED,
}


@pytest.fixture
def lacks() -> str:
    """What the browser has not; a script."""
    return ""


@pytest.fixture
def tables(page: Page, context: BrowserContext, url: str, lacks: str) -> list[Table]:
    """One that plays, and another page at the same match."""
    page.add_init_script(FAST)
    page.add_init_script(lacks)
    first = Table(page)
    first.start(url, GAME)
    first.play(4)
    first.finish_turn()
    return [first, Table(opened(context, page.url, lacks))]


def opened(context: BrowserContext, address: str, lacks: str = "") -> Page:
    other = context.new_page()
    other.add_init_script(lacks)
    other.goto(address)
    expect(other.locator("body")).to_have_attribute("data-ready", "yes")
    return other


def expect_follows(table: Table) -> None:
    expect(table.page.locator("#follows")).to_be_visible()
    expect(table.page.locator("#take-over")).to_be_visible()
    expect(table.page.locator(SEND)).to_have_count(0)


def take_over(table: Table) -> None:
    table.page.locator("#take-over").click()
    expect(table.page.locator("#take-over")).to_have_count(0)
    table.wait()


ROUND = """() => [...document.querySelectorAll("#board .zone .card")]
  .map((card) => card.getAttribute("aria-label")).join(", ")"""


def expect_alike(one: Table, other: Table) -> None:
    """Before long, both show the same table."""
    for _ in range(100):
        one.wait()
        shown = [table.page.evaluate(ROUND) for table in (one, other)]
        if shown[0] == shown[1]:
            return
        one.page.wait_for_timeout(100)
    assert shown[0] == shown[1]


def expect_one_history(table: Table) -> None:
    """In both stores, and no other match beside it."""
    table.wait()
    for _ in range(100):
        kept, second = table.history(), table.page.evaluate(SECOND)[1:]
        if kept == second:
            break
        table.page.wait_for_timeout(100)
    assert kept == second
    heads = (
        "() => Object.keys(localStorage).filter((key) => /^tefuda.match.[^/]*$/.test(key)).length"
    )
    assert table.page.evaluate(heads) == 1


@pytest.mark.parametrize("lacks", LACKS.values(), ids=LACKS)
def test_one_plays_the_other_follows_and_takes_over(tables: list[Table], lacks: str) -> None:
    first, other = tables
    expect_follows(other)
    first.play(5)
    first.finish_turn()
    expect_alike(first, other)
    take_over(other)
    expect_follows(first)
    other.play(5)
    other.finish_turn()
    expect_alike(other, first)
    if NO_INDEXED not in lacks:
        expect_one_history(other)


@pytest.mark.parametrize("lacks", [LACKS["nothing"], LACKS["all but events of the store"]])
def test_both_tap_at_once(tables: list[Table]) -> None:
    """One takes over, and in the same moment both play: three times."""
    one, other = tables
    for _ in range(3):
        other.page.evaluate("() => document.querySelector('#take-over').click()")
        for table in (one, other):
            table.page.evaluate(TAPS)
        expect(other.page.locator("#take-over")).to_have_count(0)
        expect_follows(one)
        other.page.wait_for_function("() => !window.taps")  # the last tap may still be on its way
        other.finish_turn()
        expect_alike(other, one)
        one, other = other, one
    expect_one_history(one)


# tap whatever is offered, again and again, for a second and a half
TAPS = """() => {
  const tap = () => (document.querySelector("#next, #send")
    ?? document.querySelector("#board .card.open, #board [data-do^='word ']"))?.click();
  const timer = setInterval(tap, 15);
  window.taps = true;
  setTimeout(() => { clearInterval(timer); window.taps = false; }, 1500);
}"""


@pytest.mark.parametrize("lacks", [LACKS["nothing"], LACKS["all but the lease"]])
def test_a_frozen_page_looks_before_it_writes(
    page: Page, tables: list[Table], context: BrowserContext
) -> None:
    first, other = tables
    session = context.new_cdp_session(page)
    session.send("Page.setWebLifecycleState", {"state": "frozen"})
    take_over(other)
    other.play(4)
    other.finish_turn()
    kept = other.history()
    session.send("Page.setWebLifecycleState", {"state": "active"})
    first.page.evaluate(TAPS)
    expect_follows(first)
    assert other.history()[: len(kept)] == kept
    expect_alike(other, first)


def test_a_page_that_is_gone_while_it_played(page: Page, tables: list[Table]) -> None:
    other = tables[1]
    expect_follows(other)
    page.close(run_before_unload=False)
    take_over(other)
    other.play(3)
    expect_one_history(other)


def test_the_match_opens_to_be_played_after_a_reload(page: Page, tables: list[Table]) -> None:
    page.reload()
    tables[0].wait()
    expect(page.locator("#take-over")).to_have_count(0)
    expect_follows(tables[1])


def test_a_frame_beside_the_page(page: Page, url: str) -> None:
    """Of one origin: they share the store, and the match."""
    page.add_init_script(FAST)
    first = Table(page)
    first.start(url, GAME)
    first.play(4)
    first.finish_turn()
    page.evaluate("""() => {
      const frame = document.createElement("iframe");
      frame.src = "./index.html" + location.hash;
      Object.assign(frame.style, { position: "fixed", inset: "auto 0 0 auto", width: "400px" });
      document.documentElement.append(frame);
    }""")
    expect(page.frame_locator("iframe").locator("#take-over")).to_be_visible()
    frame: Frame = page.frames[1]
    frame.locator("#take-over").dispatch_event("click")
    expect(page.locator("#follows")).to_be_visible()
    inside = Table(frame, lambda offer: offer.dispatch_event("click"))
    inside.play(3)
    inside.finish_turn()
    expect_alike(inside, first)
    expect_one_history(inside)


def test_an_installed_app_beside_a_tab(
    tables: list[Table], context: BrowserContext, url: str
) -> None:
    """A window of its own, begun where the manifest says; it has the tab's origin and store."""
    tab, window = tables
    page = window.page
    manifest = page.locator("link[rel=manifest]").get_attribute("href") or ""
    about = context.request.get(urljoin(url, manifest)).json()
    assert about["display"] == "standalone"
    page.goto(urljoin(urljoin(url, manifest), about["start_url"]))
    page.locator("#waiting .match a.what").click()
    expect_follows(window)
    tab.play(3)
    tab.finish_turn()
    expect_alike(tab, window)
    take_over(window)
    expect_follows(tab)
    window.play(3)
    window.finish_turn()
    expect_alike(window, tab)
    expect_one_history(window)


def test_two_lobbies_show_the_same_list(page: Page, context: BrowserContext, url: str) -> None:
    table = Table(page)
    table.start(url, GAME)
    page.goto(f"{url}#/")
    other = opened(context, url)
    other.locator("#waiting .match .more summary").click()
    other.locator("[data-do^='delete ']").click()
    expect(page.locator("[data-do^='restore ']")).to_have_count(1)
    page.locator("[data-do^='restore ']").click()
    expect(other.locator("[data-do^='delete ']")).to_have_count(1)


def test_a_lobby_that_needed_no_python_hears_of_a_match(
    page: Page, context: BrowserContext, url: str
) -> None:
    page.goto(url)
    Table(context.new_page()).start(url, GAME)
    expect(page.locator("#waiting .match")).to_have_count(1)
