"""The board is drawn where it would look otherwise, and where something is told."""

from app.page.board import Board
from app.saves.storage import Memory
from app.view.scene import Scene
from tefuda.core.table import Travel, say
from tests.web.view.board import scene
from tests.web.visit import FakeBrowser


class Counted(FakeBrowser):
    """How often something was shown."""

    number = 0

    def show(self, place: str, html: str) -> None:
        self.number += 1
        super().show(place, html)


def drawings(*scenes: Scene) -> int:
    door = Counted(Memory())
    board = Board(door)
    for each in scenes:
        board.show(each)
    return door.number


def test_what_looks_alike_is_drawn_once() -> None:
    assert drawings(scene(), scene()) == 1


def test_what_was_told_stays_until_something_else_is_to_be_seen() -> None:
    told = scene(news=(say("Played."),), travels=(Travel("B1", 0, 1),))
    assert drawings(told, scene()) == 1
    assert drawings(told, scene(), scene(seed="open")) == 2


def test_what_is_new_is_always_drawn() -> None:
    assert drawings(scene(), scene(news=(say("x"),))) == 2
    assert drawings(scene(), scene(travels=(Travel("B1", 0, 1),))) == 2


def test_what_stood_in_its_place_is_drawn_over() -> None:
    door = Counted(Memory())
    board = Board(door)
    board.show(scene())
    board.put("A problem.")
    board.show(scene())
    assert door.number == 3
