"""Numbers of a move are drawn with one less and one more; what may not be says nothing."""

from app.lesson.voice import Voice
from app.view import render
from app.view.scene import Counter
from tests.web.view.board import Page, scene

COUNTERS = (Counter("R", 0, "", "R1"), Counter("B", 2, "B1", ""))


def test_every_number_is_on_the_board() -> None:
    html = render.board(scene(open_words=("R1", "B1"), counters=COUNTERS, uncounted=1))
    shown = {str(each.get("id")): each for each in Page(html).elements}
    assert [shown[f"{way}-{name}"].get("data-do") for name in "RB" for way in ("less", "more")] == [
        None,
        "word R1",
        "word B1",
        None,
    ]
    assert shown["less-R"]["aria-disabled"] == "true"
    assert "Still to set: 1" in html


def test_they_stand_in_place_of_buttons() -> None:
    html = render.board(scene(open_words=("R1",), counters=COUNTERS))
    assert not {"word-R1", "drop"} & {*Page(html).all("id")}


def test_a_lesson_lights_the_step_it_asks_for() -> None:
    html = render.board(scene(counters=COUNTERS, voice=Voice(lights=("R1", "B3"))))
    shown = {str(each.get("id")): each for each in Page(html).elements}
    lit = [name for name, each in shown.items() if each.get("class") == "advised"]
    assert lit == ["more-R"]
