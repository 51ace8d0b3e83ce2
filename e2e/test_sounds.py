"""Sounds: none before they are wanted and a finger has come down, and then with the motion."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from e2e.playing import FAST, NEXT
from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys

ANY = keys()[0]
LATE = 20  # milliseconds

# contexts that were made; when each sound begins, by the page's clock; each motion's start and end
RECORD = """() => {
  window.heard = {contexts: [], sounds: [], motions: []};
  const Made = window.AudioContext;
  window.AudioContext = class extends Made {
    constructor(...how) { super(...how); heard.contexts.push(this); }
  };
  const of = (ms) => Math.round(ms * 10) / 10;
  const start = AudioScheduledSourceNode.prototype.start;
  for (const kind of [OscillatorNode, AudioBufferSourceNode])
    kind.prototype.start = function (at) {
      heard.sounds.push(of(performance.now() + (at - this.context.currentTime) * 1000));
      return start.call(this, at);
    };
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (frames, time) {
    const motion = animate.call(this, frames, time);
    const flies = this.closest(".flights");
    queueMicrotask(() => {
      if (!flies) return;
      const [begins, rate] = [Number(motion.startTime), motion.playbackRate];
      const ends = begins + (time.delay + time.duration) / rate;
      heard.motions.push([of(begins + time.delay / rate), of(ends)]);
    });
    return motion;
  };
}"""

ON = """localStorage.setItem("tefuda/settings", JSON.stringify({sound: true, pace: "slow"}))"""
HIDE = """(hidden) => { Object.defineProperty(document, "hidden", {value: hidden, configurable: true});
  document.dispatchEvent(new Event("visibilitychange")); }"""
STATES = "() => heard.contexts.map(({state}) => state)"
RUNNING = "() => heard.contexts.at(-1)?.state === 'running'"
FETCHED = "() => performance.getEntriesByType('resource').some(({name}) => /sounds/.test(name))"


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """Where things travel."""
    fresh = browser.new_context(
        locale="en", viewport={"width": 1024, "height": 768}, service_workers="block"
    )
    fresh.set_default_timeout(30_000)
    fresh.add_init_script(f"({RECORD})()")
    yield fresh
    fresh.close()


def lay(table: Table) -> None:
    """Lay the first card that may be laid."""
    page = table.page
    table.wait()
    while table.offered(NEXT):
        table.step()
        table.wait()
    page.locator("#board .hand .card.open").first.click()
    page.wait_for_selector("#board .hand .card.lifted")
    page.evaluate("heard.sounds = [], heard.motions = []")
    page.evaluate("document.querySelector('#send, #board .hand .card.lifted').click()")
    page.wait_for_function("heard.motions.length > 0")


def test_off_nothing_is_fetched_or_made_and_the_menu_switches_it(page: Page, url: str) -> None:
    table = Table(page)
    page.add_init_script(FAST)
    table.start(url, ANY, "&players=3")
    lay(table)
    assert page.evaluate(STATES) == []
    assert not page.evaluate(FETCHED)
    page.locator("#menu-button").press("Enter")
    switch = page.get_by_role("button", name="Sound", exact=True)
    expect(switch).to_have_attribute("aria-pressed", "false")
    switch.press("Enter")
    expect(switch).to_have_attribute("aria-pressed", "true")
    page.wait_for_function(FETCHED)
    page.keyboard.press("Tab")  # the first gesture after it
    page.wait_for_function(RUNNING)
    switch.press("Enter")
    page.wait_for_function("() => heard.contexts[0].state === 'closed'")
    page.reload()
    table.wait()
    page.locator("#menu-button").click()
    expect(switch).to_have_attribute("aria-pressed", "false")


@pytest.mark.alone
def test_it_sounds_with_the_motion_and_sleeps_while_hidden(page: Page, url: str) -> None:
    table = Table(page)
    page.add_init_script(ON)
    table.start(url, ANY, "&players=3")
    page.wait_for_function(FETCHED)
    assert page.evaluate(STATES) == []  # on, but no finger has come down
    page.locator("#prompt").click()
    page.wait_for_function(RUNNING)
    lay(table)  # what is run for the first time is compiled
    lay(table)
    sounds, motions = page.evaluate("[heard.sounds, heard.motions]")
    off = [min(abs(sound - moment) for sound in sounds) for moment in motions[0]]
    assert max(off) <= LATE
    page.evaluate(HIDE, True)
    page.wait_for_function("() => heard.contexts[0].state === 'suspended'")
    page.evaluate(HIDE, False)
    page.wait_for_function(RUNNING)
    assert len(page.evaluate(STATES)) == 1


def test_a_frame_sounds_once_it_is_tapped(
    page: Page, url: str, blog: Callable[[str], str], watch: Watch
) -> None:
    page.goto(blog(f'<iframe src="{url}embed.html?game={ANY}" width="560" height="480"></iframe>'))
    watch.expect("127.0.0.1")  # the post itself
    frame = page.frames[1]
    frame.locator("#play").click()
    Table(frame).wait()
    frame.locator("#menu-button").click()
    frame.get_by_role("button", name="Sound", exact=True).click()
    frame.wait_for_function(FETCHED)
    assert frame.evaluate(STATES) == []
    frame.locator("#close").click()  # the first gesture after it
    frame.wait_for_function(RUNNING)
    frame.locator("#board .hand .card.open").first.dispatch_event("pointerdown")
    assert frame.evaluate("heard.sounds.length") == 1
