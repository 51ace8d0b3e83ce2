"""Quick moves: sensible where the table decides."""

from collections.abc import Sequence

import pytest

from tefuda.core.chance import Quick, draw
from tefuda.core.notation import text
from tefuda.games.master_of_rules.bot import odds
from tefuda.games.master_of_rules.bot.advice import greedy, propose
from tefuda.games.master_of_rules.bot.numbers import FACES, INDEX, LAID, NONE
from tefuda.games.master_of_rules.bot.odds import prospect, weights
from tefuda.games.master_of_rules.bot.playout import Run, playout
from tefuda.games.master_of_rules.cards import NUMBER
from tefuda.games.master_of_rules.rules.scoring import JUDGED
from tefuda.games.master_of_rules.rules.secrets import view
from tests.games.master_of_rules.tables import finish, match, three

FOUR = ("R5", "R6", "B1", "Y2")


def chance(rule: str, own: str, down: Sequence[str]) -> float:
    """`odds.chance` on faces."""
    five = sum(LAID[INDEX[card]] for card in down)
    return odds.chance(INDEX[rule], INDEX.get(own, NONE), five)


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
    assert low <= chance(rule, own, FOUR) <= high


def test_a_chance_with_all_cards_down_is_certain() -> None:
    assert chance("TRIO", "Y2", (*FOUR, "R9")) == 1.0
    assert chance("BEST", "R6", (*FOUR, "R9")) == 0.0


@pytest.mark.parametrize("rule", JUDGED)
def test_with_all_cards_down_a_chance_is_what_the_rule_says(rule: str) -> None:
    numbers, rng = [card for card in FACES if card in NUMBER], Quick(rule)
    for _ in range(400):
        five = draw(numbers, 5, rng)
        assert chance(rule, five[0], five) == JUDGED[rule].met(five, five[0])


def test_a_limit_that_is_broken_stays_broken() -> None:
    assert chance("LIMIT", "R9", ("R9", "B9", "Y9")) == 0.0


def supported(rules: Sequence[str], *numbers: str) -> float:
    """The chance of seat 0 with SUPPORT, the numbers of all on the table or of none."""
    run = Run(three("TRIO ONLY BEST", "TRIO ONLY BEST", "TRIO ONLY BEST").state, ())
    run.rules = [INDEX.get(rule, NONE) for rule in rules]
    run.numbers = [INDEX[number] for number in numbers] or [NONE] * 3
    run.five = sum(LAID[INDEX[number]] for number in numbers)
    return run.odds(0, INDEX["SUPPORT"], run.numbers[0], run.five)


def test_support_hangs_on_the_right() -> None:
    down = ("R9", "B8", "Y7")
    assert supported(("", "", "LIMIT"), *down) == 0.0
    assert supported(("", "SUPPORT", "SUPPORT"), *down) == 1.0
    assert 0 < supported(("", "LIMIT", ""), *down) < 1
    assert 0 < supported(("", "", "ONLY")) < 1


def test_a_number_is_worth_less_beside_its_colour_and_no_less_beside_a_rule() -> None:
    worth = weights((0, 0, 0, 0, 0), 3)
    hand = [INDEX[card] for card in ("BEST", "B1", "R1")]
    apart = sum(worth.kept([card]) for card in hand)
    assert worth.kept(hand) == pytest.approx(apart)
    pair = [INDEX[card] for card in ("B1", "B2")]
    assert worth.kept(pair) < sum(worth.kept([card]) for card in pair)


def test_8_2_a_third_card_is_worth_its_bonus() -> None:
    worth = weights((2, 3, 1, 1, 1), 0).rules
    assert worth[INDEX["TRIO"]] == pytest.approx(3.0)
    assert worth[INDEX["ONLY"]] == pytest.approx(1.0)


def test_8_3_the_fifth_rule_is_worth_its_bonus() -> None:
    assert weights((1, 1, 1, 1, 0), 0).rules[INDEX["SUPPORT"]] == pytest.approx(3.0)
    assert prospect((1, 1, 1, 1, 1), 0) == pytest.approx(2.0)


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
