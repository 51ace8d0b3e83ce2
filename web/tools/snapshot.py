"""A memory snapshot of Python with the engine and the page's modules already imported.

The interface is private to Pyodide; where the snapshot cannot be made the site starts plainly.
"""

import ast
import json
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from tools import archives
from tools.paths import ENGINE, NODE_MODULES, WEB
from tools.setup import venv_program
from tools.steps import files_in, remembered

SCRIPT = WEB / "js" / "snapshot.mjs"
NAME = "python.snapshot"
# only a browser has these; nothing that touches them can be in a snapshot
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
# these would be run by importing them, are for the command line, or for others' algorithms
NOT_FOR_PAGES = {"__main__", "cli", "adapters"}


class NoSnapshot(Exception):
    pass


def snapshot() -> Path | None:
    inputs = [
        archives.wheel(),
        archives.page(),
        WEB / "package-lock.json",
        SCRIPT,
        Path(__file__),
    ]
    try:
        return remembered("snapshot", inputs, _make) / NAME
    except NoSnapshot as reason:
        print(f"no memory snapshot, the site will start plainly:\n{reason}", file=sys.stderr)
        return None


def _make(folder: Path) -> None:
    command = [
        *(str(venv_program("node")), str(SCRIPT), str(NODE_MODULES / "pyodide")),
        *(str(folder / NAME), json.dumps(modules())),
        *(str(archives.wheel()), str(archives.page())),
    ]
    done = subprocess.run(command, check=False, capture_output=True, text=True)
    if done.returncode:
        raise NoSnapshot(done.stderr)


def modules() -> list[str]:
    """What is imported before the snapshot: everything that needs no browser, in name order."""
    imports = {
        name: set(imported_by(file))
        for folder, package in ((ENGINE, "tefuda"), (WEB, "app"))
        for file in files_in(folder / package, "*.py")
        if not NOT_FOR_PAGES & {file.stem, file.parent.name}
        for name in [module_name(file, folder)]
    }
    return ["jinja2", *sorted(set(imports) - _spoiled(imports))]


def _spoiled(imports: dict[str, set[str]]) -> set[str]:
    """The modules that import the browser, directly or through each other."""
    bad: set[str] = set()
    while more := {n for n, uses in imports.items() if _touches(uses, bad)} - bad:
        bad |= more
    return bad


def _touches(uses: set[str], bad: set[str]) -> bool:
    return any(use in bad or use.split(".")[0] in BROWSER for use in uses)


def module_name(file: Path, root: Path) -> str:
    parts = file.relative_to(root).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imported_by(file: Path) -> Iterable[str]:
    """The absolute names a module imports when it is imported itself."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)
