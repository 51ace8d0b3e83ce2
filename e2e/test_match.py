"""Matches by clicks and by keys: at every size, in both languages, while bots think and when one dies."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, expect

from e2e.conftest import strict_page
from e2e.lookout import Lookout
from e2e.playing import FAST
from e2e.table import Table
from e2e.watch import Watch
from tefuda.ai.levels import LEVELS
from tefuda.core.registry import keys

# the game with the fewest acts is played by hand in every way there is to play
QUICKEST = keys()[0]


@pytest.fixture
def fast(page: Page) -> Page:
    page.add_init_script(FAST)
    return page


def test_the_lookout_sees_other_hosts(alone: Page, lookout: Lookout, watch: Watch) -> None:
    alone.evaluate("fetch('http://another.example/', {mode: 'no-cors'}).catch(() => 0)")
    assert lookout.seen[0].startswith("GET http://another.example/ ")
    watch.expect("another.example")
    watch.expect("ERR_")


@pytest.fixture
def phone(browser: Browser, watch: Watch) -> Iterator[Page]:
    """A small phone, as strict as `page`, on which things travel."""
    size: ViewportSize = {"width": 360, "height": 640}
    with strict_page(browser, watch, viewport=size, reduced_motion="no-preference") as page:
        yield page


def test_whole_match_by_clicking_from_the_lobby(phone: Page, url: str) -> None:
    """Where most is in the way; test_alone.py plays on a tablet, test_embed.py in a frame."""
    phone.goto(url)
    phone.locator(f"a[href='#/setup/{QUICKEST}']").click()
    phone.locator("form:visible input[name=players][value='3']").check(force=True)
    for select in phone.locator("form:visible .seat select").all():
        if select.is_visible() and select.input_value() != "you":
            select.select_option(LEVELS[0])
    phone.locator("form:visible button[type=submit]").click()
    table = Table(phone)
    table.play()
    phone.locator("#dialog[data-kind=result] [data-do=lobby]").click()
    expect(phone.locator("#waiting a.what")).to_have_count(0)
    phone.locator("#finished-matches > summary").click()
    expect(phone.locator("#finished a.what")).to_be_visible()


WORDS_OF_A_MOVE = "#prompt :is(#send, #drop, #watch, [id^=word-], [id^=pick-])"
# all can be brought into view, and nothing else lies over its middle
IN_REACH = """(css) => [...document.querySelectorAll(css)].every((each) => {
  each.scrollIntoView({ block: "nearest" });
  const { left, top, width, height } = each.getBoundingClientRect();
  return each.contains(document.elementFromPoint(left + width / 2, top + height / 2));
})"""


def test_everything_that_makes_a_move_is_in_reach(browser: Browser, url: str) -> None:
    """On a small phone, be the hand ever so long and the words of a move ever so many."""
    size: ViewportSize = {"width": 360, "height": 640}
    context = browser.new_context(locale="ja", viewport=size, reduced_motion="reduce")
    page = context.new_page()
    page.add_init_script(FAST)
    for key in keys():
        table = Table(page)
        table.start(url, key)
        for _ in range(12):
            table.wait()
            page.wait_for_function(IN_REACH, arg=WORDS_OF_A_MOVE, timeout=5_000)
            table.step()
        page.evaluate("location.hash = '#/'")
    context.close()


def test_arrows_choose_enter_plays_and_escape_puts_back(fast: Page, url: str) -> None:
    table = Table(fast)
    table.start(url, QUICKEST)
    expect(fast.locator(".hand .card.open").first).to_be_visible()
    moves = len(table.history())
    fast.keyboard.press("ArrowRight")
    expect(fast.locator(".hand .card:focus")).to_be_visible()
    fast.keyboard.press("Enter")
    expect(fast.locator(".card.lifted")).to_have_count(1)
    fast.keyboard.press("Escape")
    expect(fast.locator(".card.lifted")).to_have_count(0)
    fast.keyboard.press("Enter")
    fast.keyboard.press("Enter")
    fast.wait_for_function(f"() => ({ENTRY_COUNT})() > {moves}")


ENTRY_COUNT = """() => Object.keys(localStorage).filter((key) => key.startsWith("tefuda/match/"))
  .map((key) => localStorage[key]).join("").split("\\n").length - 2"""


@pytest.mark.parametrize(("language", "word"), [("en", "points"), ("ja", "点")])
def test_both_languages(browser: Browser, url: str, language: str, word: str) -> None:
    context: BrowserContext = browser.new_context(locale=language, reduced_motion="reduce")
    page = context.new_page()
    table = Table(page)
    table.start(url, QUICKEST)
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator(".panel").first).to_contain_text(word)
    page.locator("[data-do='open menu']").click()
    page.locator("[data-do='open settings']").click()
    page.locator("[data-do='set language ja']").click()
    expect(page.locator("html")).to_have_attribute("lang", "ja")
    page.locator("#close").click()
    expect(page.locator(".panel").first).to_contain_text("点")
    context.close()


WORKERS = """
window.theWorkers = [];
window.Worker = class extends window.Worker {
  constructor(...all) { super(...all); window.theWorkers.push(this); }
};
const post = MessagePort.prototype.postMessage;
MessagePort.prototype.postMessage = function (message, ...rest) {
  post.call(this, message, ...rest);
  if (!window.dies || message?.[1] !== "think") return;  // calls are [number, name, arguments]
  window.dies = false;
  window.theWorkers.at(-1).terminate();
};"""


def test_a_worker_that_dies_while_it_thinks_is_replaced(page: Page, url: str) -> None:
    page.add_init_script(WORKERS)
    page.add_init_script(FAST.replace("fast", "slow"))
    page.goto(f"{url}#/new/{QUICKEST}?seat0={LEVELS[-1]}")
    page.wait_for_function("() => theWorkers.length > 0")
    table = Table(page)
    page.wait_for_function(f"() => ({ENTRY_COUNT})() > 4")
    page.evaluate("() => { window.dies = true }")  # with the next question
    page.wait_for_function("() => !window.dies")
    moves = len(table.history())
    page.wait_for_function("() => theWorkers.length > 1")
    page.wait_for_function(f"() => ({ENTRY_COUNT})() > {moves + 1}")


LONG_TASKS = """
window.longTasks = [];
new PerformanceObserver((list) => {
  for (const one of list.getEntries()) window.longTasks.push([one.startTime, one.duration]);
}).observe({type: "longtask"});"""


@pytest.mark.alone
def test_the_page_stays_responsive_while_the_strongest_bot_thinks(page: Page, url: str) -> None:
    """No task of the main thread takes longer than 50 ms because of a bot.

    A machine that is busy elsewhere stretches one now and then; a bot would in every spell.
    """
    page.add_init_script(LONG_TASKS)
    page.goto(f"{url}#/new/{QUICKEST}?seat0={LEVELS[-1]}")
    page.wait_for_function(f"() => ({ENTRY_COUNT})() > 4")
    assert page.evaluate("() => longTasks"), "Python's start is long, and must have been seen"
    assert any(spell(page) == [] for _ in range(4))


def spell(page: Page) -> list[float]:
    """The long tasks of three seconds, in milliseconds."""
    begun = page.evaluate("() => performance.now()")
    page.wait_for_timeout(3_000)
    return [took for start, took in page.evaluate("() => longTasks") if start > begun]
