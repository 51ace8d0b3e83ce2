"""Finds the games: every folder of `tefuda.games` with a `game.py`. Nothing else names one."""

from collections.abc import Callable, Sequence
from functools import cache
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path

import tefuda.games
from tefuda.core.game import AnyGame, BadText


@cache
def keys() -> tuple[str, ...]:
    """The games' keys, in alphabetical order; none of them is imported for it."""
    folders = (Path(place) for place in tefuda.games.__path__)
    return tuple(sorted(file.parent.name for one in folders for file in one.glob("*/game.py")))


@cache
def find(key: str) -> AnyGame:
    """The game of that key, or `BadText` with the keys there are."""
    if key not in keys():
        raise BadText(f"no game {key!r}; there are {', '.join(keys())}")
    game: AnyGame = import_module(f"tefuda.games.{key}").GAME
    assert game.info.key == key
    return game


def commands() -> dict[str, Callable[[Sequence[str]], int]]:
    """What the games add to the command line: the `COMMANDS` of their `cli.py`."""
    found: dict[str, Callable[[Sequence[str]], int]] = {}
    for key in keys():
        if find_spec(f"tefuda.games.{key}.cli"):
            found |= import_module(f"tefuda.games.{key}.cli").COMMANDS
    return found


def data(key: str, name: str) -> str | None:
    """A text file of a game's folder (a face template, a style sheet), or None."""
    place = files(f"tefuda.games.{key}") / name
    return place.read_text(encoding="utf-8") if place.is_file() else None
