"""What a player of IT Normandy needs for a decision is found by name, whoever reads the page."""

from collections.abc import Iterator

import pytest

from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from app.view.words import Speaker
from e2e.test_in_sight import flat, read, screen
from tefuda.core.table import Message, say
from tools.pictures.positions import scenes
from tools.pictures.studio import Studio

__all__ = ["screen"]
GAME = "it_normandy"
DIALOGS = ("menu", "sheet", "result")


def positions(language: str) -> Iterator[tuple[str, Scene]]:
    for name, scene in scenes(GAME, 2, Settings(language=language)):
        if name not in DIALOGS:
            yield name, scene


@pytest.mark.parametrize("language", ["en", "ja"])
def test_all_of_it_has_a_name(screen: Studio, language: str) -> None:
    shown = [*positions(language)]
    assert len(shown) >= 10
    for name, scene in shown:
        told = read(screen, scene)
        missing = [each for each in needed(scene) if flat(each) not in told]
        assert not missing, f"{name}: {missing} in {told}"


def needed(scene: Scene) -> Iterator[str]:
    """Tasks afloat and ashore, what was done, trumps in order, both sums line by line, the verdict."""
    players = tuple(player.name for player in scene.players)
    words = Speaker(scene.settings.language, GAME, players, 0)
    for zone in scene.table.centre:
        if not zone.name.startswith("ends"):
            yield words.plain(zone.label)
            yield from (f"{words.plain(gauge.label)}{gauge.value}" for gauge in zone.gauges)
    for panel in scene.table.panels:
        yield words.name(panel.seat)
    for counter in scene.counters:
        yield words.button(scene.table.prompt, (), counter.name).striptags()
    yield from lines(scene, words)
    yield from (render.sentence(message, scene) for message in sentences(scene))


def lines(scene: Scene, words: Speaker) -> Iterator[str]:
    """Each line of the round as it stands, with what it brings both."""
    ends = [zone.gauges for zone in scene.table.centre if zone.name.startswith("ends")]
    chosen = any(zone.name.startswith("then") for zone in scene.table.centre)  # told by zones
    for mine, yours in zip(*ends, strict=True) if ends else ():
        if chosen and mine.label.text == "If it ended now":
            continue
        alone = (mine.value == "–") != (yours.value == "–")
        word = words.plain(say("too late")).lower() if alone else "–"
        first, second = (word if it.value == "–" else it.value for it in (mine, yours))
        row = f"rowheader{words.plain(mine.label)}-cell{first}-cell{second}"
        yield row.replace("cell-", "cell−")


def sentences(scene: Scene) -> Iterator[Message]:
    """Why the last trick or round was won, or who would win now; and what is asked."""
    table = scene.table
    reasons = [reason.message for row in table.scoring for reason in row.reasons]
    asked = scene.foresight or (table.prompt and table.prompt.message)
    yield from reasons
    yield from (message for message in (None if reasons else table.standing, asked) if message)


REACHED = """zone => [...document.querySelectorAll(`[data-zone^="${zone}"] [data-about]`)].map(each => {
  const box = each.getBoundingClientRect();
  const there = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
  return [each.dataset.about, there?.closest("[data-about]")?.dataset.about];
})"""


def test_what_lies_ashore_can_be_asked_about(screen: Studio) -> None:
    """No sand lies over it."""
    name, scene = next(positions("en"))
    read(screen, scene)
    for zone in ("personal", "done"):
        pairs = screen.page.evaluate(REACHED, zone)
        assert pairs, name
        assert all(there == asked for asked, there in pairs), pairs
