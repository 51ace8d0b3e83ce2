"""What counts as a turning point."""

import pytest

from app.bots.decision import Decision, Grounds
from app.bots.evidence import ENOUGH, Evidence, evidence
from app.bots.turning import LOST, Turning, TurningPoint, TurningPoints, counts
from app.match.moment import before
from tefuda.ai.levels import ADVISER
from tefuda.core.notation import text
from tests.web.hall import Hall


def grounds(rival: str) -> Grounds:
    """One reason why a move is better than that one."""
    told = [("points", 0, "mean", 4.0, 1.0)]
    return {"rival": rival, "deals": 100, "reasons": told, "balance": []}


def judged(played: float, best: float, tried: int, longest: int, rival: str = "") -> Turning:
    """Somebody's first move, judged so against another that was tried longest."""
    hall = Hall("hyper_maker", seat0="greedy")
    hall.settle()
    match = hall.session.match
    number = next(n for n, step in enumerate(match.steps) if step.seat == 0)
    choices = before(match, number).choices(0)
    assert choices
    done = match.steps[number].move
    rival = rival or text(done)
    other = next(move for move in choices if move != done)
    lines = [(text(other), longest, best), (text(done), tried, played)]
    decision: Decision = {"move": text(other), "evidence": lines, "iterations": 2 * tried}
    assert evidence(decision, "").move == tuple(text(other).split())
    turning = Turning(hall.opened.head, match, [number])
    asked = turning.ask(7)
    assert asked
    assert asked.level == ADVISER
    assert not turning.heard(6, decision)
    assert turning.heard(7, decision)
    assert not turning.heard(7, decision)
    for turn in turning._worst:
        why = turning.ask(8)
        assert why and (why.reasons, why.against) == (True, text(done))
        assert turning.heard(8, {**decision, "why": grounds(rival)})
        assert turn.why is None
        assert [did.words for did in turn.did] == [turn.better, turn.played]
        assert all(did.does for did in turn.did)
    assert turning.ask(9) is None
    return turning


@pytest.mark.parametrize(
    ("played", "best", "tried", "longest", "lost"),
    [
        (0.0, 0.5, ENOUGH, ENOUGH, [25]),
        (0.0, LOST / 100, ENOUGH, ENOUGH, []),
        (0.0, 0.26, ENOUGH - 1, ENOUGH - 1, []),  # fewer deals tell as much of a larger difference
        (0.0, 0.5, ENOUGH - 1, ENOUGH - 1, [25]),
        (0.0, 0.5, 30, 30, []),
        (0.0, 0.5, 12, 13, [25]),
    ],
)
def test_it_must_have_cost_something_and_be_known_well(
    played: float, best: float, tried: int, longest: int, lost: list[int]
) -> None:
    turns = judged(played, best, tried, longest).turns
    assert [turn.lost for turn in turns.worst] == lost
    assert (turns.done, turns.all) == (1, 1)


def test_reasons_are_told_of_the_move_that_was_made_and_of_no_other() -> None:
    for rival, told in (("", True), ("play R1B10", False)):
        (turn,) = judged(0.0, 0.5, ENOUGH, ENOUGH, rival).turns.worst
        assert bool(turn.why) == told
        assert turn.explained


def turn(at: int, lost: int, why: Evidence | None) -> TurningPoint:
    return TurningPoint(at, ("play", "R1B10"), ("play", "R2B9"), lost, None, (), why)


def test_one_with_a_reason_is_told_rather_than_one_that_cost_a_little_more() -> None:
    decision: Decision = {"move": "play R2B9", "evidence": [], "iterations": 9}
    reasoned = evidence({**decision, "why": grounds("play R1B10")}, "")
    for lost, first in ((10, 2), (9, 1)):
        worst = (turn(1, 20, None), turn(2, lost, reasoned))
        assert TurningPoints(worst, 9, 9).telling.at == first


def test_a_small_one_is_told_only_where_it_has_a_reason() -> None:
    assert not judged(0.0, 0.08, ENOUGH, ENOUGH, "play R1B10").turns.worst
    (turn,) = judged(0.0, 0.08, ENOUGH, ENOUGH).turns.worst
    assert turn.lost == 4


def test_a_small_one_is_looked_into_before_it_is_said_that_there_is_none() -> None:
    turning = judged(0.0, 0.08, ENOUGH, ENOUGH)
    assert turning.turns.over
    turning._explained.clear()
    assert not turning.turns.over


def test_what_was_not_weighed_is_not_counted() -> None:
    hall = Hall("hyper_maker", seat0="greedy")
    hall.settle()
    match = hall.session.match
    number = next(n for n, step in enumerate(match.steps) if step.seat == 0)
    turning = Turning(hall.opened.head, match, [number])
    asked = turning.ask(7)
    assert asked and asked.against == text(match.steps[number].move)
    choices = before(match, number).choices(0)
    assert choices
    other = next(text(move) for move in choices if move != match.steps[number].move)
    assert turning.heard(7, {"move": other, "evidence": [(other, 9, 0.5)], "iterations": 9})
    assert (turning.turns.done, turning.turns.all) == (0, 0)


def test_every_table_says_how_far_the_match_is(any_key: str) -> None:
    assert any(map(counts, Hall(any_key).settle().table.facts))
