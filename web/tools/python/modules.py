"""Which of our modules can be imported before there is a page: those that need no browser."""

import ast
from collections.abc import Iterable
from pathlib import Path

from tools.setup.paths import ENGINE, WEB
from tools.setup.steps import files_in

# only a browser has these; nothing that touches them can be imported by the build
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
# these would be run by importing them, are for the command line, or for others' algorithms
NOT_FOR_PAGES = {"__main__", "cli", "adapters"}


def modules() -> list[str]:
    """The importable modules of tefuda and app, in name order, and Jinja2 before them."""
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
