"""What is certain of a first treasure."""

from tefuda.core.chance import Quick
from tefuda.games.thieves import GAME
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.doubts import doubts
from tests.games.thieves.tables import HIDDEN, four, hidden_first, seen


def test_a_first_treasure_is_in_doubt() -> None:
    assert doubts(seen(four(*HIDDEN), 0)) == {"B": 1, "Y": 2, "G": 3}


def test_a_later_card_of_the_colour_settles_it() -> None:
    """Seat 1 hid on blue and later shows B2 on the red thief: blue was in hand."""
    match = four(*HIDDEN, "steal R3", "steal B2")
    assert doubts(seen(match, 0)) == {"Y": 2, "G": 3}
    for seed in range(30):
        world = GAME.imagine(seen(match, 0), Quick(seed))
        assert COLOUR[hidden_first(world, "B")] == "B"
