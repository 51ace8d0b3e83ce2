"""Run the makers of production tables: engine/makers/<game>/<table>.py.

Each has `make(words)`, which takes what else was said on the command line, and either prints the
table or writes it where it stands. They are held to what stands there by tests/makers/.
"""

import ast
import importlib
from collections.abc import Sequence
from pathlib import Path

from tools.setup.paths import ENGINE

FOLDER = ENGINE / "makers"


def tables(words: Sequence[str]) -> int:
    """List them; those of one game; or make one."""
    known = makers()
    if len(words) > 1:
        return _make(known, *words)
    chosen = [table for table in known if not words or table[0] == words[0]]
    if not chosen:
        print(f"build.py: no tables of {words[0]!r}; there are some of: {_games(known)}")
        return 2
    width = max(len(" ".join(table)) for table in chosen)
    print("\n".join(f"{' '.join(table):<{width}}  {purpose(known[table])}" for table in chosen))
    return 0


def _make(known: dict[tuple[str, str], Path], game: str, table: str, *words: str) -> int:
    if (game, table) not in known:
        print(f"build.py: no table {game} {table}; `build.py tables` lists those there are")
        return 2
    importlib.import_module(f"makers.{game}.{table}").make(words)
    return 0


def _games(known: dict[tuple[str, str], Path]) -> str:
    return ", ".join(dict.fromkeys(game for game, _ in known))


def makers() -> dict[tuple[str, str], Path]:
    """(game, table) → its maker, in name order."""
    return {(file.parent.name, file.stem): file for file in sorted(FOLDER.glob("*/*.py"))}


def purpose(maker: Path) -> str:
    """The first line of its docstring."""
    return (ast.get_docstring(ast.parse(maker.read_text("utf-8"))) or "").partition("\n")[0]
