"""A table is drawn as its game says, or as any; either keeps what the page and its player need."""

from collections import Counter

import pytest
from markupsafe import escape

from app.view import render, templates
from app.view.desk import Desk
from app.view.scene import Scene
from tefuda.core import registry
from tefuda.core.table import Arrangement, Wait, Zone, say
from tests.web.view.board import Page, onlooker, scene

Files = dict[str, str]
TABLE = "screen/templates/table.html"
BLOCKS = ("others", "player", "centre", "zones", "zone")
OF_THE_PAGE = {"menu-button", "prompt", "panel-0"}


@pytest.fixture
def files(monkeypatch: pytest.MonkeyPatch, any_key: str) -> Files:
    """What `any_key` has in its folder beside what it really has."""
    planted: Files = {}
    given = registry.data

    def data(key: str, file: str) -> str | None:
        return planted[file] if key == any_key and file in planted else given(key, file)

    monkeypatch.setattr(registry, "data", data)
    monkeypatch.setattr(render, "ENVIRONMENT", templates.Environment())
    return planted


def ids(html: str) -> set[str]:
    return {*Page(html).all("id")}


def test_a_group_that_waits_has_a_place_for_what_it_waits_for() -> None:
    shown = scene("world_management")
    hand = shown.table.hand
    assert hand
    cards = tuple(face.card for face in hand.cards)
    way = Arrangement(say("So"), ((None, cards),), waits=(Wait(say("Waits"), cards[:3], 2),))
    page = Page(render.board(shown._replace(arrangements=(way,))))
    ghosts = [one["aria-label"] for one in page.elements if one.get("class") == "card empty ghost"]
    assert ghosts == ["Waits: 2"]


def test_a_label_over_the_hand_says_what_it_is_where_its_game_tells() -> None:
    shown = scene("world_management")
    hand = shown.table.hand
    assert hand
    first, *rest = (face.card for face in hand.cards)
    way = Arrangement(say("So"), ((say("alone"), (first,)), (say("Other"), tuple(rest))))
    page = Page(render.board(shown._replace(arrangements=(way,))))
    labels = [one.get("data-about") for one in page.elements if one.get("class") == "group-name"]
    assert labels == ["label:alone", None]


def test_a_game_without_one_gets_the_general_table(files: Files, any_key: str) -> None:
    environment = templates.Environment()
    files[TABLE] = "own"
    assert environment.table(any_key).name == f"games/{any_key}/{TABLE}"
    others = [key for key in registry.keys() if registry.data(key, TABLE) is None]
    assert {environment.table(key).name for key in others} == {"kit/table.html"}


@pytest.mark.parametrize("block", BLOCKS)
def test_a_game_replaces_one_part_of_it(files: Files, any_key: str, block: str) -> None:
    toy = '<p class="toy">{{ words.name(1) }}</p>'
    files[TABLE] = f'{{% extends "kit/table.html" %}}{{% block {block} %}}{toy}{{% endblock %}}'
    html = render.board(scene(any_key))
    assert '<p class="toy">Bot 1</p>' in html
    assert ids(html) >= OF_THE_PAGE


@pytest.mark.parametrize("block", BLOCKS)
def test_a_part_may_go_on_with_the_general_one(files: Files, any_key: str, block: str) -> None:
    shown = scene(any_key)
    before = render.board(shown)
    files[TABLE] = (
        f'{{% extends "kit/table.html" %}}{{% block {block} %}}{{{{ super() }}}}{{% endblock %}}'
    )
    assert render.board(shown).split() == before.split()


TOY = """
{% import "kit/parts.html" as parts with context %}
{% macro place(number) %}<li>{{ caller() }}</li>{% endmacro %}
<section class="others centre" tabindex="0" aria-label="{{ _('Middle of the table') }}">
  <ol class="ring">
  {% for panel in desk.others() %}
    {% call place(loop.index) %}{{ parts.panel(panel, loop.index) }}{% endcall %}
  {% endfor %}
  </ol>
  {% for zone in table.centre %}{% include "screen/templates/lane.html" %}{% endfor %}
</section>
"""
LANE = """
<div class="lane" data-zone="{{ zone.name }}">
  {% for shape in desk.shapes(zone) %}{{ parts.card(shape) }}{% endfor %}
</div>
"""


def test_a_game_draws_all_of_it_itself(files: Files, any_key: str) -> None:
    files |= {TABLE: TOY, "screen/templates/lane.html": LANE}
    html = render.board(scene(any_key))
    assert 'class="lane"' in html
    assert missing(scene(any_key), html) == []


def zones(shown: Scene) -> list[Zone]:
    """All that are drawn: an onlooker's table has no place of its own."""
    table = shown.table
    own = [table.hand] if table.hand else []
    return [*table.centre, *(zone for panel in table.panels for zone in panel.zones), *own]


def missing(shown: Scene, html: str) -> list[str]:
    """What a board lacks, or has twice, of what kit/table.html asks of a table."""
    page = Page(html)
    desk = Desk(shown, render._words(shown), render.faces(shown.key, "en"))
    drawn = {element["id"]: element for element in page.elements if "id" in element}
    seats = Counter(f"panel-{panel.seat}" for panel in shown.table.panels)
    names = Counter(zone.name for zone in zones(shown))
    shapes = [
        shape
        for zone in zones(shown)
        if zone.kind not in {"gauges", "stock"}
        for shape in desk.shapes(zone)
        if shape.id
    ]
    given = Counter(page.all("id"))
    return [
        *(name for name in seats if given[name] != 1),
        *(name for name in names if Counter(page.all("data-zone"))[name] != 1),
        *(shape.id for shape in shapes if given[shape.id] != 1),
        *(shape.do for shape in shapes if drawn[shape.id].get("data-do", "") != shape.do),
        *(shape.label for shape in shapes if escape(shape.label) not in html),
    ]


@pytest.mark.parametrize("moves", [1, 12, 30])
def test_a_table_keeps_what_is_asked_of_it(key: str, moves: int) -> None:
    shown = scene(key, moves)
    assert missing(shown, render.board(shown)) == []


@pytest.mark.parametrize("moves", [1, 12, 30])
def test_it_keeps_it_for_an_onlooker(key: str, moves: int) -> None:
    shown = onlooker(key, moves)
    assert missing(shown, render.board(shown)) == []


def test_what_is_missing_is_seen(files: Files, any_key: str) -> None:
    shown = scene(any_key)
    files[TABLE] = '{% extends "kit/table.html" %}{% block others %}{% endblock %}'
    panels = {f"panel-{panel.seat}" for panel in shown.table.panels[1:]}
    assert {*missing(shown, render.board(shown))} >= panels
