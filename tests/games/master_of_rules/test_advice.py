"""Quick moves: sensible where the table decides."""

import pytest

from tefuda.core.chance import Quick
from tefuda.core.notation import text
from tefuda.games.master_of_rules.advice import greedy, playout, propose
from tefuda.games.master_of_rules.chances import chance, prospect, supported, weights
from tefuda.games.master_of_rules.secrets import view
from tefuda.games.master_of_rules.state import Now
from tests.games.master_of_rules.tables import finish, match, three

FOUR = ("R5", "R6", "B1", "Y2")


def now(*rules: str, numbers: tuple[str, ...] = ("R9", "B8", "Y7")) -> Now:
    return Now((), numbers, rules, (), 4, "")


@pytest.mark.parametrize(
    ("rule", "own", "low", "high"),
    [
        ("LIMIT", "R5", 0.99, 1.01),
        ("ONLY", "R5", 0.0, 0.0),
        ("ONLY", "Y2", 0.6, 0.8),
        ("BEST", "R5", 0.0, 0.0),
        ("BEST", "R6", 0.7, 1.0),
        ("BEST", "Y2", 0.0, 0.1),
        ("TRIO", "Y2", 0.1, 0.3),
    ],
)
def test_a_chance_with_a_card_to_come(rule: str, own: str, low: float, high: float) -> None:
    assert low <= chance(rule, own, FOUR, 1) <= high


def test_a_chance_with_all_cards_down_is_certain() -> None:
    assert chance("TRIO", "Y2", (*FOUR, "R9"), 0) == 1.0
    assert chance("BEST", "R6", (*FOUR, "R9"), 0) == 0.0


def test_a_limit_that_is_broken_stays_broken() -> None:
    assert chance("LIMIT", "R9", ("R9", "B9", "Y9"), 2) == 0.0


def test_support_hangs_on_the_right() -> None:
    down = ("R9", "B8", "Y7")
    assert supported(now("", "", "LIMIT"), 0, down, 2) == 0.0
    assert supported(now("", "SUPPORT", "SUPPORT"), 0, down, 2) == 1.0
    assert 0 < supported(now("", "LIMIT", ""), 0, down, 2) < 1
    assert 0 < supported(now("", "", "ONLY", numbers=("", "", "")), 0, (), 5) < 1


def test_8_2_a_third_card_is_worth_its_bonus() -> None:
    worth = weights([2, 3, 1, 1, 1], 0)
    assert worth["TRIO"] == pytest.approx(3.0)
    assert worth["ONLY"] == pytest.approx(1.0)


def test_8_3_the_fifth_rule_is_worth_its_bonus() -> None:
    assert weights([1, 1, 1, 1, 0], 0)["SUPPORT"] == pytest.approx(3.0)
    assert prospect([1, 1, 1, 1, 1], 0) == pytest.approx(2.0)


def test_the_last_number_is_the_one_that_meets_the_rule() -> None:
    lap1 = ("play B1", "take G1", "play R1", "take G2", "play LIMIT", "take ONLY")
    hands = ("TRIO ONLY BEST", "TRIO TRIO BEST", "LIMIT LIMIT BEST")
    found = three(*hands, *lap1, "dummy P9", "dummy SUPPORT")
    found.play_text(0, "play TRIO")
    found.play_text(0, "take SUPPORT")
    found.play_text(1, "play BEST")
    found.play_text(1, "take SUPPORT")
    seen = view(found.state, 2)
    chosen = greedy(seen, found.choices(2), Quick(1))
    assert text(chosen) == "play Y3"  # the worst to keep of those that are sure
    assert propose(seen, found.choices(2), Quick(1))[0] == chosen


def test_a_playout_of_a_match_that_is_over_is_its_result() -> None:
    found = finish(match(4, ()))
    assert playout(found.state, Quick(1)) == found.game.payoffs(found.state)


def test_a_playout_of_the_last_round_is_a_result() -> None:
    found = finish(match(3, ()), rounds=11)
    assert sum(playout(found.state, Quick(1))) == pytest.approx(0)
