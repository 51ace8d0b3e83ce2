"""Chances of meeting a rule: what they must be, and what the rules say in the end."""

from collections.abc import Sequence

import pytest

from tefuda.core.chance import Quick, draw
from tefuda.games.master_of_rules.bot import odds
from tefuda.games.master_of_rules.bot.numbers import FACES, INDEX, LAID, NONE
from tefuda.games.master_of_rules.cards import NUMBER
from tefuda.games.master_of_rules.rules.scoring import JUDGED

FOUR = ("R5", "R6", "B1", "Y2")


def odds_of(rule: str, own: str, down: Sequence[str]) -> float:
    """`odds.odds` on faces."""
    five = sum(LAID[INDEX[card]] for card in down)
    return odds.odds(INDEX[rule], INDEX.get(own, NONE), five)


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
    assert low <= odds_of(rule, own, FOUR) <= high


def test_a_chance_with_all_cards_down_is_certain() -> None:
    assert odds_of("TRIO", "Y2", (*FOUR, "R9")) == 1.0
    assert odds_of("BEST", "R6", (*FOUR, "R9")) == 0.0


@pytest.mark.parametrize("rule", JUDGED)
def test_with_all_cards_down_a_chance_is_what_the_rule_says(rule: str) -> None:
    numbers, rng = [card for card in FACES if card in NUMBER], Quick(rule)
    for _ in range(400):
        five = draw(numbers, 5, rng)
        assert odds_of(rule, five[0], five) == JUDGED[rule].met(five, five[0])


def test_a_limit_that_is_broken_stays_broken() -> None:
    assert odds_of("LIMIT", "R9", ("R9", "B9", "Y9")) == 0.0
