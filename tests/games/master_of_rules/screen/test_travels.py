"""The motion score of Master of Rules."""

from tefuda.core.table import Travel
from tefuda.games.master_of_rules.rules.events import Reshuffled
from tefuda.games.master_of_rules.screen.travels import travels


def test_an_empty_deck_takes_its_discards_back() -> None:
    assert [*travels(Reshuffled(12), seat=0)] == [Travel("", "discards", "decks", 12)]
