"""A judged round is told rule by rule; a running one says who would meet the rule."""

import pytest

from tefuda.core.table import Table
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.screen.table import table
from tefuda.games.master_of_rules.screen.verdict import judging
from tests.games.master_of_rules.tables import FIRST, HANDS, finish, match_after, seen, three


def shown(view: View) -> Table:
    return table(view, None)


def judged(rounds: int, seed: str = "test") -> View:
    return seen(finish(match_after(3, (), seed), rounds))


def with_rounds(*met: tuple[bool, ...]) -> View:
    """A table after rounds of LIMIT 23, met by these seats."""
    view = judged(1)
    rules = ("LIMIT",) * 3
    rounds = tuple(Round(0, ("R1", "R2", "R3"), rules, ("B1", "B2", "TRIO"), each) for each in met)
    return view._replace(past=view.past._replace(rounds=rounds))


def test_each_rule_is_judged_from_the_start_player_on() -> None:
    view = judged(1)
    told = shown(view).scoring[:3]
    assert [row.label.text for row in told] == ["Judgement"] * 3
    points = [next((value for value in row.values if value), 0) for row in told]
    first = view.past.rounds[-1].start
    met = view.past.rounds[-1].met
    assert points == [int(met[(first + step) % 3]) for step in range(3)]


def test_the_header_stays_with_the_round_that_lies_there() -> None:
    assert shown(judged(1)).facts[0].value.startswith("1/")  # type: ignore[union-attr]


def test_8_2_a_bonus_is_told_when_it_is_completed_and_once() -> None:
    three_times = ((True, False, False),) * 3
    rows = shown(with_rounds(*three_times)).scoring
    assert [row.reasons[0].clause for row in rows] == ["5.5", "5.5", "5.5", "8.2", "3.5"]
    rows = shown(with_rounds(*three_times, (True, False, False))).scoring
    assert {row.reasons[0].clause for row in rows} == {"5.5", "3.5"}


def test_while_rules_lie_there_it_says_which_are_met() -> None:
    assert shown(seen(three(*HANDS))).standing is None
    standing = shown(seen(three(*HANDS, *FIRST))).standing
    assert standing
    assert standing.text == "Met as the cards lie: {names}."


def test_the_last_round_can_be_seen_again_while_another_runs() -> None:
    match = finish(match_after(3, ()), 1)
    assert shown(seen(match)).last == ()
    while not match.state.now.plays:
        seat = match.turn.seats[0]
        match.chance() if seat < 0 else match.play(seat, next(iter(match.choices(seat))))
    assert [zone.name for zone in shown(seen(match)).last] == ["last numbers", "last rules"]
    assert shown(seen(match)).scoring == ()


@pytest.mark.parametrize(
    ("rules", "turns"),
    [
        ("SUPPORT ONLY TRIO", (1, 2, 0)),  # who is supported comes first
        ("SUPPORT ONLY SUPPORT", (1, 2, 0)),  # a chain
        ("TRIO SUPPORT LIMIT", (0, 1, 2)),
        ("SUPPORT SUPPORT SUPPORT", (0, 1, 2)),
    ],
)
def test_5_7_nobody_is_judged_before_the_neighbour_that_decides(
    rules: str, turns: tuple[int, ...]
) -> None:
    last = Round(0, ("R1", "R2", "R3"), tuple(rules.split()), ("B1", "B2", "TRIO"), (True,) * 3)
    assert judging(last) == turns


def test_3_5_why_a_rule_lies_twice_is_told_last() -> None:
    twice = shown(with_rounds((True, False, False))).scoring[-1]
    assert twice.values == (None, None, None)
    assert twice.reasons[0].message.text.startswith("{rule} lies twice: ")
