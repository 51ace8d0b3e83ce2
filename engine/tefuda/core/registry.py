"""Finds the games: every folder of `tefuda.games` with a `game.py`. Nothing else names one."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import tefuda.games
from tefuda.core.foreign import quoted
from tefuda.core.game import AnyGame
from tefuda.core.terms import BadText


@cache
def keys() -> tuple[str, ...]:
    """The games' keys, in alphabetical order; none of them is imported for it.

    A page has them compiled: game.pyc.
    """
    files = (file for home in tefuda.games.__path__ for file in Path(home).glob("*/game.py*"))
    return tuple(sorted(file.parent.name for file in files))


@cache
def find(key: str) -> AnyGame:
    """The game of that key, or `BadText` with the keys there are."""
    if key not in keys():
        raise BadText(f"no game {quoted(key)}; there are {', '.join(keys())}")
    game: AnyGame = import_module(f"tefuda.games.{key}").GAME
    assert game.info.key == key
    return game


def commands() -> dict[str, Callable[[Sequence[str]], int]]:
    """What the games add to the command line: the `COMMANDS` of their `cli.py`."""
    commands: dict[str, Callable[[Sequence[str]], int]] = {}
    for key in keys():
        if find_spec(f"tefuda.games.{key}.cli"):
            commands |= import_module(f"tefuda.games.{key}.cli").COMMANDS
    return commands


def folder(key: str) -> Path:
    """Where a game's own files are: face templates, catalogues, a style sheet."""
    homes = [Path(home) for home in tefuda.games.__path__]
    return next((home / key for home in homes if (home / key).is_dir()), homes[0] / key)


def data(key: str, name: str) -> str | None:
    """A text file of a game's folder, or None."""
    place = folder(key) / name
    return place.read_text(encoding="utf-8") if place.is_file() else None


@contextmanager
def extend(home: Path) -> Iterator[None]:
    """While it lasts the games in another folder are there too, imported as if they were ours.

    For who writes or tests a game elsewhere; what is shipped never calls it.
    """
    tefuda.games.__path__.append(str(home))
    _forget()
    try:
        yield
    finally:
        tefuda.games.__path__.remove(str(home))
        _forget()


def _forget() -> None:
    keys.cache_clear()
    find.cache_clear()
