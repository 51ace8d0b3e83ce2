"""The ways to lay out a hand."""

from tefuda.games.it_normandy.rules.secrets import view
from tefuda.games.it_normandy.screen.arrangements import arrangements
from tests.games.it_normandy.rounds import running


def test_a_hand_is_laid_out_in_three_ways() -> None:
    """Red and the rank 5 are trump; there is no blue card."""
    ways = arrangements(view(running("R1 Y2 Y5", "R2 Y1 B1"), 0))
    assert [[cards for _, cards in way.groups] for way in ways] == [
        [("R1",), ("Y2", "Y5")],
        [("R1", "Y5"), ("Y2",)],
        [("Y5", "Y2", "R1")],
    ]
