"""The deck by counts, and the dora's circle (W16)."""

import pytest

from tefuda.games.world_management.cards.deck import ALL, DECK, NONE, dora_of, minus, plus, spread
from tefuda.games.world_management.cards.faces import FACES


def test_seven_hundred_cards_of_115_faces() -> None:
    assert len(DECK) == sum(ALL) == 700
    assert len(FACES) == 115


def test_counts_take_cards_in_and_give_them_out() -> None:
    held = plus(NONE, ("wild", "fire1", "wild"))
    assert spread(held) == ("fire1", "wild", "wild")
    assert spread(minus(held, ("wild",))) == ("fire1", "wild")


@pytest.mark.parametrize(
    ("turned", "face"),
    [
        ("fire3", "fire4"),
        ("fire9", "fire1"),
        ("north", "east"),
        ("knight-heaven", "knight-demon"),
        ("priest-demon", "priest-lower"),
        ("wild", ""),
        ("", ""),
    ],
)
def test_dora(turned: str, face: str) -> None:
    assert dora_of(turned) == face
