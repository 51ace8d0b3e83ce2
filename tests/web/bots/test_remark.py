"""The coach thinks while the person does, and speaks of a move that cost much."""

from app.bots.decision import Decision
from app.bots.remark import Remark
from app.bots.request import Request
from app.play.effects import Effects, Stop, Wait
from app.saves.preferences import Settings
from app.view.render import board
from app.view.scene import Scene
from tefuda.core.notation import text
from tefuda.games.thieves.rules.state import Home
from tests.web.hall import Hall


def asked(hall: Hall) -> list[Request]:
    """What the coach was asked of itself: nobody else has reasons."""
    return [left for left in hall.left if isinstance(left, Request) and left.reasons]


def until_asked(hall: Hall) -> None:
    """Until the coach thinks along while the person may move, or nobody does anything."""
    while not (asked(hall) and hall.session.course.choices()):
        others = [left for left in hall.left if left not in asked(hall)]
        if others:
            hall.left.remove(others[0])
            hall.serve(others[0])
        elif asked(hall) and hall.session.course.paused:
            hall.do("next")
        else:
            return


class Lesson:
    """A match with a coach whose person has a choice, and what its coach thinks of the moves."""

    def __init__(self, remark: int = 10, policy: str = "coach", tried: int = 100) -> None:
        self.hall = Hall("hyper_maker", Settings(remark=remark), policy=policy, players="3")
        until_asked(self.hall)
        choices = self.hall.session.course.choices()
        assert choices
        self.good, self.bad, *_ = map(text, choices)
        self.tried, self.settled = tried, False

    def asked(self) -> list[Request]:
        return asked(self.hall)

    def think(self) -> None:
        (request,) = self.asked()
        self.hall.left.remove(request)
        lines = [(self.good, self.tried, 0.5), (self.bad, self.tried, 0.0)]
        decision: Decision = {"move": self.good, "evidence": lines, "iterations": 1}
        if self.settled:
            decision["settled"] = True
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
    assert [" ".join(did.words) for did in remark.did] == [lesson.good, lesson.bad]
    assert "undo" in lesson.scene().actions
    assert "Undo takes your move back." in board(lesson.scene())
    lesson.hall.do("next")
    assert lesson.scene().remark is None
    assert lesson.hall.left


def test_what_was_settled_after_few_deals_is_sure() -> None:
    lesson = Lesson(tried=10)
    lesson.settled = True
    lesson.think()
    lesson.play(lesson.bad)
    assert lesson.scene().remark


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


def test_a_hint_may_be_hidden_and_is_there_at_once_when_asked_for_again() -> None:
    lesson = Lesson()
    lesson.think()
    lesson.hall.do("hint")
    assert lesson.scene().evidence
    lesson.hall.do("hide-hint")
    assert lesson.scene().evidence is None
    assert "hint" in lesson.scene().actions
    lesson.hall.do("hint")
    assert lesson.scene().evidence
    assert not lesson.asked()


def test_a_hint_asked_for_while_it_thinks_comes_with_what_it_finds() -> None:
    lesson = Lesson()
    assert not lesson.hall.session.do("hint")
    assert lesson.scene().ponders
    lesson.think()
    assert lesson.scene().evidence


def test_a_move_made_before_it_has_thought_waits_for_it() -> None:
    lesson = Lesson()
    before = len(lesson.hall.session.match.steps)
    lesson.play(lesson.bad)
    assert lesson.scene().held
    assert "The coach looks at it" in board(lesson.scene())
    assert len(lesson.hall.session.match.steps) == before
    lesson.think()
    remark = lesson.scene().remark
    assert remark and remark.lost == 25
    assert len(lesson.hall.session.match.steps) == before + 1


def test_after_a_moment_it_shall_say_what_it_has_found() -> None:
    lesson = Lesson()
    *_, wait = lesson.play(lesson.bad)
    assert isinstance(wait, Wait)
    stop, _ = lesson.hall.session.tick(wait.number)
    assert isinstance(stop, Stop)
    lesson.think()
    assert lesson.scene().remark


