"""What a decision of the best bots costs in Chromium, with their numbers of playouts.

Decisions spread over a quick match of every table are thought through one by one, in the site's
Pyodide. What counts is the processor time of Chromium's processes, so a busy machine changes
little; four times that is what a tablet takes, as Chromium's own throttling to a quarter does.
TABLET_PLAYOUTS=N has all think so far instead, to find new numbers from.
"""

import os
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from e2e.python import run_python
from tefuda.core.registry import find, keys
from tests.bench.peers import deciding
from tests.bench.start import site
from tools.bench import Measured
from tools.browsers import chromium

MOST = int(os.environ.get("TABLET_PLAYOUTS", "0"))
SLOWER = 4
FIRST = 4
"""Decisions in which Chromium has compiled little yet; they are told apart."""
ASK = "code => globalThis.python.runPython(code).toJs()"


def run() -> Iterator[Measured]:
    tables = [(key, players) for key in keys() for players in find(key).info.players]
    with site() as url:
        for key, players in tables:
            with chromium.running() as browser:
                yield from one_table(browser, url, key, players)


def one_table(browser: Browser, url: str, key: str, players: int) -> Iterator[Measured]:
    page = browser.new_page()
    run_python(page, url, Path(deciding.__file__).read_text(encoding="utf-8"))
    count = page.evaluate(ASK, f"[prepare({key!r}, {players})]")[0]
    spent = [timed(browser, page, f"think({number}, {MOST})") for number in range(count)]
    full = [(ms, tried) for ms, tried, most in spent if tried >= most]
    at, tablet = f"{key}, {players} players: ", [SLOWER * ms for ms, _, _ in spent]
    yield at + f"the first {FIRST} decisions on a tablet", tablet[:FIRST], "ms", ""
    yield at + "one of the others", tablet[FIRST:], "ms", ""
    yield at + "95th percentile of these", fraction(tablet[FIRST:], 0.95), "ms", ""
    if full:
        rates = [tried / ms * 1000 for ms, tried in full]
        yield at + "playouts, where all are used", rates, "/s", ""
        yield at + "5th percentile", fraction(rates, 0.05), "/s", ""


def fraction(values: list[float], share: float) -> float:
    """The value that so large a share of them does not exceed."""
    return sorted(values)[min(len(values) - 1, int(share * len(values)))]


def timed(browser: Browser, page: Page, code: str) -> tuple[float, int, int]:
    """Milliseconds of processor time, and what the code gives."""
    before = spent_ms(browser)
    tried, most = page.evaluate(ASK, code)
    return spent_ms(browser) - before, tried, most


def spent_ms(browser: Browser) -> float:
    """Milliseconds of processor time of the browser's processes that run pages."""
    session = browser.new_browser_cdp_session()
    infos = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return 1000 * sum(float(info["cpuTime"]) for info in infos if info["type"] == "renderer")
