"""Two cards that one more could be summoned with."""

from tefuda.games.world_management.solver.takers import takers
from tests.games.world_management.tables import DONE, cards

SIZES = (*(3,) * 9, 1)


def test_two_cards_of_a_whole_group_take_another_for_the_third() -> None:
    assert takers(cards(DONE), SIZES, "fire4", 0) == ("fire2", "fire3")


def test_a_single_card_takes_one_with_the_wild_of_a_group() -> None:
    hand = cards(DONE.replace("dark4*3", "dark4*2 wild").replace("north", "steel8"))
    assert takers(hand, SIZES, "steel6", 0) == ("steel8", "wild")
    without_it = cards(DONE.replace("dark4*3", "dark4*2 wild"))
    assert takers(without_it, SIZES, "steel6", 0) == ()


def test_none_takes_no_card_or_where_there_are_no_groups_of_three() -> None:
    assert takers(cards(DONE), SIZES, "", 0) == ()
    assert takers(cards("east*5 fire1..5"), (5, 5), "east", 0) == ()
