"""When a step's words are said: a lesson of Thieves and Treasures with steps that wait."""

from collections.abc import Mapping
from typing import Any

import pytest

from app.lesson.facts import facts, have
from app.lesson.lesson import FORMAT, Lesson, marked, read
from app.lesson.script import plain, scripted
from app.lesson.voice import is_done, told_so_far, voice
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.seal import canonical
from tefuda.core.terms import CHANCE

SCRIPT: list[list[str]] = [["hide Y2", "home", "steal G4", "--", "hide G4", "steal G3"], []]


def words(said: str) -> dict[str, str]:
    return {"en": said, "ja": said}


def step(said: str, *answers: Mapping[str, Any], **conditions: Any) -> dict[str, Any]:
    last = {"words": words(f"{said}, whatever it was")}
    return {"say": words(said), "todo": words("now"), "answers": [*answers, last], **conditions}


def lesson(*steps: Mapping[str, Any], stretch: int = 0, **more: Any) -> Lesson:
    data = {
        "format": FORMAT,
        "key": "thieves",
        "players": 3,
        "options": {},
        "seed": "a lesson with steps that wait",
        "script": SCRIPT,
        "steps": steps,
        "stretch": stretch,
        "free": words("free"),
        "done": words("done"),
        "learnt": [words("learnt")],
        **more,
    }
    return read(canonical({**data, "mark": marked(data)}), "thieves")


def go(taught: Lesson, match: Match, *lines: str) -> Match:
    """Seat 0 makes these moves, "*" the first that is legal; the others follow their script."""
    for line in (*lines, ""):
        while not match.over and 0 not in match.turn.seats:
            seat = match.turn.seats[0]
            if seat == CHANCE:
                match.chance()
            else:
                match.play(seat, scripted(taught, match, seat))
        if line == "*":
            match.play(0, next(iter(match.choices(0))))
        elif line:
            match.play_text(0, line)
    return match


def said(taught: Lesson, match: Match) -> tuple[str, str]:
    """The answer to the last move and the words before the next one; "" for nothing."""
    spoken = voice(taught, match, 0)
    return (spoken.answer or {"en": ""})["en"], (spoken.say or {"en": ""})["en"]


def test_a_step_waits_for_its_kind_of_decision_and_later_ones_go_before() -> None:
    taught = lesson(step("steal or go", asks=["steal"]), step("hide one"))
    match = go(taught, taught.setup.match())
    assert said(taught, match) == ("", "hide one")
    go(taught, match, "*")
    assert said(taught, match) == ("hide one, whatever it was", "steal or go")


def test_where_no_step_fits_nothing_is_said_and_it_is_not_the_free_stretch() -> None:
    taught = lesson(step("later", round=1), stretch=1)
    match = go(taught, taught.setup.match())
    assert said(taught, match) == ("", "")
    assert told_so_far(taught, match, 0)[:3] == ((None,), 0, True)


def test_the_table_has_its_aids_from_the_step_that_brings_them_or_once_it_is_past() -> None:
    taught = lesson(step("bare"), step("helped", aids=True, asks=["steal"]), step("later"))
    match = go(taught, taught.setup.match())
    assert not voice(taught, match, 0).aids
    go(taught, match, "*")
    assert voice(taught, match, 0).aids
    assert not voice(taught, match, 0, rests=True).aids
    past = lesson(step("helped", aids=True, round=0, asks=["nothing"]), step("on", round=1))
    match = go(past, past.setup.match())
    assert not voice(past, match, 0).aids
    go(past, match, "*", "home")
    assert voice(past, match, 0).aids


def test_a_lesson_that_brings_no_aids_has_them_all_along() -> None:
    taught = lesson(step("hide one"))
    assert voice(taught, go(taught, taught.setup.match()), 0).aids


def test_what_comes_later_is_there_from_the_step_that_lights_it() -> None:
    taught = lesson(step("hide"), step("see", lights=["chest", "Y2"]), later=["chest"])
    match = go(taught, taught.setup.match())
    assert voice(taught, match, 0).later == {"chest"}
    assert not voice(taught, go(taught, match, "*"), 0).later


