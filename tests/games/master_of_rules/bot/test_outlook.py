"""What cards and positions promise."""

import pytest

from tefuda.core.registry import find
from tefuda.games.master_of_rules.bot.numbers import INDEX, tallies
from tefuda.games.master_of_rules.bot.outlook import prospect, result, weights
from tests.games.master_of_rules.tables import finish, match_after

GAME = find("master_of_rules")


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


def test_the_result_is_the_payoff() -> None:
    for players in GAME.info.players:
        for seed in range(10):
            state = finish(match_after(players, (), f"result {seed}")).state
            assert result(tallies(state.past.rounds, players)) == GAME.payoffs(state)
