"""The ways to lay out a hand."""

from tefuda.games.hyper_maker.screen.arrangements import arrangements
from tests.games.hyper_maker.views import view


def test_a_hand_is_laid_out_in_six_ways() -> None:
    ways = arrangements(view(("R5B6", "R2G9", "G4Y7"), master="R3B8"))
    assert [[cards for _, cards in way.groups] for way in ways[:3]] == [
        [("R5B6",), ("R2G9",), ("G4Y7",)],
        [("R5B6",), ("R2G9",), ("G4Y7",)],
        [("R5B6", "R2G9"), ("G4Y7",)],
    ]
    assert len(ways) == 6


def test_cards_that_may_not_be_played_first_lie_last() -> None:
    first = arrangements(view(("G4Y7", "R5B6", "R2G9"), master="R3B8"))[1]
    assert [cards for _, cards in first.groups] == [("R5B6",), ("R2G9",), ("G4Y7",)]
