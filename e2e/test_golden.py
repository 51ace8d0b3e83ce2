"""The browser's Python plays the golden records move for move."""

import pytest
from playwright.sync_api import Page

from tefuda.core.registry import keys
from tests.test_golden import known
from tools.paths import DIST

PLAY = """async ([pyodide, unpack, stdLibURL, engine, key]) => {
  const { loadPyodide } = await import(pyodide);
  const { filesOf, lay } = await import(unpack);
  const python = await loadPyodide({ stdLibURL });
  lay(python.FS, await filesOf((await fetch(engine)).body));
  python.globals.set("key", key);
  const found = python.runPython("from tefuda.ai.golden import digests; digests(key)");
  return found.toJs();
}"""


def only(pattern: str) -> str:
    """The path inside the site of the one file that fits."""
    (path,) = DIST.rglob(pattern)
    return path.relative_to(DIST).as_posix()


@pytest.mark.parametrize("key", keys())
def test_pyodide_plays_the_same(page: Page, url: str, key: str) -> None:
    page.set_default_timeout(120_000)
    page.route("**/favicon.ico", lambda route: route.fulfill(status=204))  # a bare file has none
    page.goto(url + only("pyodide-lock.json"))
    archives = [url + only("python_stdlib-*.zip"), url + only("tefuda-*.pack")]
    places = [url + only("pyodide.mjs"), url + only("unpack-*.mjs"), *archives]
    assert page.evaluate(PLAY, [*places, key]) == known(key)
