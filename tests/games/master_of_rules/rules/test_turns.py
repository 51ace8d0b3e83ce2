"""The course of a round, by clause."""

import pytest

from tefuda.core.terms import Moved
from tefuda.games.master_of_rules.rules.events import Reshuffled
from tefuda.games.master_of_rules.rules.state import Dummy
from tefuda.games.master_of_rules.rules.turns import REVEAL
from tests.games.master_of_rules.tables import FIRST, HANDS, finish, legal, match_after, three

SUPPORTERS = (
    "play SUPPORT",
    "take ONLY",
    "reveal SUPPORT",
    "take SUPPORT",
    "reveal SUPPORT",
    "take SUPPORT",
)
ALL = "SUPPORT SUPPORT SUPPORT"


def test_3_2_each_chooses_number_or_rule() -> None:
    match = three("TRIO ONLY BEST", "ONLY BEST LIMIT", "TRIO TRIO LIMIT", "play TRIO", "take ONLY")
    assert {line.split()[1] for line in legal(match)} == {
        "R1", "R2", "R3", "R4", "ONLY", "BEST", "LIMIT",
    }  # fmt: skip


def test_3_5_a_rule_shown_may_be_any_of_the_three() -> None:
    match = three("TRIO ONLY BEST", "TRIO TRIO TRIO", "TRIO LIMIT BEST", "play TRIO", "take ONLY")
    assert [line for line in legal(match) if "TRIO" in line] == ["reveal TRIO"]


def test_3_5_showing_is_a_choice_in_the_first_lap() -> None:
    match = three("TRIO ONLY BEST", "TRIO TRIO TRIO", "TRIO LIMIT BEST", "play TRIO", "take ONLY")
    match.play_text(1, "play R1")
    assert match.state.open[1] == ()


def test_5_8_everybody_supports() -> None:
    match = finish(three("TRIO ONLY SUPPORT", ALL, ALL, *SUPPORTERS), rounds=1)
    assert match.state.past.rounds[0].met == (True, True, True)


@pytest.mark.parametrize(("players", "when"), [(3, "dummy"), (4, "dummy"), (5, "row")])
def test_6_2_a_reshuffle_comes_when_a_card_is_needed(players: int, when: str) -> None:
    match = finish(match_after(players, ()))
    steps = [*match.steps]
    after = [*(step.before for step in steps[1:]), match.state]
    drawn = [
        step
        for step, later in zip(steps, after, strict=True)
        if later.past.reshuffles > step.before.past.reshuffles
    ]
    assert {match.game.turn(step.before).phase for step in drawn} == {when}
    assert all(step.before.numbers == () for step in drawn)


def test_6_3_the_start_passes_to_the_left() -> None:
    match = finish(match_after(4, ()))
    starts = [round_.start for round_ in match.state.past.rounds]
    assert [(start + 1) % 4 for start in starts[:-1]] == starts[1:]


def test_6_5_nothing_is_taken_in_the_last_round() -> None:
    match = finish(match_after(5, ()))
    last = [step for step in match.steps if len(step.before.past.rounds) == 9]
    assert [match.game.turn(step.before).phase for step in last] == ["play"] * 10


def test_7_5_dummies_play_the_last_round_too() -> None:
    match = finish(match_after(3, ()))
    assert len(match.state.past.rounds[-1].dummies) == 3


def test_7_1_a_dummys_cards_come_one_by_one() -> None:
    match = finish(match_after(3, ()), rounds=1)
    moves = [step.move for step in match.steps]
    dummies = [move.card for move in moves if isinstance(move, Dummy)]
    number, rule, other = dummies
    assert rule in ("TRIO", "ONLY", "BEST", "LIMIT", "SUPPORT")
    assert match.state.past.rounds[0].dummies == (number, rule, other)


def test_3_6_whoever_shows_the_rules_makes_the_others_look() -> None:
    match = three(*HANDS, *FIRST)
    *_, revealed = match.game.events(match.state, REVEAL["TRIO"], 1)
    assert [revealed.halts(seat) for seat in (-1, 0, 1, 2)] == [True, True, False, True]
    assert not Moved(1, REVEAL["TRIO"]).halts(0)
    now = match.state.now._replace(rules=("TRIO", "", "TRIO"))
    *_, again = match.game.events(match.state._replace(now=now), REVEAL["TRIO"], 1)
    assert not again.halts(0)  # by then it is known
    assert Reshuffled(30).halts(0)
