"""Playouts and search iterations a second, at every table: decisions spread over a quick match.

Processor time of one core, here and in Chromium's Pyodide. An iteration is one move tried in one
imagined world: the move made, the rest played out, the race minded; imagining the worlds is part
of it. OpenSpiel's Python IS-MCTS stands beside it, with the same playouts, through our adapter; its
iteration is a simulation. Both think as long about a decision, in iterations.
"""

from collections.abc import Iterator
from pathlib import Path

from playwright.sync_api import Browser

from e2e.python import run_python
from tefuda.core.registry import find, keys
from tests.bench.peers import asking, pace
from tests.bench.start import site
from tools.bench import Measured
from tools.browsers import chromium


def run() -> Iterator[Measured]:
    """Every game at every table."""
    tables = [(key, players) for key in keys() for players in find(key).info.players]
    with site() as url, chromium.running() as browser:
        for key, players in tables:
            yield from in_cpython(key, players)
            yield from in_chromium(browser, url, key, players)


def in_cpython(key: str, players: int) -> Iterator[Measured]:
    """All three in one process, in turns."""
    playouts, thinker, rival = asking.ask("pace", key, players)
    at = f"{key}, {players} players: "
    yield at + "playouts", playouts, "/s", ""
    yield at + "IS-MCTS", rival, "/s", ""
    yield at + "thinker", thinker, "/s", at + "IS-MCTS"


def in_chromium(browser: Browser, url: str, key: str, players: int) -> Iterator[Measured]:
    """The same code, over what it does in CPython."""
    code = f"{Path(pace.__file__).read_text(encoding='utf-8')}\nrates({key!r}, {players})"
    context = browser.new_context()
    try:
        playouts, thinker = run_python(context.new_page(), url, code)
    finally:
        context.close()
    at = f"{key}, {players} players: "
    yield at + "playouts in Chromium", playouts, "/s", at + "playouts"
    yield at + "thinker in Chromium", thinker, "/s", at + "thinker"
