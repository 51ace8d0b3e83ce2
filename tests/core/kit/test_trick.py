from tefuda.core.kit.trick import note, order, places, taken, trick
from tefuda.core.table import CardFace


def test_the_seats_follow_the_leader() -> None:
    assert order(2, 4) == [2, 3, 0, 1]


def test_cards_lie_above_their_players_and_places_wait() -> None:
    assert places(("a",), [1, 0]) == [
        CardFace("a", note=note(1), seat=1),
        CardFace("", ("empty",), note=note(0), seat=0),
    ]


def test_a_trick_is_a_zone() -> None:
    assert trick(places(("a",), [1, 0])).kind == "trick"


def test_tricks_taken_are_a_pile() -> None:
    assert taken(1, 4)[:2] == ("won 1", "pile")
