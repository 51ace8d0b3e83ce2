"""The playout policy: what its weights say of cards."""

import pytest

from tefuda.games.it_normandy.bot.numbers import INDEX
from tefuda.games.it_normandy.bot.policy import POLICIES, Policy
from tefuda.games.it_normandy.bot.strengths import STRENGTHS


def test_a_card_that_beats_another_has_more_power() -> None:
    powers = STRENGTHS[("R",), 5, False].powers
    cards = [powers[INDEX[card]] for card in ("B1", "B9", "R4", "R10", "B5")]
    assert cards == sorted(set(cards))


@pytest.mark.parametrize("policy", POLICIES)
def test_the_higher_of_a_suit_the_more_hope(policy: Policy) -> None:
    hopes = policy.hopes(STRENGTHS[("R",), 5, False])
    for suit in "RB":
        ranks = [hopes[INDEX[f"{suit}{rank}"]] for rank in range(1, 12) if rank != 5]
        assert ranks == sorted(set(ranks))
