"""Clauses 7.1 to 7.5."""

import pytest

from tefuda.games.thieves.rules.scoring import bonus, favourites, points, value


@pytest.mark.parametrize(
    ("thief", "cards", "total"),
    [
        ("R", "R4 R1", 7),
        ("R", "R3 B1", 4),
        ("R", "R4 R1 K-2", 3),
        ("Y", "K-3 K-4", -7),
        ("B", "B4 B1 B2 K-2", 8),
        ("G", "G4 G3 G2 G1 R4", 18),
        ("G", "R4 B4", 8),
        ("G", "", 0),
    ],
)
def test_points_of_a_thief(thief: str, cards: str, total: int) -> None:
    assert points(thief, tuple(cards.split())) == total


def test_7_2_the_bonus_counts_cards_not_numbers() -> None:
    assert bonus("R", ("R4", "R1", "B1")) == 2
    assert favourites("R", ("R4", "B4", "R1")) == ("R4", "R1")


def test_7_1_junk_counts_against() -> None:
    assert value(("R4", "K-3", "K-3")) == -2
