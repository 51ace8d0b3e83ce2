"""What a slow tablet has time for was measured at every table."""

from tefuda.ai.search import pace
from tests.contract.tables import Set, walk


def test_every_player_knows_the_pace_of_the_table(size: Set) -> None:
    match = next(iter(walk(size, "pace")))
    for seat in range(size.players):
        view = size.game.view(match.state, seat)
        for studies in (False, True):
            measured = pace(size.game, view, studies=studies)
            assert measured.worlds > 0 < measured.playouts
