"""docs/new-game.md shows the sixth game as it is, counts its lines, and leaves nothing out."""

import ast
import io
import re
import tokenize
from pathlib import Path

import pytest

from tefuda.core.game import Game
from tests.sixth.place import GAMES, KEY, PLACE

DOCUMENT = Path(__file__).parents[2] / "docs" / "new-game.md"
TEXT = DOCUMENT.read_text(encoding="utf-8")
EXCERPTS = re.findall(r"^```\w+ (\S+)\n(.*?)^```$", TEXT, re.MULTILINE | re.DOTALL)
COUNTED = re.findall(r"^\| `(\w+\.py)` \| (\d+) \| (\d+) \|$", TEXT, re.MULTILINE)
GAME = GAMES / KEY
GOAL = 300
"""Lines of rules and screen, at the most."""


def file(name: str) -> Path:
    """A file of the sixth game, or of its seeds."""
    return next(place for place in (GAME / name, PLACE / "seeds" / KEY / name) if place.exists())


def code_lines(source: str) -> int:
    """Lines that are neither blank nor comment nor docstring."""
    prose = {tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT}
    lines = {
        line
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type not in prose and token.string
        for line in range(token.start[0], token.end[0] + 1)
    }
    told = (node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Expr))
    for node in told:
        if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            lines -= {*range(node.lineno, (node.end_lineno or node.lineno) + 1)}
    return len(lines)


def test_every_block_of_code_names_its_file() -> None:
    assert TEXT.count("\n```\n") == len(EXCERPTS) > 10


@pytest.mark.parametrize(("name", "excerpt"), EXCERPTS)
def test_an_excerpt_is_what_the_file_says(name: str, excerpt: str) -> None:
    assert excerpt in file(name).read_text(encoding="utf-8")


def test_the_lines_are_counted() -> None:
    sources = {path.name: path.read_text(encoding="utf-8") for path in GAME.glob("*.py")}
    counted = {
        name: (len(source.splitlines()), code_lines(source)) for name, source in sources.items()
    }
    assert {name: (int(lines), int(code)) for name, lines, code in COUNTED} == counted


def test_rules_and_screen_are_short() -> None:
    lines = {name: int(number) for name, number, _ in COUNTED}
    assert lines["rules.py"] + lines["screen.py"] <= GOAL


def test_code_is_told_from_prose() -> None:
    assert code_lines('"""Prose."""\n\n# more\na = """x\ny"""  # code\n') == 2


def test_every_part_of_a_game_is_told_of() -> None:
    members = {name for name in vars(Game) if not name.startswith("_")}
    told = set(re.findall(r"\b\w+\b", TEXT))
    assert members - told == set()