def test_a_step_that_leads_lights_what_a_plain_player_would_do() -> None:
    taught = lesson(step("hide", leads=True), step("steal", leads=True, lights=["chest"]))
    match = go(taught, taught.setup.match())
    assert set(voice(taught, match, 0).lights) < set(text(plain(match, 0)).split())
    go(taught, match, "*")
    assert voice(taught, match, 0).lights[0] == "chest"


def test_the_others_avoid_what_the_lesson_says_but_where_their_script_has_it() -> None:
    taught = lesson(step("hide"), avoids=["hide *", "home"])
    match = go(taught, taught.setup.match(), "*")
    made = [text(each.move).split()[0] for each in match.steps if each.seat == 1]
    assert made[:2] == ["hide", "home"]  # as the script says
    assert not {text(each.move) for each in match.steps if each.seat == 2} & {"home"}


def test_a_step_of_a_round_that_is_over_is_gone() -> None:
    taught = lesson(step("now", round=0, asks=["nothing"]), stretch=1)
    match = go(taught, taught.setup.match(), "*", "home")
    assert match.turn.round == 1
    assert said(taught, match) == ("", "free")
    assert is_done(taught, go(taught, match, "*"), 0)


def test_of_one_idea_only_the_first_that_fits_is_said() -> None:
    steps = [step(word, idea="home", may=[word]) for word in ("hide", "home", "steal")]
    taught = lesson(*steps)
    match = go(taught, taught.setup.match())
    assert said(taught, match) == ("", "hide")
    assert said(taught, go(taught, match, "*"))[1] == "done"


def test_an_answer_looks_at_the_move_and_at_what_came_of_it() -> None:
    answers = [
        {"move": ["hide *"], "never": ["me CameHome"], "words": words("hidden")},
        {"move": ["home"], "happened": ["me home *", "TurnEnded"], "words": words("at home")},
    ]
    taught = lesson(step("hide", *answers), step("go", *answers), stretch=1)
    match = go(taught, taught.setup.match(), "*")
    assert said(taught, match)[0] == "hidden"
    assert said(taught, go(taught, match, "home"))[0] == "at home"


@pytest.mark.parametrize(
    ("happened", "never", "fits"),
    [
        ((), (), True),
        (("me play R*",), (), True),
        (("me play R", "TrickTaken"), (), False),
        (("TrickTaken",), ("other *",), True),
        (("TrickTaken",), ("me *",), False),
    ],
)
def test_all_that_must_have_happened_and_nothing_that_must_not(
    happened: tuple[str, ...], never: tuple[str, ...], fits: bool
) -> None:
    lines = frozenset(("me play R10", "TrickTaken"))
    assert have(lines, happened, never) == fits


def test_facts_are_what_the_seat_has_heard() -> None:
    taught = lesson(step("hide"))
    match = go(taught, taught.setup.match(), "*")
    lines = facts(match, 0, len(match.steps), 0)
    assert {"TurnBegan", "me Hid", "Walked"} <= lines
    assert not any(line.startswith("other hide") for line in lines)


def test_a_script_in_rounds_begins_anew_with_each() -> None:
    taught = lesson(step("hide"))
    match = go(taught, taught.setup.match(), "*", "home", "*", "*")
    moves = [(match.game.turn(made.before).round, text(made.move)) for made in match.steps]
    assert {(0, "home"), (1, "hide G4"), (1, "steal G3")} <= {*moves}


def test_it_is_done_as_soon_as_the_round_of_its_last_move_is_over() -> None:
    taught = lesson(step("hide"), step("home"), script=[["hide Y2", "home", "--"], []])
    match = go(taught, taught.setup.match(), "*")
    assert not is_done(taught, match, 0)
    match.play_text(0, "home")
    while match.turn.round == 0:
        assert not is_done(taught, match, 0)
        match.play(match.turn.seats[0], next(iter(match.choices(match.turn.seats[0]))))
    assert 0 not in match.turn.seats
    assert is_done(taught, match, 0)
