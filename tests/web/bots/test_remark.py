"""The coach thinks while the person does, and speaks of a move that cost much."""

from app.bots.decision import Decision
from app.bots.request import Request
from app.play.effects import Effects, Stop
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core.notation import text
from tests.web.hall import Hall


class Lesson:
    """A match with a coach whose person has a choice, and what its coach thinks of the moves."""

    def __init__(self, remark: int = 10, policy: str = "coach", tried: int = 100) -> None:
        self.hall = Hall("hyper_maker", Settings(remark=remark), policy=policy, players="3")
        while self.hall.left and not self.asked():
            self.hall.serve(self.hall.left.pop(0))
        choices = self.hall.session.course.choices()
        assert choices
        self.good, self.bad, *_ = map(text, choices)
        self.tried = tried

    def asked(self) -> list[Request]:
        """What the coach was asked of itself: nobody else has reasons."""
        return [left for left in self.hall.left if isinstance(left, Request) and left.reasons]

    def think(self) -> None:
        (request,) = self.asked()
        self.hall.left.remove(request)
        lines = [(self.good, self.tried, 0.5), (self.bad, self.tried, 0.0)]
        decision: Decision = {"move": self.good, "evidence": lines, "iterations": 1}
        self.hall.session.answer(request.number, decision)

    def play(self, move: str) -> Effects:
        card = move.split()[1]
        self.hall.do(f"card {card}")
        return self.hall.do("send")

    def scene(self) -> Scene:
        return self.hall.session.scene()


def test_a_costly_move_gets_a_remark_before_anybody_goes_on() -> None:
    lesson = Lesson()
    lesson.think()
    assert not [left for left in lesson.play(lesson.bad) if isinstance(left, Request)]
    remark = lesson.scene().remark
    assert remark and (" ".join(remark.better), remark.lost) == (lesson.good, 25)
    assert "undo" in lesson.scene().actions
    lesson.hall.do("next")
    assert lesson.scene().remark is None
    assert lesson.hall.left


def test_it_may_be_taken_back_and_is_not_said_twice() -> None:
    lesson = Lesson()
    lesson.think()
    lesson.play(lesson.bad)
    steps = len(lesson.hall.session.match.steps)
    lesson.hall.do("undo")
    assert (lesson.scene().remark, len(lesson.hall.session.match.steps)) == (None, steps - 1)
    lesson.play(lesson.bad)
    assert lesson.scene().remark is None


def test_what_was_thought_meanwhile_is_the_hint() -> None:
    lesson = Lesson()
    lesson.think()
    assert lesson.scene().evidence is None
    assert not lesson.hall.session.do("hint")
    evidence = lesson.scene().evidence
    assert evidence and " ".join(evidence.move) == lesson.good


def test_a_hint_asked_for_while_it_thinks_comes_with_what_it_finds() -> None:
    lesson = Lesson()
    assert not lesson.hall.session.do("hint")
    assert lesson.scene().ponders
    lesson.think()
    assert lesson.scene().evidence


def test_whoever_moves_first_does_not_wait_for_it() -> None:
    lesson = Lesson()
    asked = lesson.asked()
    effects = lesson.play(lesson.bad)
    assert any(isinstance(effect, Stop) for effect in effects)
    assert lesson.scene().remark is None
    assert (
        lesson.hall.session.answer(asked[0].number, {"move": "", "evidence": [], "iterations": 0})
        == []
    )


def test_no_remark_on_what_costs_less_or_is_not_sure() -> None:
    for lesson in (Lesson(remark=20), Lesson(tried=99)):
        lesson.think()
        lesson.play(lesson.good)
        assert lesson.scene().remark is None
    unsure = Lesson(tried=99)
    unsure.think()
    unsure.play(unsure.bad)
    assert unsure.scene().remark is None


def test_it_thinks_only_where_it_is_wanted() -> None:
    assert not Lesson(remark=0).asked()
    assert not Lesson(policy="casual").asked()
    assert Lesson().asked()
