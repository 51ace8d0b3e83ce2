"""Of what costs a little the coach speaks only where there is something to tell."""

from app.bots.coach import Coach
from app.bots.decision import Decision
from app.bots.evidence import Evidence, evidence
from app.bots.remark import Remark
from app.match.moment import Foretold, now
from tefuda.core.notation import text
from tefuda.core.table import Reason, say
from tests.web.bots.test_remark import Lesson

BEST, MADE = ("play", "R1Y10"), ("play", "B8Y3")
TOOK = ("took", 0, "deals", 78.0, 12.0)


def weighed(**why: object) -> Evidence:
    decision: Decision = {
        "move": " ".join(BEST),
        "evidence": [(" ".join(BEST), 100, 0.4), (" ".join(MADE), 100, 0.28)],
        "iterations": 300,
    }
    grounds = {"rival": " ".join(MADE), "deals": 100, "reasons": [], "balance": []}
    return evidence({**decision, "why": {**grounds, **why}}, "expert")  # type: ignore[typeddict-item]


def remark(why: Evidence | None, better: str = "", made: str = "") -> Remark:
    rules = [Reason(say(rule), "1") if rule else None for rule in (better, made)]
    did = tuple(map(Foretold, (BEST, MADE), (None, None), rules))
    return Remark(BEST, 6, None, why, did)


def test_nothing_is_to_be_told_where_no_reason_and_no_rule_was_found() -> None:
    assert not remark(weighed()).teaches
    assert not remark(weighed(), "Lead low.", "Lead low.").teaches
    assert not remark(weighed(), "", "Lead low.").teaches


def test_a_reason_or_a_rule_that_the_move_does_not_follow_is_told() -> None:
    assert remark(weighed(reasons=[TOOK])).teaches
    assert remark(weighed(), "Lead low.").teaches


def test_what_was_not_held_against_it_may_have_a_reason() -> None:
    assert remark(None).teaches


def spoken(lost: float) -> Remark | None:
    """Of a move so much worse, of which neither a reason nor a rule is known."""
    lesson = Lesson(remark=5)
    (request,) = lesson.asked()
    coach = Coach(lesson.hall.session.head)
    moment, choices = now(lesson.hall.session.match), lesson.hall.session.course.choices()
    assert choices
    good, bad, *_ = map(text, choices)
    asked = coach.think(moment, 0, request.number)
    grounds = {"rival": bad, "deals": 100, "reasons": [], "balance": []}
    lines = [(good, 100, 0.5), (bad, 100, 0.5 - lost)]
    answer = {"move": good, "evidence": lines, "iterations": 1, "why": grounds}
    assert coach.heard(asked.number, answer)  # type: ignore[arg-type]
    return coach.remark(moment, 0, tuple(choices)[1], 5)


def test_what_costs_much_is_spoken_of_without_a_reason_too() -> None:
    assert spoken(0.2)
    assert not spoken(0.12)
