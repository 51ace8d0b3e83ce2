"""Who may use whose templates: the page its own and the kit, a game the kit and its own."""

import re
from collections.abc import Iterator
from fnmatch import filter as fitting
from pathlib import Path

import jinja2
import pytest
from jinja2 import nodes

from app.view import render, templates, words
from app.view.faces import Faces
from tefuda.core import registry
from tools.python import archives, library

PAGES = Path(__file__).parents[3] / "web" / "pages"
NAMES = sorted(templates.names())
KIT = {name for name in NAMES if name.startswith("kit/")}
OF_GAMES = {name for name in NAMES if name.startswith("games/")}
DOORS = {"board.html": ["board.html uses *"]}
"""What is handed to a template: to the board, its game's table."""

USES = nodes.Extends, nodes.FromImport, nodes.Import, nodes.Include


def source(name: str) -> str:
    assert render.ENVIRONMENT.loader
    return render.ENVIRONMENT.loader.get_source(render.ENVIRONMENT, name)[0]


def used(text: str) -> Iterator[str]:
    """Every name that is imported, included or extended; "*" for what is known only later."""
    for node in render.ENVIRONMENT.parse(text).find_all(USES):
        yield from patterns(getattr(node, "template"))  # noqa: B009 - each of USES has it


def patterns(name: nodes.Node) -> Iterator[str]:
    if isinstance(name, nodes.Const):
        yield str(name.value)
    elif isinstance(name, nodes.Concat):
        yield "".join(pattern for part in name.nodes for pattern in patterns(part))
    elif isinstance(name, nodes.CondExpr | nodes.List | nodes.Tuple):
        expressions = name.iter_child_nodes(exclude=("test",))
        yield from (pattern for part in expressions for pattern in patterns(part))
    else:
        yield "*"


def usable(name: str) -> set[str]:
    """What a template may use, under the names it has for it."""
    if name in KIT:
        return KIT
    if name.startswith("games/"):
        own = "/".join(name.split("/")[:2]) + "/"
        return KIT | {other.removeprefix(own) for other in OF_GAMES if other.startswith(own)}
    return {*NAMES} - OF_GAMES


def complaints(name: str, text: str, allowed: set[str]) -> list[str]:
    wrong = [use for use in used(text) if use.startswith("*") or not fitting(allowed, use)]
    return [f"{name} uses {use}" for use in wrong]


@pytest.mark.parametrize("name", NAMES)
def test_templates_use_what_is_for_them(name: str) -> None:
    assert complaints(name, source(name), usable(name)) == DOORS.get(name, [])


@pytest.mark.parametrize("name", sorted(file.name for file in PAGES.glob("*.html")))
def test_pages_use_pages_alone(name: str) -> None:
    allowed = {file.name for file in PAGES.glob("*.html")}
    assert complaints(name, (PAGES / name).read_text("utf-8"), allowed) == []


CARD = "games/{key}/faces/card.html"
WRONG = [
    (CARD, '{% from "copy.html" import field %}', "copy.html"),
    (CARD, '{% from "suits.html" import sign %}', "suits.html"),
    (CARD, '{% include "kit/suits.html" if card else "board.html" %}', "board.html"),
    (CARD, '{% include "games/" ~ card ~ "/faces/card.html" %}', "games/*/faces/card.html"),
    (CARD, '{% include ["faces/none.html", "faces/card.html"] %}', "faces/none.html"),
    (CARD, "{% extends card %}", "*"),
    (CARD, '{% include card ~ ".html" %}', "*.html"),
    ("kit/parts.html", '{% include "prompt.html" %}', "prompt.html"),
    ("prompt.html", '{% extends "games/{key}/faces/card.html" %}', CARD),
]


@pytest.mark.parametrize(("name", "text", "use"), WRONG)
def test_a_wrong_use_is_seen(any_key: str, name: str, text: str, use: str) -> None:
    name, text, use = (written.replace("{key}", any_key) for written in (name, text, use))
    assert complaints(name, text, usable(name)) == [f"{name} uses {use}"]


def plant(monkeypatch: pytest.MonkeyPatch, planted: dict[str, str]) -> templates.Environment:
    """An environment in which every game has these files."""
    given = registry.data
    monkeypatch.setattr(registry, "data", lambda key, file: planted.get(file) or given(key, file))
    return templates.Environment()


REFUSED = [
    "copy.html",
    "./board.html",
    "../../templates/board.html",
    "kit/../board.html",
    "games/{key}/faces/card.html",
    "faces/../game.py",
    "style/10-cards.css",
]


@pytest.mark.parametrize("name", REFUSED)
def test_a_game_gets_nothing_else(monkeypatch: pytest.MonkeyPatch, key: str, name: str) -> None:
    wanted = name.replace("{key}", key)
    environment = plant(monkeypatch, {"faces/toy.html": f'{{% include "{wanted}" %}}'})
    with pytest.raises(jinja2.TemplateNotFound):
        environment.get_template(f"games/{key}/faces/toy.html").render()


def test_neither_kit_nor_page_can_name_a_game(any_key: str) -> None:
    card = CARD.replace("{key}", any_key)
    for parent in ("kit/parts.html", "board.html"):
        with pytest.raises(jinja2.TemplateNotFound, match="is not for"):
            render.ENVIRONMENT.get_template(card, parent)


def test_a_game_uses_its_own_by_its_place_in_the_folder(
    monkeypatch: pytest.MonkeyPatch, any_key: str
) -> None:
    toy = '{% from "faces/marks.html" import mark %}{{ mark("x") }}'
    marks = "{% macro mark(text) %}<b>{{ text }}</b>{% endmacro %}"
    environment = plant(monkeypatch, {"faces/toy.html": toy, "faces/marks.html": marks})
    assert environment.get_template(f"games/{any_key}/faces/toy.html").render() == "<b>x</b>"


def test_games_hold_no_script() -> None:
    scripted = re.compile(r"<script|\son\w+=|javascript:", re.IGNORECASE)
    assert [name for name in OF_GAMES if scripted.search(source(name))] == []


def test_the_build_packs_all() -> None:
    packed = {*library.read(str(archives.wheel())), *library.read(str(archives.page()))}
    homes = {name: "tefuda" if name in OF_GAMES else "templates" for name in NAMES}
    assert [name for name, home in homes.items() if f"{home}/{name}" not in packed] == []


def test_all_are_read_beforehand() -> None:
    render.warm()
    assert render.ENVIRONMENT.cache is not None
    assert {name for _, name in render.ENVIRONMENT.cache} >= {*NAMES}


def test_a_game_that_draws_no_cards_has_them_written(
    monkeypatch: pytest.MonkeyPatch, any_key: str
) -> None:
    monkeypatch.setattr(registry, "data", lambda *_: None)
    faces = Faces(templates.Environment(), any_key, "en")
    assert re.search(r'class="paper".*>one<.*>two<.*</svg>', faces.draw("one-two"), re.DOTALL)
    assert (faces.short("<x>"), faces.name("x")) == ("&lt;x&gt;", "x")


@pytest.mark.parametrize(
    ("value", "said"), [(-3, "−3"), (4, "4"), ("-8 to -1", "−8 to −1"), ("2-3", "2-3")]
)
def test_figures_have_a_minus_sign(value: int | str, said: str) -> None:
    assert words.figure(value) == said
