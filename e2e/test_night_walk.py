"""What a player of Thieves and Treasures needs for a decision is found by name, whoever reads it."""

from collections.abc import Iterator

import pytest

from app.bots.decision import at_once
from app.bots.request import Request
from app.lesson.lesson import Lesson
from app.lesson.lesson import read as read_lesson
from app.lesson.script import scripted
from app.match.head import Head
from app.match.history import History
from app.play.session import Session
from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from app.view.words import Speaker, figure
from e2e.test_in_sight import flat, read, screen
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.table import Reason
from tefuda.core.terms import CHANCE
from tefuda.games.thieves.rules.state import Home
from tools.pictures.positions import ME, scenes, setup
from tools.pictures.studio import Studio
from tools.site import lessons

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


PLACES = """() => [...document.querySelectorAll(".road, .door, .figure, .chest > .box")].map((each) => {
  const {left, top, width, height} = each.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
})"""
ACTS = ("", "lift", "hint", "what")


def asked(session: Session, act: str) -> Scene:
    """A decision as it stands, with a card lifted, with advice, and while all is asked about."""
    if act == "lift":
        session.do(f"card {min(session.scene().open_cards)}")
    elif act:
        left = [*session.do(act)]
        while left:
            effect = left.pop(0)
            if isinstance(effect, Request):
                left += session.answer(effect.number, at_once(effect))
    return session.scene()


def decisions(lesson: Lesson | None, language: str) -> Iterator[list[Scene]]:
    """All that is to be seen at each of one's decisions while one never goes home."""
    table = lesson.setup if lesson else setup(GAME, 3)
    match, rng = table.match(), Quick("places")
    while match.game.turn(match.state).round < (2 if lesson else 1):
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
            continue
        if seat == ME:
            settings, head = Settings(language=language), Head("places", "", "", table)
            yield [asked(opened(head, match, settings, lesson), act) for act in ACTS]
        stays = [move for move in match.choices(seat) if move != Home()]
        told = scripted(lesson, match, seat) if lesson and seat != ME else None
        match.play(seat, told or stays[rng.below(len(stays))])


def opened(head: Head, match: Match, settings: Settings, lesson: Lesson | None) -> Session:
    session = Session(head, History(match), settings, viewer=ME, lesson=lesson)
    session.course.offer()
    return session


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1024, 768)])
@pytest.mark.parametrize("taught", [False, True])
def test_the_houses_keep_their_place(
    screen: Studio, size: tuple[int, int], language: str, *, taught: bool
) -> None:
    screen.size(size)
    for seen in decisions(read_lesson(lessons.read(GAME), GAME) if taught else None, language):
        found = []
        for scene in seen:
            screen.put_up(scene)
            found.append(screen.page.evaluate(PLACES))
        assert all(places == found[0] for places in found), found


REASONED = """() => document.querySelector("#advice").append(
  " You score 6.5 points this turn on average; with −3 only 1.0.".repeat(3))"""
CUT = """() => [...document.querySelectorAll(".plan, .offer")].filter(
  ({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).map((each) => each.className)"""


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("size", [(390, 844), (768, 1024), (1024, 768)])
def test_with_advice_open_nothing_is_cut(
    screen: Studio, size: tuple[int, int], language: str
) -> None:
    screen.size(size)
    for _, _, advised, _ in decisions(None, language):
        screen.put_up(advised)
        screen.page.evaluate(REASONED)
        assert screen.page.evaluate(CUT) == []


ROAD = """() => {
  const { left, top, width, height } = document.querySelector(".road").getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}"""


@pytest.mark.parametrize("players", [3, 4])
def test_on_a_tablet_held_upright_the_road_stays_when_all_is_counted(
    screen: Studio, players: int
) -> None:
    screen.size((768, 1024))
    found = []
    for name in ("full", "judged 1"):
        ((_, scene),) = scenes(GAME, players, Settings(), wanted=[name])
        screen.put_up(scene)
        found.append(screen.page.evaluate(ROAD))
    assert found[0] == found[1]
