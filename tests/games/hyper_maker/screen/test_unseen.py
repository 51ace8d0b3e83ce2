"""What is not seen yet: which cards would still beat one, and the list of all."""

from tefuda.core.cards import Cards
from tefuda.games.hyper_maker.cards import DECK, NUMBERS
from tefuda.games.hyper_maker.rules.state import Now, View
from tefuda.games.hyper_maker.rules.turns import end_trick
from tefuda.games.hyper_maker.screen.unseen import beaten, beaters, pile, tips
from tests.games.hyper_maker.screen.test_verdict import write
from tests.games.hyper_maker.views import view

OVER = end_trick(3, 0, "R5B6", ("R10Y1", "R9G2", "B4Y7"))
STRANGER = end_trick(3, 0, "R5B6", ("R9Y2", "G3Y8", "G4Y7"))


def now(*tricks: object) -> View:
    known = view(("R10B1",), tricks=tricks)  # type: ignore[arg-type]
    return known._replace(now=Now(0, "R1G10"))


def test_equal_ones_beat_it_too_and_what_is_seen_does_not_count() -> None:
    assert beaters(now(), "R", 9, (1, 2)) == 5
    assert beaters(now(OVER), "R", 9, (1, 2)) == 3
    assert beaters(now(OVER), "R", 10, (1, 2)) == 1


def test_whoever_once_had_neither_suit_holds_none_of_them() -> None:
    assert beaters(now(STRANGER), "R", 9, (1, 2)) == 0
    assert beaters(now(STRANGER), "G", 9, (1, 2)) == 2
    assert beaters(now(STRANGER), "R", 9, (2, 0)) == 4


def test_it_is_said_in_words() -> None:
    def said(known: View, number: int, *, sure: bool = False) -> str:
        return write(beaten(known, "R", number, (1, 2), sure=sure))

    assert said(now(), 9) == "A later ● red 9 or higher would beat it (5 not seen yet)."
    assert said(now(), 10) == "Only a later ● red 10 would beat it (2 not seen yet)."
    assert said(now(STRANGER), 10) == "While ● red counts, nothing can beat it."
    assert said(now(STRANGER), 10, sure=True) == "Nothing can beat it."


def test_the_scales_tip_only_if_enough_may_weigh_the_other_side() -> None:
    def tip(known: View, *after: int, plays: Cards = ("R9Y2", "R4Y7")) -> bool:
        return tips(known, end_trick(4, 0, "R1G10", plays), after)

    assert not tip(now(), 1)
    assert tip(now(), 1, 2)  # two of each: green is the master’s larger number
    assert not tips(now(), end_trick(4, 0, "R10G1", ("R9Y2", "R4Y7")), (1, 2))
    assert tip(now(), 1, plays=("R9Y2", "R4G7"))
    limited = now(end_trick(3, 0, "B5G6", ("R9Y2", "R4Y7", "B1G10")))
    assert not tip(limited, 1, 2)  # one of them holds neither blue nor green


def test_every_unseen_card_lies_under_its_higher_suit() -> None:
    (zone,) = pile(now(OVER))
    cards = [face.card for face in zone.cards]
    assert len(cards) == len(set(cards)) == len(DECK.cards) - 6
    assert {*cards}.isdisjoint({"R10B1", "R1G10", OVER.master, *OVER.plays})
    rows = [face.card for face in zone.cards if "row" in face.marks]
    assert rows == ["R10G1", "R1B10", "B1G10", "R1Y10"]
    reds = cards[: cards.index("R1B10")]
    numbers = [NUMBERS[card]["R"] for card in reds]
    assert numbers == sorted(numbers, reverse=True)
    assert {face.marks[0] for face in zone.cards[: len(reds)]} == {"first"}


def test_it_is_an_aid_and_nobody_s_who_looks_on() -> None:
    assert pile(now(OVER)._replace(seat=-1)) == ()
    assert "aid" in pile(now(OVER))[0].marks


def test_before_the_deal_all_are_backs() -> None:
    before = now()._replace(past=now().past._replace(dealt=0))
    assert (pile(before)[0].cards, pile(before)[0].size) == ((), 60)
