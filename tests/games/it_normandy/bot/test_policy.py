"""The playout policy: what a card's power and chances are to it."""

import pytest

from tefuda.games.it_normandy.forces import FORCES, NUMBER
from tefuda.games.it_normandy.policy import POLICIES, Policy


def test_a_card_that_beats_another_has_more_power() -> None:
    powers = FORCES[("R",), 5, False].powers
    cards = [powers[NUMBER[card]] for card in ("B1", "B9", "R4", "R10", "B5")]
    assert cards == sorted(set(cards))


@pytest.mark.parametrize("policy", POLICIES)
def test_the_higher_of_a_suit_the_more_hope(policy: Policy) -> None:
    hopes = policy.hopes(FORCES[("R",), 5, False])
    for suit in "RB":
        ranks = [hopes[NUMBER[f"{suit}{rank}"]] for rank in range(1, 12) if rank != 5]
        assert ranks == sorted(set(ranks))
