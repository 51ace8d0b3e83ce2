"""Turns, tasks and tricks as states."""

import pytest

from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import CHANCE
from tefuda.games.it_normandy.rules.events import AllDone, events
from tefuda.games.it_normandy.rules.state import Dice, Lead, Solve, Tasks
from tefuda.games.it_normandy.rules.turns import apply, turn
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between, cards, running


def test_new_tasks_come_in_any_order() -> None:
    state, mine, yours = between((2, 1)), Tasks(2, 0, 0), Tasks(0, 0, 1)
    both = apply(apply(state, mine, 0), yours, 1)
    assert both == apply(apply(state, yours, 1), mine, 0)
    assert turn(both).seats == (CHANCE,)


def test_only_seats_with_surplus_spread_tasks() -> None:
    assert turn(between((0, 4))).seats == (1,)
    assert turn(between((0, 0))).phase == "deal"


def test_new_tasks_lie_ready_after_the_deal() -> None:
    state = apply(between((0, 4)), Tasks(1, 1, 2), 1)
    state = apply(state, Deal((cards("R1"), cards("Y1"))), CHANCE)
    assert state.now.personal == (NONE, (1, 1, 2))
    assert state.now.common == NONE


def test_chance_goes_stock_dice_lead() -> None:
    state = apply(between((0, 0)), Deal((cards("R1"), cards("Y1"))), CHANCE)
    assert turn(state).phase == "stock"
    state = put(state, up="B5")
    assert turn(state).phase == "dice"
    state = apply(state, Dice((1, 2, 3)), CHANCE)
    assert turn(state).phase == "lead"
    assert turn(apply(state, Lead(1), CHANCE)).seats == (1,)


def test_without_a_tie_nobody_is_drawn() -> None:
    state = put(running("R1", "Y1"), leader=-1, dice=(), scores=(3, -1))
    assert turn(apply(state, Dice((1, 2, 3)), CHANCE)).seats == (1,)


@pytest.mark.parametrize(("area", "left"), [("common", (5, 2)), ("personal", (6, 1))])
def test_the_winner_chooses_the_task_and_leads(area: str, left: tuple[int, int]) -> None:
    state = put(running("R2 Y1", "R8 Y2"), personal=(NONE, (2, 0, 0)))
    state = apply(apply(state, Play("R2"), 0), Play("R8"), 1)
    assert turn(state)[:2] == ((1,), "solve")
    state = apply(state, Solve(area), 1)
    assert (state.now.common[0], state.now.personal[1][0]) == left
    assert turn(state).seats == (1,)


def test_a_trick_is_one_step_of_the_match() -> None:
    state = running("R2 Y1", "R8 Y2")
    after = apply(apply(state, Play("R2"), 0), Play("R8"), 1)
    assert (turn(state).round, turn(after).round) == (0, 1)


def test_the_last_task_done_is_an_event_of_its_own() -> None:
    state = apply(put(running("R9 Y1", "R2 Y2"), common=(1, 0, 0)), Play("R9"), 0)
    assert AllDone((0, 1), (1, 0)) in events(state, Play("R2"), 1)
    before = put(state, common=(1, 1, 0))
    assert not [each for each in events(before, Play("R2"), 1) if isinstance(each, AllDone)]