def test_and_soon_the_move_is_made_without() -> None:
    lesson = Lesson()
    (request,) = lesson.asked()
    before = len(lesson.hall.session.match.steps)
    *_, wait = lesson.play(lesson.bad)
    assert isinstance(wait, Wait)
    _, last = lesson.hall.session.tick(wait.number)
    assert isinstance(last, Wait)
    lesson.hall.take(lesson.hall.session.tick(last.number))
    assert len(lesson.hall.session.match.steps) > before
    assert not (lesson.scene().held or lesson.scene().remark)
    late: Decision = {"move": lesson.good, "evidence": [], "iterations": 0}
    assert lesson.hall.session.answer(request.number, late) == []


def test_made_twice_it_waits_once() -> None:
    lesson = Lesson()
    lesson.play(lesson.bad)
    assert not lesson.hall.session.do("send")


def test_what_waits_may_be_chosen_again() -> None:
    lesson = Lesson()
    before = len(lesson.hall.session.match.steps)
    lesson.play(lesson.bad)
    lesson.hall.do("drop")
    lesson.think()
    assert not lesson.scene().held
    assert len(lesson.hall.session.match.steps) == before


def test_where_no_remarks_are_wanted_nothing_waits() -> None:
    lesson = Lesson(remark=0)
    before = len(lesson.hall.session.match.steps)
    lesson.hall.do("hint")
    lesson.play(lesson.bad)
    assert len(lesson.hall.session.match.steps) > before


def test_no_remark_on_what_costs_less_or_is_not_sure() -> None:
    for lesson in (Lesson(remark=20), Lesson(tried=30)):
        lesson.think()
        lesson.play(lesson.good)
        assert lesson.scene().remark is None
    unsure = Lesson(tried=30)
    unsure.think()
    unsure.play(unsure.bad)
    assert unsure.scene().remark is None


def test_it_thinks_only_where_it_is_wanted() -> None:
    assert not Lesson(remark=0).asked()
    assert not Lesson(policy="casual").asked()
    assert Lesson().asked()


class GoingHome:
    """A thief who may go home, with a coach who would rather steal."""

    def __init__(self, *, final: bool) -> None:
        for seed in map(str, range(40)):
            self.hall = Hall("thieves", Settings(remark=10), seed, policy="coach", players="3")
            self.session = self.hall.session
            while not self.session.match.over:
                until_asked(self.hall)
                if self.may_go() and self.session.course.is_final(Home()) == final:
                    return
                self.hall.act()
        raise AssertionError

    def may_go(self) -> bool:
        choices = self.session.course.choices()
        return choices is not None and Home() in choices

    def think(self) -> None:
        (request,) = asked(self.hall)
        self.hall.left.remove(request)
        choices = self.session.course.choices()
        assert choices
        steal = next(text(move) for move in choices if move != Home())
        lines = [(steal, 100, 0.5), ("home", 100, 0.0)]
        self.session.answer(request.number, {"move": steal, "evidence": lines, "iterations": 1})


def test_of_a_move_that_cannot_be_taken_back_it_speaks_before_it_is_made() -> None:
    table = GoingHome(final=True)
    table.think()
    before = len(table.session.match.steps)
    table.hall.do("word home")
    remark = table.session.scene().remark
    assert remark and remark.better[0] == "steal"
    assert (len(table.session.match.steps), table.session.course.paused) == (before, False)
    table.hall.do("drop")
    assert table.session.scene().remark is None


def test_it_speaks_of_a_chosen_one_as_soon_as_it_has_thought() -> None:
    table = GoingHome(final=True)
    table.hall.do("word home")
    assert table.session.scene().remark is None
    table.think()
    assert table.session.scene().remark


