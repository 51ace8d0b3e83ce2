"""From nothing to a table: bare Pyodide, PyScript alone, and our own page, in turns.

Each with a browser profile that has never been here, from a server on this machine that
compresses as hosts do (and from one that does not), over a fast and over slow lines. A table is
ready when the first cards are dealt and it is one's own turn. A second visit finds the service
worker with everything kept. The lines are the browser's own emulation, for the page and for the
service worker; a dedicated worker starts after the table and is not slowed down.

START_ROUNDS=1 START_LINES=local,9Mbit makes it short; names as in LINES.
"""

import json
import os
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser

from tests.bench.browsing import host as hosts
from tests.bench.browsing.host import Host
from tests.bench.browsing.visits import (
    ALL_IS_KEPT,
    HOW,
    PLAIN,
    TABLE,
    Line,
    slow_down_service_workers,
    visit,
    visitor,
)
from tools.bench import Measured
from tools.browsers import chromium
from tools.setup.paths import DIST
from tools.site.pages import UNUSED

ROUNDS = int(os.environ.get("START_ROUNDS", "5"))

LINES = {
    "local": Line(),
    "local uncompressed": Line(),
    "9Mbit": Line(9_000 / 8, 60),
    "9Mbit uncompressed": Line(9_000 / 8, 60),
    "slow 4G": Line(1_600 / 8, 150),
    "slow processor": Line(slower=4),
}
SLOW = {"slow 4G": 1}  # rounds, of what takes minutes

BARE = """<!doctype html><link rel="icon" href="data:,"><body><script type="module">
import { loadPyodide } from "./%s/pyodide.mjs";
const python = await loadPyodide();
python.runPython("import js; js.document.body.dataset.state = 'ready'");
</script>"""

HELLO = """<!doctype html><link rel="icon" href="data:,"><body>
<py-config type="json" hidden>{"interpreter": "./%s/pyodide.mjs", "plugins": %s}</py-config>
<mpy-config type="json" hidden>{"plugins": %s}</mpy-config>
<script type="module" src="./%s/core.js"></script>
<script type="py">
import js; js.document.body.dataset.state = "ready"
</script>"""

BASE = "bare loadPyodide()"
MATCH = "#/new/hyper_maker?players=4&seat0=you&seat1=greedy&seat2=greedy&seat3=greedy&seed=1"  # seat 0 leads

FORGET = """async () => {
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) if (request.url.endsWith(".snapshot")) await cache.delete(request);
  }
}"""


def run() -> list[Measured]:
    chosen = [name for name in os.environ.get("START_LINES", "").split(",") if name] or [*LINES]
    figures: dict[str, list[float]] = defaultdict(list)
    with hosts.site(pages()) as folder, chromium.running() as browser:
        for number in range(ROUNDS):
            for line in chosen:
                if number < SLOW.get(line, ROUNDS):
                    for name, value in one_round(browser, folder, line):
                        figures[f"{line}: {name}"].append(value)
    return [*map(measured, figures.items())]


def measured(row: tuple[str, list[float]]) -> Measured:
    name, figures = row
    line, what = name.split(": ", 1)
    unit = "kB" if what.endswith("sent") else "ms"
    return name, figures, unit, "" if unit == "kB" or what == BASE else f"{line}: {BASE}"


def one_round(browser: Browser, folder: Path, name: str) -> Iterator[tuple[str, float]]:
    line = LINES[name]
    with hosts.serving(folder, gzip="uncompressed" not in name) as host:
        yield BASE, cold(browser, host, "bare.html", PLAIN, line)
        if name == "local":
            yield from sizes(host, "bare")
        yield "PyScript hello", cold(browser, host, "hello.html", PLAIN, line)
        yield "our table, first visit", cold(browser, host, MATCH, TABLE, line)
        if name == "local":
            yield from sizes(host, "first visit")
        yield "our table, second visit", second(browser, host, line)
        if name == "local":
            yield from sizes(host, "second visit")
            yield "the same without snapshot", second(browser, host, line, FORGET)


def sizes(host: Host, what: str) -> Iterator[tuple[str, float]]:
    for name, encoding in (("nothing", ""), ("gzip", "gzip"), ("brotli", "br")):
        yield f"{what}, {name}, sent", host.sent(encoding) / 1000


def cold(browser: Browser, host: Host, page: str, until: str, line: Line) -> float:
    """Milliseconds, in a fresh profile."""
    with visitor(browser) as context:
        host.given.clear()
        return visit(context, host.address + page, until, line)[1]


def second(browser: Browser, host: Host, line: Line, before: str = "") -> float:
    """Milliseconds when everything has been kept, by a visit that is not measured."""
    with visitor(browser) as context:
        first = context.new_page()
        first.goto(host.address)
        first.locator(ALL_IS_KEPT).wait_for()
        first.evaluate(before)
        first.close()
        if line.speed:
            slow_down_service_workers(browser, line)
        host.given.clear()
        page, ready = visit(context, host.address + MATCH, TABLE, line)
        assert page.evaluate(HOW) == ("plain" if before else "snapshot")
        return ready


def pages() -> dict[str, str]:
    """The two that ours is held against."""
    pyodide, pyscript = (f"vendor/{folder.name}" for folder in libraries("pyodide", "pyscript"))
    off = json.dumps(UNUSED)
    return {"bare.html": BARE % pyodide, "hello.html": HELLO % (pyodide, off, off, pyscript)}


@contextmanager
def site() -> Iterator[str]:
    """The address of dist/ and these two pages, for other measurements."""
    with hosts.site(pages()) as folder, hosts.serving(folder, gzip=False) as host:
        yield host.address


def libraries(*names: str) -> Iterator[Path]:
    for name in names:
        yield next((DIST / "vendor").glob(f"{name}-*"))
