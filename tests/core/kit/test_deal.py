from tefuda.core.kit.deal import Deal, Dealt, hears, less, own, say_dealt
from tefuda.core.terms import CHANCE, Event, Moved

HANDS = (("a", "b"), ("b", "c"))
DEALT = Moved(CHANCE, Deal(HANDS))


def test_a_seat_hears_its_own_hand_and_how_large_all_are() -> None:
    assert hears(DEALT, 1) == Dealt(("b", "c"), 2)


def test_an_onlooker_hears_no_hand() -> None:
    assert hears(DEALT, -1) == Dealt((), 2)
    assert own(HANDS, -1) == ()


def test_all_else_is_heard_by_everybody() -> None:
    assert hears(Event(), 0) == Event()
    assert hears(Moved(0, "a"), 1) == Moved(0, "a")


def test_a_card_leaves_one_hand() -> None:
    assert less(HANDS, 0, "b") == (("a",), ("b", "c"))


def test_a_deal_is_told_by_its_size() -> None:
    assert say_dealt(Dealt((), 2)).values == {"n": 2}
