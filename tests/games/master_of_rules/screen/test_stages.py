"""A judged round is shown in turns: rule by rule in playing order, then what that completed."""

import re

import pytest

from app.match.log import LogLine
from app.saves.preferences import Settings
from app.view import render
from app.view.scene import Scene
from tefuda.core.table import CardFace, Gauge, Message, Who, say
from tools.pictures.positions import scenes

GAME = "master_of_rules"


def judged(players: int, wanted: str = "judged 0", *, wait: bool = True) -> Scene:
    ((_, scene),) = scenes(GAME, players, Settings(wait=wait), wanted=[wanted])
    return scene


def turns(scene: Scene, tag: str) -> list[int]:
    found = re.findall(rf"<{tag}[^>]*--nth: (\d+)", render.board(scene))
    return [int(number) for number in found]


def who(told: Message) -> object:
    """Of whom a line tells, with or without its points."""
    what = told.values.get("what", told)
    assert isinstance(what, Message)
    return what.values.get("who")


def plan(scene: Scene) -> set[str]:
    classes = re.search(r'<div class="(plan[^"]*)"', render.board(scene))
    assert classes
    return set(classes[1].split())


@pytest.mark.parametrize("wanted", ["judged 0", "judged 1"])
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_has_a_turn_and_each_line_that_of_what_it_tells(
    players: int, wanted: str
) -> None:
    scene = judged(players, wanted)
    assert sorted(turns(scene, 'li class="column')) == [*range(players)]
    told = [row.reasons[0].message for row in scene.table.scoring]
    own = scene.own_reason and scene.own_reason.message  # a line of its own says it
    mine = next(number for number, each in enumerate(told) if who(each) == Who(scene.viewer))
    first = sorted(range(len(told)), key=lambda number: number != mine)
    assert turns(scene, "li style") == [number for number in first if told[number] != own]
    assert turns(scene, 'li class="own"') == [mine] * (own is not None)


def test_a_tag_has_the_points_of_before() -> None:
    scene = judged(3)
    points = [panel.score for panel in scene.table.panels]
    gained = [0, 0, 0]
    for row in scene.table.scoring:
        gained = [one + (more or 0) for one, more in zip(gained, row.values, strict=True)]
    before = re.findall(r"--before: '(\d+)'", render.board(scene))
    assert sorted(map(int, before)) == sorted(
        now - more for now, more in zip(points, gained, strict=True)
    )


def test_it_is_brisk_where_the_table_goes_on_by_itself() -> None:
    assert plan(judged(3)) >= {"judged", "staged"}
    assert "pace-normal" in render.board(judged(3))
    assert "brisk" in plan(judged(3, wait=False))
    assert "brisk" in plan(judged(3)._replace(viewer=-1))


def test_after_three_rounds_it_goes_apace() -> None:
    scene = judged(3)
    for number, apace in ((1, False), (3, False), (4, True), (12, True)):
        facts = (Gauge(say("Round"), f"{number}/12"), *scene.table.facts[1:])
        later = scene._replace(table=scene.table._replace(facts=facts))
        assert ("apace" in plan(later)) == apace


def test_it_is_over_for_who_goes_on_or_is_in_a_hurry() -> None:
    assert "staged" not in plan(judged(3)._replace(paused=False))
    assert "staged" not in plan(judged(3)._replace(hurried=True))


def test_3_5_who_laid_a_rule_again_is_marked_with_the_cause() -> None:
    scene = judged(3)
    line = LogLine(1, Message("{who}", {"who": Who(1)}), ("Revealed", "reveal in lap 2"))
    over = LogLine(2, Message("over"), ("RoundEnded",))
    for log in ((line,), (line, over)):  # before it is judged, and after
        told = render.board(scene._replace(log=log))
        assert told.count("laid again: none of three was free") == 1
    later = LogLine(3, Message("over"), ("RoundEnded",))
    assert "laid again" not in render.board(scene._replace(log=(line, over, later)))


def test_7_3_of_a_dummys_rule_the_same_is_said_before_it_is_judged_and_after() -> None:
    scene = judged(3)
    (zone,) = (each for each in scene.table.centre if each.name == "dummies")
    rule = next(face.card for face in zone.cards if len(face.card) > 2)
    centre = tuple(
        each._replace(cards=(CardFace(rule, seat=1),)) if each.name == "rule 1" else each
        for each in scene.table.centre
    )
    lies = scene._replace(table=scene.table._replace(centre=centre))
    line = LogLine(1, Message("{who}", {"who": Who(1)}), ("Revealed", "reveal in lap 2"))
    over = LogLine(2, Message("over"), ("RoundEnded",))
    for log in ((line,), (line, over)):
        told = render.board(lies._replace(log=log))
        assert "still counts" not in told
        assert told.count("laid again: none of three was free") == 1
        assert "none of three was free, laid all the same" in told  # with the dummy
