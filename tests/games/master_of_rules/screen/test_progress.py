"""What is won of each kind, and the rounds so far."""

import pytest

from tefuda.games.master_of_rules.rules.state import Round
from tefuda.games.master_of_rules.screen.progress import ribbon, won
from tefuda.games.master_of_rules.screen.table import table
from tefuda.games.master_of_rules.screen.tableau import tableau
from tests.facts import put
from tests.games.master_of_rules.tables import HANDS, finish, match_after, seen, three


def test_8_2_three_of_a_kind_and_8_3_one_of_each() -> None:
    zone = won(("TRIO", "TRIO", "TRIO", "BEST"), 2)
    assert [gauge.value for gauge in zone.gauges] == ["3/3", "0/3", "1/3", "0/3", "0/3", "2/5"]
    assert zone.gauges[0].marks == ("TRIO", "done")
    every = won(("TRIO", "ONLY", "BEST", "LIMIT", "SUPPORT"), 2).gauges[-1]
    assert (every.value, every.marks) == ("5/5", ("every", "done"))


def test_8_2_and_8_3_one_is_told_what_one_more_rule_would_bring() -> None:
    cards = ("TRIO", "TRIO", "ONLY", "BEST", "LIMIT")
    assert len(won(cards, 0, over=True).gauges) == 6
    near = [(gauge.label.text, gauge.marks) for gauge in won(cards, 0).gauges[6:]]
    assert near == [
        ("One more {rule}", ("aid", "lacks", "TRIO")),
        ("{rule} makes all five", ("aid", "lacks", "SUPPORT")),
    ]


@pytest.mark.parametrize(("lost", "told"), [(9, True), (10, False)])
def test_when_all_is_over_nothing_more_would_bring_a_bonus(lost: int, told: bool) -> None:
    met = Round(0, ("R1", "B2", "Y3"), ("LIMIT",) * 3, (), (True,) * 3)
    rounds = (met, met, *(met._replace(met=(False,) * 3),) * lost)
    view = put(seen(finish(match_after(3, (), "test")), 0), rounds=rounds)
    mine = table(view, None).panels[0].zones[-1]
    assert any("lacks" in gauge.marks for gauge in mine.gauges) == told


def marks(seat: int, rounds: int) -> list[str]:
    view = seen(finish(match_after(3, (), "test"), rounds), seat)
    return [gauge.marks[1] for gauge in ribbon(view, over=tableau(view).last is not None)]


def test_the_round_that_lies_there_is_marked() -> None:
    assert marks(0, 2) == ["past", "now", *["ahead"] * 10]
    assert marks(0, 99) == [*["past"] * 11, "now"]
    assert [gauge.marks[1] for gauge in ribbon(seen(three(*HANDS)), over=False)] == [
        "now",
        *["ahead"] * 11,
    ]


def test_8_2_a_round_is_told_with_the_bonus_it_completed() -> None:
    view = seen(three(*HANDS))
    round_ = Round(0, ("R1", "B2", "Y3"), ("LIMIT", "TRIO", "BEST"), (), (True, False, False))
    view = put(view, rounds=(round_, round_._replace(met=(False,) * 3), round_, round_))
    assert [gauge.value for gauge in ribbon(view, over=tableau(view).last is not None)][:4] == [
        "+1",
        "–",
        "+1",
        "+3",
    ]


def test_an_onlooker_has_no_rounds_of_ones_own() -> None:
    assert marks(-1, 2) == []
