"""The arrows between the packages: web → ai → core, games → core, and who may name what."""

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.python.modules import module_name
from tools.setup.paths import ENGINE, WEB
from tools.setup.steps import files_in

TEFUDA = ENGINE / "tefuda"
GAMES = sorted(folder.parent.name for folder in TEFUDA.glob("games/*/__init__.py"))
# where a module may look, by where it stands; the longest fitting name counts
ARROWS = {
    "tefuda": {"tefuda"},
    "tefuda.core": {"tefuda.core"},
    "tefuda.core.registry": {"tefuda.core", "tefuda.games"},
    "tefuda.ai": {"tefuda.ai", "tefuda.core"},
    "tefuda.adapters": {"tefuda.adapters", "tefuda.core", "numpy"},
    "tefuda.adapters.openspiel": {"tefuda.adapters", "tefuda.core", "numpy", "pyspiel"},
    "tefuda.adapters.ismcts": {
        *("tefuda.adapters", "tefuda.ai", "tefuda.core"),
        *("numpy", "pyspiel", "open_spiel"),
    },
    "tefuda.adapters.pettingzoo": {
        *("tefuda.adapters", "tefuda.core"),
        *("numpy", "gymnasium", "pettingzoo"),
    },
    "tefuda.games": {"tefuda.core"},
    "app": {"app", "tefuda.core", "tefuda.ai", "jinja2", "markupsafe", "segno"},
}
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
# the main thread has one door to the browser; the worker is its own little program
DOORS = {"app.browser.dom", "app.bots.worker"}


def modules() -> Iterator[tuple[str, Path]]:
    for root, package in ((ENGINE, "tefuda"), (WEB, "app")):
        for file in files_in(root / package, "*.py"):
            yield module_name(file, root), file


MODULES = dict(modules())


def imports(name: str, file: Path) -> Iterator[str]:
    """Every absolute name a module imports, inside its functions too."""
    package = name if file.name == "__init__.py" else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package.rsplit(".", node.level - 1)[0] + "." if node.level else ""
            base = f"{start}{node.module or ''}".rstrip(".")
            yield from (f"{base}.{alias.name}" for alias in node.names)


def within(name: str, packages: set[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def allowed(name: str) -> set[str]:
    rule = max((rule for rule in ARROWS if within(name, {rule})), key=len)
    extra = BROWSER if name in DOORS else set()
    own = {".".join(name.split(".")[:3])} if within(name, {"tefuda.games"}) else set()
    return ARROWS[rule] | extra | own


def complaints(name: str, imported: Iterator[str]) -> list[str]:
    return [
        f"{name} imports {one}"
        for one in imported
        if one.split(".")[0] not in sys.stdlib_module_names and not within(one, allowed(name))
    ]


@pytest.mark.parametrize("name", MODULES)
def test_imports_follow_the_arrows(name: str) -> None:
    assert complaints(name, imports(name, MODULES[name])) == []


@pytest.mark.parametrize(
    ("name", "imported"),
    [
        ("tefuda.core.cards", "tefuda.ai.player"),
        ("tefuda.core.match", "tefuda.games"),
        ("tefuda.ai.search", "tefuda.games.some"),
        ("tefuda.adapters.actions", "pyspiel"),
        ("tefuda.games.one.rules", "tefuda.games.other.rules"),
        ("tefuda.games.one.rules", "tefuda.ai"),
        ("app.play.session", "tefuda.games.one"),
        ("app.play.session", "pyscript.document"),
        ("tefuda.core.chance", "numpy.random"),
    ],
)
def test_a_wrong_arrow_is_seen(name: str, imported: str) -> None:
    assert complaints(name, iter([imported])) == [f"{name} imports {imported}"]


def lines_naming_a_game(file: Path) -> list[str]:
    words = re.compile(rf"\b({'|'.join(GAMES)})\b") if GAMES else re.compile("(?!)")
    lines = enumerate(file.read_text("utf-8").splitlines(), 1)
    return [f"{file.name}:{number}: {line}" for number, line in lines if words.search(line)]


@pytest.mark.parametrize(
    "folder", [TEFUDA / "core", TEFUDA / "ai", TEFUDA / "adapters", WEB], ids=lambda f: f.name
)
def test_nothing_names_a_game(folder: Path) -> None:
    """A sixth game is two new folders and not one line elsewhere."""
    ours = [f for f in files_in(folder) if "node_modules" not in f.parts]
    texts = [f for f in ours if f.suffix in {".py", ".html", ".css", ".js", ".mjs", ".json"}]
    assert [line for file in texts for line in lines_naming_a_game(file)] == []


def test_templates_hold_no_script() -> None:
    pages = files_in(WEB / "templates") if (WEB / "templates").is_dir() else []
    scripted = re.compile(r"<script|\son\w+=|javascript:", re.IGNORECASE)
    assert [page.name for page in pages if scripted.search(page.read_text("utf-8"))] == []


def test_no_relative_import_leaves_its_folder() -> None:
    """`from .. import` hides an arrow from the reader."""
    for name, file in MODULES.items():
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            assert not (isinstance(node, ast.ImportFrom) and node.level > 1), name
