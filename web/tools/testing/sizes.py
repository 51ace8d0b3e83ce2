"""The size gate: no function and no file is longer than can be read at a go, no line holds two rules of CSS."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.setup.paths import ROOT, SOURCES, WEB
from tools.setup.steps import files_in

MOST_LINES_OF_A_FUNCTION = 40
MOST_LINES_OF_A_FILE = 400
NO_CODE = re.compile(r'/\*.*?\*/|"[^"]*"|@keyframes.*')  # the steps of a motion are one rule
SECOND_RULE = re.compile(r"\}\s*[^\s}]")

OURS = (
    *(ROOT / name for name in ("build.py", "engine", "tests", "e2e", "seeds")),
    *(WEB / name for name in SOURCES),
)
WRITTEN = {".py", ".js", ".mjs", ".css", ".html", ".svg"}


def our_files(*suffixes: str) -> Iterator[Path]:
    for place in OURS:
        for file in files_in(place) if place.is_dir() else [place]:
            if file.suffix in suffixes and file.is_file():
                yield file


def sizes() -> Iterator[str]:
    for file in our_files(*WRITTEN):
        source = file.read_text("utf-8")
        name = str(file.relative_to(ROOT))
        yield from long_file(name, source)
        if file.suffix == ".py":
            yield from long_functions(name, source)
        if file.suffix == ".css":
            yield from crowded_lines(name, source)


def long_file(name: str, source: str) -> Iterator[str]:
    lines = len(source.splitlines())
    if lines > MOST_LINES_OF_A_FILE:
        yield f"{name}: {lines} lines; a file may have {MOST_LINES_OF_A_FILE}"


def crowded_lines(name: str, source: str) -> Iterator[str]:
    for number, line in enumerate(source.splitlines(), 1):
        if SECOND_RULE.search(NO_CODE.sub("", line)):
            yield f"{name}:{number}: a second rule; each has a line of its own"


def long_functions(name: str, source: str) -> Iterator[str]:
    for function in functions(ast.parse(source)):
        lines = (function.end_lineno or function.lineno) - function.lineno + 1
        if lines > MOST_LINES_OF_A_FUNCTION:
            yield (
                f"{name}:{function.lineno}: {function.name} has {lines} lines; "
                f"a function may have {MOST_LINES_OF_A_FUNCTION}"
            )


def functions(tree: ast.AST) -> Iterable[ast.FunctionDef | ast.AsyncFunctionDef]:
    kinds = (ast.FunctionDef, ast.AsyncFunctionDef)
    return (node for node in ast.walk(tree) if isinstance(node, kinds))
