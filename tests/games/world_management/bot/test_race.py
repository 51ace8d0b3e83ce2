"""Where seats stand in the race for the sage's form."""

from tefuda.games.world_management.bot.race import standing
from tests.games.world_management.tables import DONE, NEAR, ROW, cards, table


def test_a_seat_stands_at_what_its_layout_lacks() -> None:
    setup = table(["", "", ""]).setup
    standings = [standing(cards(hand), (), setup, "") for hand in (DONE, NEAR, ROW)]
    places = [start and (start.need, len(start.loose), start.points) for start in standings]
    assert places == [(0, 1, 9), (1, 4, 9), (2, 7, 9)]