def test_one_that_waited_and_cannot_be_taken_back_is_not_made_after_a_remark() -> None:
    table = GoingHome(final=True)
    before = len(table.session.match.steps)
    table.hall.do("word home")
    table.hall.do("word home")
    assert table.session.scene().held
    table.think()
    scene = table.session.scene()
    assert (scene.remark is not None, scene.held) == (True, False)
    assert len(table.session.match.steps) == before
    table.hall.do("word home")
    assert len(table.session.match.steps) > before


def test_what_it_said_of_one_choice_is_not_said_of_the_same_word_again() -> None:
    table = GoingHome(final=False)
    table.hall.do("word home")
    table.session.course.warn(Remark(("steal",), 25, None))
    assert table.session.scene().remark
    table.hall.do("drop")
    table.hall.do("word home")
    assert table.session.scene().remark is None


def test_of_one_that_can_be_taken_back_only_afterwards() -> None:
    table = GoingHome(final=False)
    table.think()
    table.hall.do("word home")
    assert table.session.scene().remark is None
    table.hall.do("word home")
    assert table.session.scene().remark


class Untried(Lesson):
    """The coach tried the good move alone; the bad one is lifted."""

    def __init__(self) -> None:
        super().__init__()
        (request,) = self.asked()
        self.hall.left.remove(request)
        only: Decision = {"move": self.good, "evidence": [(self.good, 9, 0.5)], "iterations": 9}
        self.hall.session.answer(request.number, only)
        self.hall.do(f"card {self.bad.split()[1]}")

    def weigh(self, worth: float) -> None:
        (request,) = self.asked()
        assert request.against == self.bad
        self.hall.left.remove(request)
        lines = [(self.good, 9, 0.5), (self.bad, 100, worth)]
        self.hall.session.answer(
            request.number, {"move": self.good, "evidence": lines, "iterations": 9}
        )


def test_a_lifted_move_that_was_not_tried_is_weighed() -> None:
    lesson = Untried()
    lesson.weigh(0.0)
    lesson.hall.do("send")
    remark = lesson.scene().remark
    assert remark and (" ".join(remark.better), remark.lost) == (lesson.good, 25)


def test_weighing_leaves_the_hint_as_it_was() -> None:
    lesson = Untried()
    lesson.hall.do("hint")
    before = lesson.scene().evidence
    assert before and not lesson.scene().ponders
    lesson.weigh(0.0)
    assert lesson.scene().evidence == before


def test_it_is_asked_once_and_no_more_when_known() -> None:
    lesson = Untried()
    lesson.hall.do("open menu")
    assert len(lesson.asked()) == 1
    lesson.weigh(0.5)
    lesson.hall.do("close")
    assert not lesson.asked()
    lesson.hall.do("send")
    assert lesson.scene().remark is None


def test_why_a_lifted_move_is_worse_is_asked() -> None:
    """Its rival was another move; now it is this one."""
    lesson = Lesson()
    (request,) = lesson.asked()
    lesson.hall.left.remove(request)
    lines = [(lesson.good, 100, 0.5), (lesson.bad, 100, 0.0)]
    decision: Decision = {"move": lesson.good, "evidence": lines, "iterations": 1}
    other: Decision = {
        **decision,
        "why": {"rival": "play R9B9", "deals": 9, "reasons": [], "balance": []},
    }
    lesson.hall.session.answer(request.number, other)
    lesson.hall.do(f"card {lesson.bad.split()[1]}")
    (asked,) = lesson.asked()
    assert asked.against == lesson.bad
    told: Decision = {
        **decision,
        "why": {"rival": lesson.bad, "deals": 9, "reasons": [], "balance": []},
    }
    lesson.hall.left.remove(asked)
    lesson.hall.session.answer(asked.number, told)
    lesson.hall.do("send")
    remark = lesson.scene().remark
    assert remark and remark.why and remark.why.why
    assert remark.why.why.rival == tuple(lesson.bad.split())
