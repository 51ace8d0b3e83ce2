"""Why a trick is won and what it works off; how a round stands, and how it ended."""

from typing import Any

import pytest

from tefuda.core.kit.play import Play
from tefuda.core.table import Message, Table, Who
from tefuda.games.it_normandy.rules.scoring import points
from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.rules.state import Round, Setup, Solve, State, Trick
from tefuda.games.it_normandy.rules.turns import apply, choices, turn
from tefuda.games.it_normandy.screen.table import table
from tefuda.games.it_normandy.screen.verdict import why_there
from tests.facts import put
from tests.games.it_normandy.rounds import NONE, between, choosing, over, running

SETUP = Setup(highest_wins=False, follows=False, tie_scores=True)


def seen(state: State, seat: int = 0) -> Table:
    acts = seat in turn(state).seats
    return table(view(state, seat), choices(state, seat) if acts else None)


def reasons(shown: Table) -> list[tuple[str, str]]:
    return [(why.clause, why.message.text) for row in shown.scoring for why in row.reasons]


def trick(area: str) -> Trick:
    return Trick(0, ("R9", "R2"), 0, "R", area, ("R",))


def test_5_1_a_trick_works_off_a_task() -> None:
    assert why_there(trick("common")).message.text == "{who} did a common task: {suit}."
    assert why_there(trick("personal")).message.text == "{who} did a personal task: {suit}."


def test_5_3_none_left_is_surplus() -> None:
    why = why_there(trick("surplus"))
    assert why.clause == "5.3"
    assert why.message.values["who"] == Who(0)


def after_a_trick(**now: Any) -> State:
    """Seat 0 has won the first trick with R9, seat 1 could only follow."""
    state = put(running("R9 Y1", "R2 Y2"), **now)
    return apply(apply(state, Play("R9"), 0), Play("R2"), 1)


def test_5_3_surplus_says_what_comes_of_it() -> None:
    state = after_a_trick(common=(0, 1, 3))
    assert reasons(seen(state))[1] == (
        "5.3",
        "No {suit} task is left: surplus for {who} (a personal task next round).",
    )
    last = Round((), over(), ((0, 0),) * 6)
    text = reasons(seen(put(state, rounds=(last, last))))[1][1]
    assert text == "No {suit} task is left: surplus for {who} (−1)."


def test_6_4_the_last_task_of_a_suit_says_who_gets_the_2() -> None:
    texts = []
    for tie in ("both", "none"):
        state = put(running("R9 Y1", "R2 Y2", most_solved_tie=tie), common=(1, 0, 3))
        state = apply(apply(state, Play("R9"), 0), Play("R2"), 1)
        texts.append(reasons(seen(state))[1])
        mine = state.now.tricks[0]
        before = put(state, tricks=(mine._replace(winner=1), mine))
        texts.append(reasons(seen(before))[1])
    alone, both, _, nobody = texts
    assert alone == ("6.4", "{who} did the last {suit} task (most: {best}, +2).")
    assert both == ("6.4", "{who} did the last {suit} task (as many each: both +2).")
    assert nobody == ("6.4", "{who} did the last {suit} task (as many each: no points).")


def test_6_2_the_last_task_done_is_told_after_who_won_the_trick() -> None:
    both = seen(after_a_trick(common=(1, 0, 0)))
    text = "All tasks are done: each trick taken is +1: {a} {first}, {b} {second}."
    assert reasons(both)[1:] == [("6.2", text)]
    assert reasons(both)[0][0] == "4.2"
    one = seen(after_a_trick(common=(0, 0, 0), personal=((1, 0, 0), (0, 1, 0))))
    text = (
        "{who}: all tasks done, each trick is +1 ({n} so far). "
        "{other}: personal tasks left, tricks score nothing."
    )
    assert reasons(one)[1:] == [("6.2", text)]


def test_6_8_it_is_told_when_tricks_become_too_few() -> None:
    state = after_a_trick(common=(0, 7, 6))
    assert reasons(seen(state))[1:] == [
        ("6.8", "Fewer tricks than common tasks are left: not all can be done.")
    ]
    left = next(zone for zone in seen(state).centre if zone.name == "left")
    assert [gauge.label.text for gauge in left.gauges[:2]] == ["Tricks left", "Common tasks"]
    assert left.gauges[1].marks == ("tasks", "many")


def test_while_one_card_lies_its_player_is_ahead() -> None:
    trick = seen(apply(after_a_trick(), Play("Y1"), 0), 1).standing
    assert trick and trick.text == "So far the trick goes to {who}, with {card}."
    assert seen(after_a_trick()).standing is None


