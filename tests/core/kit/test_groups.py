from tefuda.core.cards import Deck
from tefuda.core.kit.groups import arrangement, in_order, together
from tefuda.core.kit.hand import hand
from tefuda.core.table import CardFace, say

NAME = say("By letter")
DECK = Deck(dict.fromkeys("abc", 1))


def test_groups_without_cards_are_left_out() -> None:
    assert arrangement(NAME, (None, "ab"), (NAME, "")).groups == ((None, ("a", "b")),)


def test_cards_alike_come_together_as_they_first_come() -> None:
    assert together("bAaB", str.lower) == ((None, ("b", "B")), (None, ("A", "a")))


def test_a_group_may_have_a_label() -> None:
    assert together("aA", str.lower, lambda _: NAME) == ((NAME, ("a", "A")),)


def test_a_hand_lies_as_its_deck() -> None:
    zone = hand(0, [CardFace("c"), CardFace("a")])
    assert in_order(zone, DECK).groups == ((None, ("a", "c")),)
    assert in_order(None, DECK).groups == ()
