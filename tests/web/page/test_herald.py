"""What is said when a match is drawn: what happened, then what is asked, each once."""

import pytest

from app.bots.request import Request
from app.match.log import Log, LogLine
from app.page.herald import Herald
from app.play.effects import Wait
from app.play.sitting import own_seat
from app.view import render
from tefuda.core.table import say
from tests.web.hall import Hall
from tests.web.view.board import scene


def test_a_prompt_is_said_after_what_happened_and_once() -> None:
    herald = Herald()
    shown = scene(news=(say("First."), say("Second.")))
    prompt = render.teller(shown).prompt()
    assert list(herald.lines(shown)) == ["First.", "Second.", prompt]
    assert list(herald.lines(shown._replace(news=()))) == []


def test_the_same_question_after_another_move_is_said_again() -> None:
    herald, shown = Herald(), scene()
    prompt = render.teller(shown).prompt()
    assert list(herald.lines(shown)) == [prompt]
    assert list(herald.lines(shown._replace(log=(LogLine(7, say("x")),)))) == [prompt]


def test_what_is_asked_by_key_is_answered() -> None:
    herald, shown = Herald(), scene()
    _ = list(herald.lines(shown))
    assert next(herald.lines(shown._replace(asked="s"))).startswith("You ")


class Listener:
    """Hears what is said at every drawing of a match: when somebody acted, when time passed."""

    def __init__(self, hall: Hall) -> None:
        self.hall, self.heard = hall, list[str]()
        self._herald = Herald()
        self._draw()

    def do(self, what: str) -> None:
        self.hall.do(what)
        self._draw()

    def listen(self, acts: int) -> None:
        for _ in range(acts):
            while self.hall.left:
                effect = self.hall.left.pop(0)
                self.hall.serve(effect)
                if isinstance(effect, Wait | Request):
                    self._draw()
            if self.hall.session.course.history.over:
                return
            self.hall.act()
            self._draw()

    def _draw(self) -> None:
        scene = self.hall.session.scene()
        self.heard += [*self._herald.lines(scene)][: len(scene.news)]


@pytest.mark.parametrize("hurry", [False, True], ids=["in time", "faster"])
def test_whatever_happens_is_said_once_and_in_order(key: str, *, hurry: bool) -> None:
    hall = Hall(key)
    listener = Listener(hall)
    if hurry:
        listener.do("faster")
    listener.listen(60)
    course = hall.session.course
    lines = Log(course.match, own_seat(course.head.setup)).lines()
    assert listener.heard == [render.sentence(line.message, hall.session.scene()) for line in lines]
    assert len(lines) > 20