def test_while_a_task_is_chosen_the_trick_says_why() -> None:
    standing = seen(choosing()).standing
    trick = next(zone for zone in seen(choosing()).centre if zone.name == "trick")
    won = trick.cards[0].reason
    assert won
    assert standing == won.message


def test_a_trick_stays_with_its_reasons_until_the_next_lead() -> None:
    state = apply(choosing(), Solve("common"), 0)
    for seat in (0, 1):
        assert reasons(seen(state, seat)) == [
            ("4.2", "{card} takes the trick: {how}."),
            ("5.1", "{who} did a common task: {suit}."),
        ]
    led = seen(apply(state, Play("Y1"), 0), 1)
    assert led.scoring == ()
    assert [face.card for face in led.last[0].cards] == ["R9", "R2"]


def test_the_first_trick_of_a_round_has_none_before_it() -> None:
    tally = over((NONE, NONE))
    rounds = (Round((trick("common"),), tally, points(tally, SETUP)),)
    led = apply(put(running("R9 Y1", "R2 Y2"), rounds=rounds), Play("R9"), 0)
    assert seen(led, 1).last == ()


def test_a_round_is_told_line_by_line_and_then_its_sum() -> None:
    tally = over(((1, 0, 0), NONE), surplus=(0, 2))
    tricks = (trick("common"),)
    rounds = (Round(tricks, tally, points(tally, SETUP)),)
    state = put(between((0, 2)), rounds=rounds, tricks=tricks, up="B5")
    told = reasons(seen(put(state, scores=(13, 4))))
    assert [clause for clause, _ in told] == ["6.2", "6.2", "6.4", "6.4", "6.6", "6.1"]
    assert {text for _, text in told[:-1]} == {"{what} {points}"}


def test_before_the_first_trick_nothing_stands() -> None:
    assert seen(between((0, 2))).standing is None


def test_7_4_a_round_that_is_over_says_what_one_needs() -> None:
    needs = {}
    for score in (-2, 0, 12):
        stands, needed = seen(put(between((0, 0)), scores=(score, 1))).phase.values.values()
        assert isinstance(stands, Message) and isinstance(needed, Message)
        assert stands.values["second"] == "1"
        needs[score] = needed.text
    assert needs == {
        -2: "Below 0 after round three loses: you need plus points now. Get all tasks done; then each trick is +1.",
        0: "2 to 5 is good after the next round too: a few tricks will do.",
        12: "{text} Common tasks left are −2, doing none yourself −2 more.",
    }


def test_7_4_before_the_last_round_0_or_a_little_above_is_best() -> None:
    state = put(between((0, 0)), scores=(1, 1))
    needed = seen(put(state, rounds=state.past.rounds * 2)).phase.values["need"]
    assert isinstance(needed, Message)
    assert needed.text == "0 or a little above is best: add little now. Take few tricks."


def test_6_9_with_personal_tasks_a_higher_score_is_good() -> None:
    told = []
    for score in (10, 11):
        needed = seen(put(between((1, 0)), scores=(score, 1))).phase.values["need"]
        assert isinstance(needed, Message)
        text = needed.values["text"]
        told.append(isinstance(text, Message) and text.text)
    assert told == [
        "6 to 10 is good with a personal task: it can take off 4.",
        "You are well above 0, and the closest to 0 wins: a minus helps you now.",
    ]


@pytest.mark.parametrize(
    ("score", "said"),
    [
        (0, "{text} Do your personal tasks."),
        (12, "{text} A personal task left is −4, and your tricks then score nothing."),
    ],
)
def test_7_1_of_personal_tasks_it_is_told_who_will_have_some(score: int, said: str) -> None:
    needed = seen(put(between((1, 0)), scores=(score, 1))).phase.values["need"]
    assert isinstance(needed, Message)
    assert needed.text == said


def test_7_5_where_both_are_below_0_it_is_told_that_nobody_wins_there() -> None:
    needed = seen(put(between((0, 0)), scores=(-2, -4))).phase.values["need"]
    assert isinstance(needed, Message)
    assert needed.text == "If both end below 0, nobody wins: you need plus points now."


def test_6_11_before_the_last_round_its_price_is_told() -> None:
    state = between((0, 0))
    assert "last" in seen(put(state, rounds=state.past.rounds * 2)).phase.values
    assert "last" not in seen(state).phase.values


def test_to_whom_only_looks_on_a_round_means_nothing() -> None:
    assert table(view(between((0, 0)), -1), None).phase.text == "Between two rounds"
