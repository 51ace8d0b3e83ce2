"""What Python needs on the page and in the bots' worker after a match between the best bots.

A WebAssembly memory only grows, so its size at the end is the most it ever was. With it comes
the memory of the browser's process that holds page and worker, scripts and pictures included.
MEMORY_SECONDS ends a match that takes longer (600); its row then says how far it came.
"""

import os
import time
from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser, Page

from tests.bench.bots import FAST, address
from tests.bench.start import site
from tools.bench import Measured
from tools.browsers import chromium

SECONDS = float(os.environ.get("MEMORY_SECONDS", "600"))
GAMES = ("hyper_maker", "world_management")
MB = 1_000_000

# the module PyScript has loaded already, so this starts nothing
BYTES = "async (url) => (await (await import(url)).started)._module.HEAPU8.length"
CONFIG = "JSON.parse(document.querySelector('py-config').textContent).interpreter"
OVER = "#dialog[data-kind=result]"
MOVES = """Object.keys(localStorage).filter((key) => key.startsWith("tefuda/match/"))
  .reduce((sum, key) => sum + localStorage[key].trim().split("\\n").length, 0)"""


def run() -> list[Measured]:
    with site() as url:
        return [row for key in GAMES for row in one_game(url, key)]


def one_game(url: str, key: str) -> Iterator[Measured]:
    with chromium.running() as browser:
        page = played(browser, url, key)
        over = "the whole match" if page.locator(OVER).count() else "not to its end"
        yield f"{key}: entries, {over}", float(page.evaluate(MOVES)), "", ""
        runtime = f"{url}{page.evaluate(CONFIG)}"
        yield f"{key}: Python on the page", page.evaluate(BYTES, runtime) / MB, "MB", ""
        for worker in page.workers:
            yield f"{key}: Python in the worker", worker.evaluate(BYTES, runtime) / MB, "MB", ""
        yield f"{key}: the browser's process", largest_renderer() / MB, "MB", ""


def played(browser: Browser, url: str, key: str) -> Page:
    page = browser.new_context(locale="en").new_page()
    page.add_init_script(FAST)
    page.goto(address(url, key))
    page.locator("#table").wait_for(timeout=60_000)
    end = time.monotonic() + SECONDS
    while time.monotonic() < end and not page.locator(OVER).count():
        page.wait_for_timeout(500)
    return page


def largest_renderer() -> int:
    """Bytes that the largest of this browser's page processes has of its own; 0 without /proc."""
    sizes = [private(entry) for entry in Path("/proc").glob("[0-9]*") if ours(entry)]
    return max(sizes, default=0)


def ours(process: Path) -> bool:
    try:
        command = (process / "cmdline").read_bytes()
        parents = list(ancestors(int(process.name)))
    except OSError:
        return False
    return b"--type=renderer" in command and os.getpid() in parents


def ancestors(number: int) -> Iterator[int]:
    while number > 1:
        status = Path(f"/proc/{number}/stat").read_text("utf-8")
        number = int(status.rpartition(")")[2].split()[1])
        yield number


def private(process: Path) -> int:
    try:
        lines = (process / "smaps_rollup").read_text("utf-8").splitlines()
    except OSError:
        return 0
    sizes = [line.split()[1] for line in lines if line.startswith("Private_")]
    return 1024 * sum(map(int, sizes))
