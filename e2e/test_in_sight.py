"""What a player of Hyper Maker needs for a decision is found by name, whoever reads the page."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from app.view.words import Speaker
from tefuda.core.table import Zone
from tools.pictures.positions import scenes
from tools.pictures.studio import Studio, studio

GAME = "hyper_maker"
WANTED = ("play first", "full", "lifted", "play late")
LANGUAGES = ("en", "ja")


@pytest.fixture(scope="module")
def screen(browser: Browser) -> Iterator[Studio]:
    with studio(browser) as shown:
        yield shown


def positions(players: int, language: str) -> Iterator[tuple[str, Scene]]:
    yield from scenes(GAME, players, Settings(language=language), wanted=WANTED)


def read(screen: Studio, scene: Scene) -> str:
    """All that assistive technology is told, in one line."""
    screen.put_up(scene)
    return flat(screen.page.locator("#board").aria_snapshot())


def flat(text: str) -> str:
    """Without white space, quotes and the outline's dashes."""
    kept = re.sub("- (text|paragraph|definition):", "", text).replace('\\"', "")
    return "".join(letter for letter in kept if letter not in ' \n"')


def zone(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.table.centre if zone.name == name)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [3, 4, 5])
def test_all_of_it_has_a_name(screen: Studio, players: int, language: str) -> None:
    for name, scene in positions(players, language):
        told = read(screen, scene)
        missing = [each for each in needed(scene) if flat(each) not in told]
        assert not missing, f"{name}: {missing} in {told}"


def needed(scene: Scene) -> Iterator[str]:
    """Stakes, who holds what, turn and order, who would win, the last trick, what is to come."""
    table = scene.table
    words = Speaker(
        scene.settings.language, GAME, tuple(player.name for player in scene.players), 0
    )
    for gauge in zone(scene, "follow").gauges:
        yield f"{words.plain(gauge.label)}{gauge.value}"
    for panel in table.panels:
        yield words.name(panel.seat)
        yield str(panel.score)
    for turn in range(1, len(table.panels) + 1):
        yield f"{words.gettext('In turn:')}{turn}"
    for message in (table.standing, scene.foresight or (table.prompt and table.prompt.message)):
        if message:
            yield render.sentence(message, scene)
    if table.last:
        yield words.gettext("Last trick")
    yield words.gettext("Masters left: {n}").format(n=zone(scene, "stock").size)
    yield words.plain(table.facts[0].label)


@pytest.mark.parametrize("name", ["lifted", "full"])
def test_what_the_lifted_card_would_do_is_told_but_in_a_strict_match(
    screen: Studio, name: str
) -> None:
    ((_, scene),) = scenes(GAME, 4, Settings(), wanted=[name])
    assert ("status:" in read(screen, scene)) is (name == "lifted")
