"""What a player of Master of Rules needs for a decision is found by name, whoever reads it."""

from collections import Counter
from collections.abc import Iterator

import pytest

from app.match.head import Head
from app.match.history import History
from app.play.session import Session
from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from app.view.words import Speaker
from e2e.test_in_sight import flat, read, screen
from e2e.test_night_walk import reasons
from tefuda.core.table import Gauge, Zone
from tefuda.core.terms import CHANCE
from tools.pictures.positions import ME, SEED, scenes, setup, whole
from tools.pictures.studio import Studio

__all__ = ["screen"]
GAME = "master_of_rules"
WANTED = ("play first", "take late", "play late", "judged 0", "lifted")


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", [3, 5])
def test_all_of_it_has_a_name(screen: Studio, players: int, language: str) -> None:
    for name, scene in scenes(GAME, players, Settings(language=language), wanted=WANTED):
        told = read(screen, scene)
        missing = [each for each in needed(scene) if flat(each) not in told]
        assert not missing, f"{name}: {missing} in {told}"


def needed(scene: Scene) -> Iterator[str]:
    """Each rule with its truth and cause, kinds, bonuses, sums, the row, what the hand would score."""
    table = scene.table
    own = [table.hand] if table.hand else []
    for zone in (*table.centre, *own, *(zone for panel in table.panels for zone in panel.zones)):
        yield from zone_needs(zone, scene)
    names = Speaker(
        scene.settings.language, GAME, tuple(player.name for player in scene.players), 0
    )
    for panel in table.panels:
        yield names.name(panel.seat)
        yield str(panel.score)
    yield from (counted(fact, scene) for fact in table.facts)
    judged = [reason.message for reason in reasons(scene)]
    asked = table.prompt and not scene.paused and (scene.foresight or table.prompt.message)
    for message in (*judged, None if judged else table.standing, asked):
        if message:
            yield render.sentence(message, scene)


def zone_needs(zone: Zone, scene: Scene) -> Iterator[str]:
    if zone.kind != "gauges":
        yield render.sentence(zone.label, scene)
    yield from (counted(gauge, scene) for gauge in zone.gauges)
    yield from (render.sentence(face.note, scene) for face in zone.cards if face.note)
    if zone.reason:
        yield render.sentence(zone.reason.message, scene)


def counted(gauge: Gauge, scene: Scene) -> str:
    return f"{render.sentence(gauge.label, scene)}{gauge.value}"


SIGNS = """() => [...document.querySelectorAll(".progress")].map((one) =>
  [...one.children].filter((each) => each.matches(".done, :not(.every)") && each.offsetWidth > 1).length)"""


@pytest.mark.parametrize(("size", "all_five"), [((360, 640), False), ((1024, 768), True)])
def test_a_phone_has_the_signs_of_rules_won_alone(
    screen: Studio, size: tuple[int, int], *, all_five: bool
) -> None:
    screen.size(size)
    for _, scene in scenes(GAME, 5, Settings(language="en"), wanted=("play late",)):
        screen.put_up(scene)
        zones = [zone for panel in scene.table.panels for zone in panel.zones]
        won = [
            sum(all_five or not str(gauge.value).startswith("0/") for gauge in zone.gauges[:5])
            for zone in zones
            if zone.name.startswith("won ")
        ]
        assert sorted(screen.page.evaluate(SIGNS)) == sorted(won)
        assert any(won)


SPILT = """() => {
  const within = (one) => one.matches(".mat *") ? [one, ...within(one.parentElement)] : [];
  const texts = (slip) => {
    const found = [], walk = document.createTreeWalker(slip, NodeFilter.SHOW_TEXT);
    while (walk.nextNode()) found.push(walk.currentNode);
    return found.filter((text) => text.data.trim()
      && within(text.parentElement).every((one) => getComputedStyle(one).clipPath === "none"));
  };
  const boxes = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()];
  };
  return [...document.querySelectorAll(".mat :is(.board, .column > .tag, .chip)")].flatMap((slip) => {
    const own = slip.getBoundingClientRect();
    const out = (box) => box.left < own.left - .5 || box.right > own.right + .5;
    return texts(slip).filter((text) => boxes(text).some(out)).map((text) => `${slip.className}: ${text.data.trim()}`);
  });
}"""
"""Texts that stick out of a player's paper, a rule's board or a kind's tile."""

PHONES = ((360, 640), (360, 800), (390, 844))


def hanging(players: int, language: str) -> Iterator[Scene]:
    """The own turns at which SUPPORT RIGHT lies, and a rule that falls short; a few of each phase."""
    match, again = whole(GAME, players), setup(GAME, players).match()
    head, settings = Head(SEED, "", "", setup(GAME, players)), Settings(language=language)
    left = Counter({"play": 4, "take": 4})
    for step in match.steps:
        phase = again.turn.phase
        if again.turn.seats == (ME,) and left[phase]:
            scene = Session(head, History(again), settings, viewer=ME).scene()
            rules = [zone for zone in scene.table.centre if zone.name.startswith("rule ")]
            if any("SUPPORT" in zone.cards[0] and zone.marks[0] == "open" for zone in rules):
                left[phase] -= 1
                yield scene
        _ = again.chance() if step.seat == CHANCE else again.play(step.seat, step.move)


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_what_stands_on_a_slip_stays_on_it(screen: Studio, players: int, language: str) -> None:
    rich = [scene for _, scene in scenes(GAME, players, Settings(language=language))]
    hung = [*hanging(players, language)]
    assert hung
    for size in PHONES:
        screen.size(size)
        for scene in (*rich, *hung):
            screen.put_up(scene)
            assert screen.page.evaluate(SPILT) == [], f"{scene.table.phase} at {size}"
