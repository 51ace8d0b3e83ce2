"""From nothing to Python's first line: bare Pyodide, PyScript alone, and our own page.

Each time with a browser profile that has never been here, from a plain server on this machine,
without compression. The rounds go through all of them in turn, so that a busy moment of the
machine falls on all alike.
"""

import json
import tempfile
import threading
from collections import defaultdict
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tools import browser as browsers
from tools.bench import Measured
from tools.pages import UNUSED
from tools.paths import DIST
from tools.serve import Server

ROUNDS = 5

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

READY = "() => document.querySelector('[data-state=ready]') && performance.now()"


def run() -> list[Measured]:
    found: dict[str, list[float]] = defaultdict(list)
    with site() as url, chromium() as browser:
        for _ in range(ROUNDS):
            for name, value in one_round(browser, url):
                found[name].append(value)
    return [
        (name, figures, "ms", "" if name == "bare loadPyodide()" else "bare loadPyodide()")
        for name, figures in found.items()
    ]


def one_round(browser: Browser, url: str) -> Iterator[tuple[str, float]]:
    yield "bare loadPyodide()", cold(browser, f"{url}bare.html")
    yield "PyScript hello", cold(browser, f"{url}hello.html")
    yield "our page, plain start", cold(browser, f"{url}boot.html", plain=True)
    yield "our page", cold(browser, f"{url}boot.html")
    yield "our page, then worker answers", cold(browser, f"{url}boot.html", worker=True)


def cold(browser: Browser, address: str, *, plain: bool = False, worker: bool = False) -> float:
    """Milliseconds from navigation to the first line of Python, in a fresh profile."""
    context = browser.new_context()
    try:
        page = context.new_page()
        if plain:
            page.route("**/*.snapshot", lambda route: route.fulfill(status=404))
        page.goto(address)
        ready = float(page.wait_for_function(READY, timeout=60_000).json_value())
        return worker_start(page) if worker else ready
    finally:
        context.close()


def worker_start(page: Page) -> float:
    page.get_by_role("button", name="Start worker").click()
    page.wait_for_function("() => document.getElementById('worker').dataset.ms", timeout=60_000)
    return float(page.locator("#worker").get_attribute("data-ms") or "nan")


@contextmanager
def site() -> Iterator[str]:
    """dist/ with the two pages it is compared to."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for entry in DIST.iterdir():
            (folder / entry.name).symlink_to(entry)
        pyodide, pyscript = (f"vendor/{one.name}" for one in libraries("pyodide", "pyscript"))
        off = json.dumps(UNUSED)
        (folder / "bare.html").write_text(BARE % pyodide)
        (folder / "hello.html").write_text(HELLO % (pyodide, off, off, pyscript))
        with Server(folder) as running:
            threading.Thread(target=running.serve_forever, daemon=True).start()
            yield running.address
            running.shutdown()


def libraries(*names: str) -> Iterator[Path]:
    for name in names:
        yield next((DIST / "vendor").glob(f"{name}-*"))


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browsers.find(), args=browsers.FLAGS)
        yield running
        running.close()
