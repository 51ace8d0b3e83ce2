"""A game's cloth: its pattern in the style sheet, its emblem in the pages."""

import re
from xml.etree import ElementTree as ET

import pytest

from tefuda.core import registry
from tools.setup.paths import WEB
from tools.site import style

EACH = pytest.mark.parametrize("key", registry.keys())


@EACH
def test_a_pattern_is_a_tile(key: str) -> None:
    drawn = registry.data(key, "art/pattern.svg")
    assert drawn
    tile = ET.fromstring(drawn)  # noqa: S314 - our own file
    assert tile.attrib["viewBox"] == f"0 0 {tile.attrib['width']} {tile.attrib['height']}"
    assert style.pattern(key) in style.gathered()


def test_what_the_files_say_of_themselves_is_not_sent() -> None:
    assert "/*" not in style.gathered()


@EACH
def test_an_emblem_is_of_the_colours_around_it(key: str) -> None:
    drawn = ET.fromstring(style.emblem(key))  # noqa: S314 - our own file
    assert (drawn.attrib["viewBox"], drawn.attrib["fill"]) == ("0 0 100 100", "currentcolor")


def test_a_game_without_drawings_has_those_of_the_kit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "data", lambda *_: None)
    assert style.pattern("toy") == ""
    assert style.emblem("toy").startswith('<svg class="emblem"')


def test_a_drawing_is_its_own_address() -> None:
    assert style.inline('<a b="#1">') == 'url("data:image/svg+xml,%3Ca b=%22%231%22%3E")'


@EACH
def test_a_game_has_its_own_sheet(key: str) -> None:
    assert f".game-{key}" in style.of_game(key)
    assert style.of_game(key) not in style.shared()
    assert style.of_game(key) in style.gathered()


OVER_EVERY_TABLE = ("dialogs/*.html", "evidence.html", "sheet.html", "dialog.html")
ELSEWHERE = {"card", "cards", "slot", "advice"}  # of the table and the prompt, too


@EACH
def test_a_game_changes_nothing_in_dialogs_by_a_class_of_its_own(key: str) -> None:
    """They stand within the game's scope, for the sake of its faces."""
    files = (file for names in OVER_EVERY_TABLE for file in (WEB / "templates").glob(names))
    classes = " ".join(re.findall(r'class="([^"{]*)', " ".join(file.read_text() for file in files)))
    alone = set(re.findall(rf"\.game-{key} \.([\w-]+) ?[{{,]", style.of_game(key)))
    assert alone & {*classes.split()} <= ELSEWHERE


def test_what_goes_out_has_no_breaks_between_rules() -> None:
    text = 'a > b, i :is(p) {\n  color: red;\n  --u: url("x; y");\n}\n\n@media (width < 9px) { b { top: 0; } }\n'
    assert style.packed(text) == (
        'a > b, i :is(p){color: red;--u: url("x; y");}@media (width < 9px){b{top: 0;}}'
    )
