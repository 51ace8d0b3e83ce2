"""Of equal cards in a hand the tapped one is lifted."""

import re

from app.saves.preferences import Settings
from app.view import render
from app.view.desk import Desk
from tests.web.hall import Hall


def lifted(hall: Hall) -> list[str]:
    """The numbers of the lifted cards of the hand."""
    return re.findall(r'data-do="back (\S+ \d+)"', render.board(hall.settle()))


def test_the_tapped_copy_rises_and_sinks() -> None:
    hall = Hall("world_management", seed="a pair")
    hall.settle()
    while not (again := re.findall(r'data-do="card (\S+ [2-9])"', render.board(hall.settle()))):
        hall.play(1)
    second = again[-1]
    card, _, number = second.partition(" ")
    first = f"{card} {int(number) - 1}"
    hall.do(f"card {second}")
    assert lifted(hall) == [second]
    hall.do(f"card {first}")
    assert lifted(hall) == [first, second]
    hall.do(f"back {first}")
    assert lifted(hall) == [second]
    hall.do(f"back {second}")
    assert lifted(hall) == []
    hall.do(f"lay {card}")
    assert len(lifted(hall)) == 1


def test_looking_back_the_copy_that_lay_loose_is_lifted() -> None:
    """Copies are numbered group by group, and what is loose comes last."""
    hall = Hall("world_management", Settings(layout=2), players="3")
    while "pass" in (hall.settle().open_words or ()):
        hall.do("word pass")
    hall.do("fill")
    shown = hall.settle()
    desk = Desk(shown, render._words(shown), render.faces("world_management", "en"))
    assert shown.table.hand
    shapes = desk.shapes(shown.table.hand)
    for card in shown.lifted:
        assert [shape.lifted for shape in shapes if shape.card == card][-1]
