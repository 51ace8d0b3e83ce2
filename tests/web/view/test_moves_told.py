"""A move that is told word by word: cards, numbers, and words that have a name."""

from itertools import islice

from app.view import render
from app.view.desk import Desk
from app.view.scene import Scene
from tefuda.core.notation import words
from tests.web.hall import Hall

MOVES = 40


def nameless(scene: Scene, hall: Hall) -> set[str]:
    """Words of the moves before the person that are told as they are written."""
    choices = hall.session.course.choices() or ()
    desk = Desk(scene, render._words(scene), render.faces(scene.key, "en"))
    said = {
        str(told)
        for move in islice(choices, MOVES)
        for card, told in desk.told(words(move))
        if not card
    }
    written = {word for move in islice(choices, MOVES) for word in words(move)}
    return {word for word in said & written if not word.isdigit()}


def test_no_word_of_a_move_is_told_as_it_is_written(key: str) -> None:
    hall = Hall(key)
    for _ in range(60):
        scene = hall.settle()
        assert nameless(scene, hall) == set()
        if scene.over:
            break
        hall.act()
