"""The cards of Hyper Maker."""

from tefuda.games.hyper_maker.cards import DECK, FOLLOWS, STRANGERS


def test_only_the_complementary_pair_does_not_follow() -> None:
    """1.1: fifty cards follow any master, ten do not."""
    assert all(len(FOLLOWS[card]) == 50 and len(STRANGERS[card]) == 10 for card in DECK)
