"""Ways to lay out a hand."""

from tefuda.games.thieves import GAME
from tests.games.thieves.tables import four, match_after, seen


def test_hands_are_laid_out_by_the_taste_of_the_thief() -> None:
    ways = GAME.arrangements(seen(four(), 0))
    assert [group for _, group in ways[2].groups] == [("R1", "R3"), ("B4", "G2", "K-2")]
    assert GAME.arrangements(seen(match_after(4, ()), -1))[0].groups == ()
