"""Bots of the top level at the page's own table: how long they take, how much they think.

Bots alone play each game in Chromium, watched at the fastest pace, for a while or to the end;
every decision that went to the worker is timed from the page, so asking and answering count.
The same positions are then put to the same player in CPython; an iteration is a move tried in a
world. The first move is timed at the usual pace, whose beat after the deal is part of it.
"""

import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Browser, Page

from app.bots.decision import decide
from app.bots.request import request
from app.bots.tempo import THINK
from app.match.moment import now
from app.match.setup import from_query
from app.saves.saves import Saves
from app.saves.storage import Memory
from e2e.playing import ENTRIES
from tefuda.ai.levels import LEVELS
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE
from tests.bench.start import site
from tests.web.hall import NOW
from tools.bench import Measured
from tools.browsers import chromium

WATCHED = 45.0
"""Seconds of a match."""

SAMPLED = 8
"""Decisions put to CPython too."""

SHORT = 50
"""Milliseconds under which asking and answering count for more than thinking."""

STARTS = 3

FAST = """localStorage.setItem("tefuda/settings", JSON.stringify({pace: "fast", wait: false}))"""

NOTE = """() => {
  const ofAMatch = (key) => /^tefuda\\/match\\/\\w+\\/\\d+$/.test(key);
  const isMove = (line) => /^[0-9a-f]{8} \\d/.test(line);
  const look = setInterval(() => {
    if (!document.getElementById("table")) return;
    window.tabled ??= performance.now();
    const lines = Object.keys(localStorage).filter(ofAMatch)
      .flatMap((key) => localStorage[key].split("\\n"));
    if (!lines.some(isMove)) return;
    window.moved = performance.now();
    clearInterval(look);
  }, 5);
}"""

THOUGHTS = """() => performance.getEntriesByName("tefuda:thought")
  .map((one) => [one.duration, one.detail])"""


def run() -> list[Measured]:
    with site() as url, chromium.running() as browser:
        return [row for key in keys() for row in one_game(browser, url, key)]


def one_game(browser: Browser, url: str, key: str) -> Iterator[Measured]:
    first = [first_move(browser, url, key) for _ in range(STARTS)]
    yield f"{key}: first move after the table", first, "ms", ""
    thoughts, entries = watched(browser, url, key)
    yield f"{key}: a decision of the worker", [ms for ms, _ in thoughts], "ms", ""
    native = list(in_cpython(key, entries))
    rates = [tried / ms * 1000 for ms, tried in thoughts if ms > SHORT and tried]
    if native and rates:
        yield f"{key}: CPython", native, "iterations/s", ""
        yield f"{key}: worker", rates, "iterations/s", f"{key}: CPython"


def address(url: str, key: str) -> str:
    seats = "&".join(f"seat{seat}={LEVELS[-1]}" for seat in range(find(key).info.players[-1]))
    return f"{url}#/new/{key}?players={find(key).info.players[-1]}&{seats}&seed=bench"


def first_move(browser: Browser, url: str, key: str) -> float:
    """Milliseconds from the table being there to the first move of a bot being kept."""
    context = browser.new_context()
    try:
        page = context.new_page()
        page.add_init_script(f"({NOTE})()")
        page.goto(address(url, key))
        page.wait_for_function("() => window.moved", timeout=60_000)
        return float(page.evaluate("window.moved - window.tabled"))
    finally:
        context.close()


def watched(browser: Browser, url: str, key: str) -> tuple[list[tuple[float, int]], list[str]]:
    """Milliseconds and playouts of every decision, and the match's entries."""
    context = browser.new_context()
    try:
        page = context.new_page()
        page.add_init_script(FAST)
        page.goto(address(url, key))
        page.locator("#table").wait_for(timeout=60_000)
        wait(page)
        thoughts = [(float(ms), int(tried)) for ms, tried in page.evaluate(THOUGHTS)]
        return thoughts, list(page.evaluate(ENTRIES))
    finally:
        context.close()


def wait(page: Page) -> None:
    end = time.monotonic() + WATCHED
    while time.monotonic() < end and not page.locator("#dialog[data-kind=result]").count():
        page.wait_for_timeout(500)


def in_cpython(key: str, entries: list[str]) -> Iterator[float]:
    """Playouts a second in positions spread over the match."""
    query = {f"seat{seat}": LEVELS[-1] for seat in range(find(key).info.players[-1])}
    setup = from_query(key, query | {"players": str(len(query))}, "bench")
    saves = Saves(Memory(), lambda: NOW)
    opened = saves.open(saves.create(setup, tuple(entries)))
    asked = list(requests(opened))
    for bot_request in asked[:: max(1, len(asked) // SAMPLED)]:
        start = time.perf_counter()
        tried = decide(bot_request)["iterations"]
        took = time.perf_counter() - start
        if took > SHORT / 1000 and tried:
            yield tried / took


def requests(opened: Any) -> Iterator[Any]:
    """What the bots were asked; forced moves are left out."""
    match = opened.history.match
    while match.steps:
        seat = match.undo().seat
        if seat != CHANCE and seat in match.turn.seats:
            asked = request(opened.head, now(match), seat, 1, THINK)
            if not asked.only:
                yield asked
