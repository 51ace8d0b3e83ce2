"""The browser's Python without the page: Pyodide with the engine laid in."""

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tools.setup.paths import DIST

START = """async ([pyodide, unpack, stdLibURL, engine]) => {
  const { loadPyodide } = await import(pyodide);
  const { filesOf, lay } = await import(unpack);
  const python = await loadPyodide({ stdLibURL });
  lay(python.FS, await filesOf((await fetch(engine)).body));
  globalThis.python = python;
}"""
RUN = "(code) => globalThis.python.runPython(code)?.toJs?.()"


def run_python(page: Page, url: str, code: str) -> Any:
    """The list that the code's last line comes to; `globalThis.python` stays for more."""
    return started(page, url)(code)


def started(page: Page, url: str) -> Callable[[str], Any]:
    """Runs code, and gives the list that its last line comes to."""
    page.set_default_timeout(120_000)
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # a bare file has none
    page.goto(url + only("pyodide-lock.json"))
    archives = [url + only("python_stdlib-*.zip"), url + only("tefuda-*.pack")]
    places = [url + only("pyodide.mjs"), url + only("unpack-*.mjs"), *archives]
    page.evaluate(START, places)
    return lambda code: page.evaluate(RUN, code)


def only(pattern: str) -> str:
    """The path inside the site of the one file that fits."""
    (path,) = DIST.rglob(pattern)
    return path.relative_to(DIST).as_posix()
