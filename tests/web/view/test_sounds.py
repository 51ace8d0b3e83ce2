"""Which sound belongs to what is seen."""

import json
from typing import Any

import pytest

from app.saves.preferences import Settings
from app.view import motion, sounds
from app.view.scene import Scene
from tefuda.core.registry import find
from tefuda.core.table import Travel, Zone, say
from tests.web.view.board import scene

ON = Settings(sound=True)
ZONES = {
    name: Zone(name, kind, say("A place"))
    for name, kind in {"stock": "stock", "trick": "trick", "figure": "row"}.items()
}


def told(shown: Scene) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(motion.score(shown))
    return data


def test_while_they_are_off_nothing_tells_of_them() -> None:
    moved = (Travel("R1", 0, "trick", sound="clap"),)
    assert told(scene(travels=moved)) == {
        "match": scene().match_id,
        "pace": "normal",
        "travels": [["R1", 0, "trick", 1]],
    }


@pytest.mark.parametrize(
    ("travel", "heard"),
    [
        (Travel("R1", 0, "trick"), ("slide", "place")),
        (Travel("R1", "stock", "trick"), ("turn", "place")),
        (Travel("", 0, "trick"), ("turn", "place")),
        (Travel("figure", 0, 1), ("slide", "place")),
        (Travel("cube R", 0, 1), ("", "token")),
        (Travel("rubbish", "trick", 1, sound="refuse"), ("", "refuse")),
    ],
)
def test_of_what_travels(travel: Travel, heard: sounds.Heard) -> None:
    assert sounds.of_travel(travel, ZONES, card=travel.what == "R1") == heard


def test_each_travel_brings_its_own(any_key: str) -> None:
    face = next(iter(find(any_key).deck))
    shown = scene(any_key, settings=ON, travels=(Travel(face, 0, 1),))
    assert told(shown)["travels"] == [[face, 0, 1, 1, ["slide", "place"]]]


def test_a_new_line_of_the_sheet_is_judged(key: str) -> None:
    shown = scene(key)
    sheet = shown.table.sheet
    scored = shown._replace(
        table=shown.table._replace(
            sheet=(*sheet, sheet[-1]._replace(values=(1,) * len(shown.players)))
        )
    )
    assert sounds.marks(shown)["clap"] != sounds.marks(scored)["clap"]
    redrawn = shown._replace(dialog="menu", lifted=())
    assert sounds.marks(shown) == sounds.marks(redrawn)


def test_ones_points_the_end_and_what_cannot_be_are_marked() -> None:
    shown = scene(over=True, notice=say("No."))
    panel = shown.table.panels[0]._replace(score=7)
    table = shown.table._replace(panels=(panel, *shown.table.panels[1:]))
    marks = sounds.marks(shown._replace(table=table))
    assert (marks["win"], marks["end"], marks["refuse"]) == (7, 1, "No.")
    assert sounds.marks(shown._replace(exports=True))["refuse"] == ""


def test_an_onlooker_wins_nothing() -> None:
    assert sounds.marks(scene(home=-1))["win"] == 0


def test_only_what_happened_rings_and_what_was_asked_for_is_refused() -> None:
    happened = scene(settings=ON, news=(say("It happened."),))
    assert told(happened)["ring"] == ["clap", "win", "end"]
    assert told(happened._replace(news=()))["ring"] == ["refuse"]
