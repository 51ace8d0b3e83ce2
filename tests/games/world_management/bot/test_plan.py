"""What a seat aims at, and what it parts with first."""

from collections.abc import Sequence

from tefuda.games.world_management.bot.plan import aim, worst_first
from tests.games.world_management.tables import DONE, cards, table


def distance(hand: str, minimum: int, dora: str, exposed: Sequence[str] = ()) -> int | None:
    setup = table(["", "", ""], options={"minimum": minimum}).setup
    goal = aim(cards(hand), tuple(map(cards, exposed)), setup, dora)
    return goal and goal.distance


def test_how_far_a_hand_is() -> None:
    """A missing dora counts by how many of it there are."""
    assert distance(DONE, 0, "") == 0
    assert distance(DONE, 10, "north") == 0
    assert distance(DONE, 12, "north") == 4
    assert distance(DONE, 10, "light5") == 5
    assert distance(DONE, 10, "") == 100
    assert distance("ice8", 0, "", ["fire1..4"]) is None


def test_without_an_aim_the_loneliest_goes_first() -> None:
    assert worst_first(cards("fire1 fire2 east wild"), None, "")[0] == "east"
