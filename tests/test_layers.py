"""The arrows: web → ai → core, games → core, and the rooms of a game, of the page, of the tools.

Down only, and never in a circle. Whoever wants to know what a file may touch reads it here.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tests.sixth.place import GAMES as ADDED
from tests.sixth.place import PLACE
from tools.python.modules import module_name
from tools.setup.paths import ENGINE, ROOT, WEB
from tools.setup.steps import files_in

TEFUDA = ENGINE / "tefuda"
# the sixth game stands elsewhere, and is held to the same
HOMES = {
    face.parent.name: face.parent
    for place in (TEFUDA / "games", ADDED)
    for face in place.glob("*/__init__.py")
}
GAMES = sorted(HOMES)
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
    # beside the engine, outside the wheel: what makes the games' tables
    "makers": {"makers", "tefuda"},
    "app": {"tefuda.core", "jinja2", "markupsafe", "segno"},
    "app.match": {"tefuda.core", "tefuda.ai"},
    "app.bots": {"tefuda.core", "tefuda.ai"},
    "tools": {
        *("app", "tefuda.ai", "tefuda.core", "jinja2", "markupsafe", "segno"),
        *("babel", "playwright", "selenium"),
    },
    # before .venv is there: the standard library alone
    "tools.setup": set(),
}
BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
# the main thread has one door to the browser; the worker is its own little program
DOORS = {"app.browser.dom", "app.bots.worker"}
# the rooms of every game, and which others each may look into; the room a file stands in is its
# own. game.py puts a game together, and only the game's own face, __init__.py, looks at it
ROOMS: Mapping[str, set[str]] = {
    "cards": set(),
    "solver": {"cards"},
    "rules": {"cards", "solver"},
    "bot": {"cards", "solver", "rules"},
    "screen": {"cards", "solver", "rules"},
    "cli": {"cards", "solver", "rules"},
    "game": {"cards", "solver", "rules", "bot", "screen"},
    "": {"game", "rules"},
}
NEEDED = {"cards", "rules", "screen", "game"}
# the rooms of the page; main.py and page/ look everywhere
PAGE: Mapping[str, set[str]] = {
    "match": set(),
    "lesson": {"match"},
    "saves": {"match"},
    "bots": {"match"},
    "view": {"match", "saves", "bots", "lesson"},
    "share": {"match", "saves", "view"},
    "play": {"match", "saves", "bots", "view", "lesson"},
    "browser": {"saves", "bots"},
    "page": {"match", "lesson", "saves", "bots", "view", "share", "play", "browser"},
    "main": {"browser", "page"},
    "": set(),
}
TOOLS: Mapping[str, set[str]] = {
    "setup": set(),
    "browsers": {"setup"},
    "python": {"setup"},
    "site": {"setup", "python"},
    "pictures": {"setup", "browsers", "site"},
    "testing": {"setup", "browsers", "site"},
    "bench": {"setup", "site"},
    "tables": {"setup"},
    "fonts": {"setup"},
    "__main__": {"setup", "browsers", "python", "site", "pictures", "testing", "bench", "tables"},
    "": set(),
}


def modules() -> Iterator[tuple[str, Path]]:
    for root, package in (
        *((ENGINE, "tefuda"), (ENGINE, "makers"), (PLACE / "engine", "tefuda")),
        *((WEB, "app"), (WEB, "tools")),
    ):
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


def within(name: str, packages: Iterable[str]) -> bool:
    return any(name == package or name.startswith(f"{package}.") for package in packages)


def house(name: str) -> tuple[str, Mapping[str, set[str]]]:
    """The house with rooms that a module stands in, and their arrows; "" where it has none."""
    parts = name.split(".")
    if parts[:2] == ["tefuda", "games"] and len(parts) > 2:
        return ".".join(parts[:3]), ROOMS
    return {"app": ("app", PAGE), "tools": ("tools", TOOLS)}.get(parts[0], ("", {}))


def room(name: str, of: str) -> str:
    """The room of a house; "" is its own face, __init__.py."""
    return name.removeprefix(of).lstrip(".").split(".")[0]


def allowed(name: str) -> set[str]:
    rule = max((rule for rule in ARROWS if within(name, {rule})), key=len)
    extra = BROWSER if name in DOORS else set()
    own, rooms = house(name)
    if not own:
        return ARROWS[rule] | extra
    here = room(name, own)
    doors = {f"{own}.{other}" for other in {here, *rooms.get(here, set())} if other}
    return (ARROWS[rule] - {own}) | extra | doors


def complaints(name: str, imported: Iterator[str]) -> list[str]:
    return [
        f"{name} imports {target}"
        for target in imported
        if target.split(".")[0] not in sys.stdlib_module_names and not within(target, allowed(name))
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
        ("tefuda.games.one.rules.turns", "tefuda.games.other.rules.turns"),
        ("tefuda.games.one.rules.turns", "tefuda.games.one.bot.playout"),
        ("tefuda.games.one.rules.turns", "tefuda.games.one.screen.names"),
        ("tefuda.games.one.bot.advice", "tefuda.games.one.screen.names"),
        ("tefuda.games.one.screen.table", "tefuda.games.one.bot.advice"),
        ("tefuda.games.one.solver.forms", "tefuda.games.one.rules.scoring"),
        ("tefuda.games.one.cards", "tefuda.games.one.rules.state"),
        ("tefuda.games.one.rules.state", "tefuda.games.one.game"),
        ("tefuda.games.one.rules", "tefuda.ai"),
        ("app.play.session", "tefuda.games.one"),
        ("app.play.session", "pyscript.document"),
        ("app.play.session", "app.page.page"),
        ("app.match.setup", "app.saves.storage"),
        ("tools.setup.steps", "tools.site.words"),
        ("tools.setup.steps", "jinja2"),
        ("tefuda.core.chance", "numpy.random"),
    ],
)
def test_a_wrong_arrow_is_seen(name: str, imported: str) -> None:
    assert complaints(name, iter([imported])) == [f"{name} imports {imported}"]


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_the_same_rooms(key: str) -> None:
    """A room is a folder, or a file of that name; nothing stands beside them."""
    folder = HOMES[key]
    modules = {file.stem for file in folder.glob("*.py")} - {"__init__"}
    rooms = modules | {package.parent.name for package in folder.glob("*/__init__.py")}
    assert NEEDED <= rooms <= set(ROOMS)


def arrows(modules: Mapping[str, Path]) -> dict[str, set[str]]:
    """Which module imports which; a package that is imported is its own face."""
    return {
        name: {
            module
            for target in imports(name, file)
            for module in (target, target.rpartition(".")[0])
            if module in modules and module != name
        }
        for name, file in modules.items()
    }


def circle(graph: Mapping[str, set[str]]) -> list[str]:
    """One circle of imports, [] where there is none."""
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


def test_no_imports_run_in_a_circle() -> None:
    assert circle(arrows(MODULES)) == []


def test_a_circle_is_seen() -> None:
    assert circle({"a": {"b"}, "b": {"c"}, "c": {"a"}})


def test_before_there_is_a_venv_the_standard_library_must_do() -> None:
    """`build.py` imports nothing but the room that sets up, and that nothing but Python's own."""
    names = set(imports("build", ROOT / "build.py"))
    foreign = {name for name in names if name.split(".")[0] not in sys.stdlib_module_names}
    assert foreign and all(within(name, {"tools.setup"}) for name in foreign)


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
