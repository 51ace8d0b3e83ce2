"""The arrows between the rooms of web/tools: down only, and no circle between any two modules."""

import ast
import sys
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from tools.python.modules import module_name
from tools.setup.paths import ROOT, WEB
from tools.setup.steps import files_in

# where a room may look, besides itself
ARROWS = {
    "tools.setup": set[str](),
    "tools.browsers": {"tools.setup"},
    "tools.python": {"tools.setup"},
    "tools.site": {"tools.setup", "tools.python"},
    "tools.pictures": {"tools.setup", "tools.browsers", "tools.site"},
    "tools.testing": {"tools.setup", "tools.browsers", "tools.site"},
    "tools.bench": {"tools.setup", "tools.site"},
    "tools.__main__": {"tools"},
}
MODULES = {module_name(file, WEB): file for file in files_in(WEB / "tools", "*.py")}


def named(file: Path) -> Iterator[str]:
    """Every name a module imports, inside its functions too."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert not node.level, f"{file} hides an arrow from the reader"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def target(name: str) -> str:
    """The module that a name stands in: tools.site.words.compile_all → tools.site.words."""
    while name and name not in MODULES:
        name = name.rpartition(".")[0]
    return name


def within(name: str, room: str) -> bool:
    return name == room or name.startswith(f"{room}.")


def room_of(name: str) -> str:
    return next((room for room in ARROWS if within(name, room)), "")


def looks_into(name: str) -> set[str]:
    return {target(other) for other in named(MODULES[name]) if within(other, "tools")}


def circle(arrows: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(arrows).prepare()
    except CycleError as error:
        names: list[str] = error.args[1]
        return names
    return []


def test_every_module_stands_in_a_room_or_is_a_command() -> None:
    assert [name for name in MODULES if name != "tools" and not room_of(name)] == []


@pytest.mark.parametrize("name", sorted(set(MODULES) - {"tools"}))
def test_arrows_run_down(name: str) -> None:
    room = room_of(name)
    allowed = {room, *ARROWS[room]}
    assert {n for n in looks_into(name) if not any(within(n, place) for place in allowed)} == set()


def test_no_two_rooms_look_into_each_other() -> None:
    assert circle(ARROWS) == []


def test_no_modules_go_round_in_a_circle() -> None:
    assert circle({name: looks_into(name) - {name} for name in MODULES}) == []


def test_a_circle_is_seen() -> None:
    assert set(circle({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}})) == {"a", "b", "c"}


@pytest.mark.parametrize("file", [ROOT / "build.py", *files_in(WEB / "tools" / "setup", "*.py")])
def test_before_there_is_a_venv_the_standard_library_must_do(file: Path) -> None:
    others = {name for name in named(file) if name.split(".")[0] not in sys.stdlib_module_names}
    assert {name for name in others if not within(name, "tools.setup")} == set()
