"""What a player of Thieves and Treasures needs for a decision is found by name, whoever reads it."""

from collections.abc import Iterator

import pytest

from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from app.view.words import Speaker, figure
from e2e.test_in_sight import flat, read, screen
from tefuda.core.table import Reason
from tools.pictures.positions import scenes
from tools.pictures.studio import Studio

__all__ = ["screen"]
GAME = "thieves"


def positions(players: int, language: str) -> Iterator[tuple[str, Scene]]:
    yield from scenes(GAME, players, Settings(language=language))


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", [3, 4])
def test_all_of_it_has_a_name(screen: Studio, players: int, language: str) -> None:
    for name, scene in positions(players, language):
        told = read(screen, scene)
        missing = [each for each in needed(scene) if flat(each) not in told]
        assert not missing, f"{name}: {missing} in {told}"


def needed(scene: Scene) -> Iterator[str]:
    """Thieves with sums, ranges and ways, the pile, what going home brings, the verdict, the phase."""
    table = scene.table
    words = Speaker(
        scene.settings.language, GAME, tuple(player.name for player in scene.players), 0
    )
    for zone in table.centre:
        yield words.plain(zone.label)
        for gauge in zone.gauges:
            yield f"{words.plain(gauge.label)}{figure(gauge.value)}"
    for panel in table.panels:
        yield words.name(panel.seat)
        yield figure(panel.score)
    for fact in table.facts:
        yield f"{words.plain(fact.label)}{fact.value}"
    for reason in reasons(scene):
        yield words.plain(reason.message)
    for message in (table.standing, scene.foresight or (table.prompt and table.prompt.message)):
        if message:
            yield render.sentence(message, scene)


def reasons(scene: Scene) -> Iterator[Reason]:
    for row in scene.table.scoring:
        yield from row.reasons
