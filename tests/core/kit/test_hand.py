from tefuda.core.choices import Pick
from tefuda.core.kit.hand import hand, held, playable
from tefuda.core.kit.play import Play
from tefuda.core.table import CardFace, Reason, say

WHY = Reason(say("Because."), "1.1")


def test_only_who_sits_at_the_table_has_a_hand() -> None:
    zone = hand(1, [CardFace("a")])
    assert zone and (zone.kind, zone.seat, zone.cards) == ("hand", 1, (CardFace("a"),))
    assert hand(-1, []) is None


def test_a_card_that_may_not_be_played_says_why() -> None:
    faces = playable("ab", Pick([Play("a")]), Play, lambda _: WHY)
    assert [*faces] == [CardFace("a"), CardFace("b", ("dim",), WHY)]


def test_nothing_is_barred_while_others_play() -> None:
    assert [*playable("ab", None, Play, lambda _: WHY)] == [CardFace("a"), CardFace("b")]


def test_others_hands_are_numbers() -> None:
    assert held(2, 5)[:2] == ("cards 2", "stock")
    assert held(2, 5).size == 5
