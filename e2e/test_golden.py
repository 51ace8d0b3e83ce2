"""The browser's Python plays the golden records move for move, and its bots think the same."""

from collections.abc import Callable, Iterator
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from e2e.python import started
from e2e.watch import Watch
from tefuda.core.registry import keys
from tests.test_golden import known, known_thoughts

Python = Callable[[str], Any]


@pytest.fixture(scope="module")
def python(browser: Browser, url: str) -> Iterator[Python]:
    """Runs code, one after the other, and gives what its last line comes to."""
    context = browser.new_context()
    page = context.new_page()
    with Watch(urlsplit(url).netloc).watching(page):
        yield started(page, url)
    context.close()


@pytest.mark.parametrize("key", keys())
def test_pyodide_plays_the_same(python: Python, key: str) -> None:
    assert python(f"from tefuda.ai.golden import digests; digests({key!r})") == known(key)


@pytest.mark.parametrize("key", keys())
def test_pyodides_bots_think_the_same(python: Python, key: str) -> None:
    assert python(f"from tefuda.ai.golden import thoughts; thoughts({key!r})") == known_thoughts(
        key
    )
