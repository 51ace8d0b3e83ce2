"""The browser's Python plays the golden records move for move, and its bots think the same."""

import pytest
from playwright.sync_api import Page

from e2e.python import run_python
from tefuda.core.registry import keys
from tests.test_golden import known, known_thoughts


@pytest.mark.parametrize("key", keys())
def test_pyodide_plays_the_same(page: Page, url: str, key: str) -> None:
    code = f"from tefuda.ai.golden import digests; digests({key!r})"
    assert run_python(page, url, code) == known(key)


@pytest.mark.parametrize("key", keys())
def test_pyodides_bots_think_the_same(page: Page, url: str, key: str) -> None:
    code = f"from tefuda.ai.golden import thoughts; thoughts({key!r})"
    assert run_python(page, url, code) == known_thoughts(key)
