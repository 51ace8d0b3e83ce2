"""What a player needs is found by name, whoever reads the page: ten positions, two languages, with aids."""

import re
from collections.abc import Iterator
from html.parser import HTMLParser

import pytest

from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from tefuda.core.table import Arrangement, CardFace, Message, Zone
from tests.web.view.board import VOID, scene

GAME = "world_management"
POSITIONS = (5, 9, 14, 20, 30, 45, 60, 80, 110, 150)


class Heard(HTMLParser):
    """The texts and labels of a page, without what is hidden from who listens."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.words: list[str] = []
        self._hidden: list[bool] = []
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        hidden = self._silent() or given.get("aria-hidden") == "true"
        if not hidden:
            self.words.append(given.get("aria-label") or "")
        if tag not in VOID:
            self._hidden.append(hidden)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Pieces of pictures."""

    def handle_endtag(self, tag: str) -> None:
        if tag not in VOID:
            self._hidden.pop()

    def handle_data(self, data: str) -> None:
        if not self._silent():
            self.words.append(data)

    def _silent(self) -> bool:
        return bool(self._hidden) and self._hidden[-1]


def flat(text: str) -> str:
    return re.sub(r"\s", "", text)


def zones(shown: Scene) -> dict[str, Zone]:
    panels = (zone for panel in shown.table.panels for zone in panel.zones)
    return {zone.name: zone for zone in (*shown.table.centre, *panels)}


class Needed:
    """What must be said of a scene, and how."""

    def __init__(self, shown: Scene) -> None:
        self.shown, self.words = shown, render._words(shown)
        self.faces = render.faces(GAME, shown.settings.language)

    def plain(self, message: Message) -> str:
        return re.sub("<.*?>", "", str(self.words(message)))

    def all(self) -> Iterator[str]:
        """Players, what lies on the table, one's hand and its ways to lie, the turn, what is asked."""
        table = self.shown.table
        yield from (f"{self.words.name(panel.seat)}{panel.score}" for panel in table.panels)
        for zone in zones(self.shown).values():
            yield from (self.faces.name(face.card) for face in self.lying(zone))
            yield from self.counted(zone)
        yield from map(self.way, self.shown.arrangements)
        yield from (f"{self.plain(fact.label)}{fact.value}" for fact in table.facts)
        assert table.hand
        yield from (self.faces.name(face.card) for face in table.hand.cards)
        assert table.prompt
        yield self.plain(table.prompt.message)

    def lying(self, zone: Zone) -> tuple[CardFace, ...]:
        """Of a pile the last three; a tap shows all."""
        return zone.cards[-3:] if zone.kind == "pile" else zone.cards

    def counted(self, zone: Zone) -> Iterator[str]:
        """Groups by number, the stock and hands by size; map, distances and waits gauge by gauge."""
        if zone.kind == "group":
            yield self.plain(zone.label)
        if zone.kind == "stock":
            yield f"{self.plain(zone.label)}:{zone.size}"
        colon = "" if zone.name == "distance" or zone.seat is not None else ":"
        for gauge in zone.gauges:
            yield f"{self.plain(gauge.label)}{colon}{gauge.value}"

    def way(self, way: Arrangement) -> str:
        far = "" if way.away is None else self.words.gettext("{n} missing").format(n=way.away)
        return f"{self.plain(way.name)},{far}" if far else self.plain(way.name)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("moves", POSITIONS)
def test_all_of_it_has_a_name(moves: int, language: str) -> None:
    shown = scene(GAME, moves)._replace(settings=Settings(language=language))
    told = flat(" ".join(Heard(render.board(shown)).words))
    missing = [each for each in Needed(shown).all() if flat(each) not in told]
    assert not missing, f"{missing} in {told}"


def test_what_is_hidden_is_not_heard() -> None:
    assert Heard('<p aria-hidden="true"><b>map</b></p><p aria-label="a">b</p>').words == ["a", "b"]
