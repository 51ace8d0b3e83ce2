from collections import Counter
from itertools import product
from typing import Any

import pytest

from tefuda.core.cards import Cards
from tefuda.core.chance import Quick
from tefuda.core.choices import Deals, Either, Pick, Product, Select
from tefuda.core.terms import END, Choices
from tests.core.toy import DECK, Deal, Dice, Pass, Play, Tasks, Throw

PLAYS = Pick([Play("a"), Play("b")])
THROWS = Select(Throw, ("a", "b", "b", "c"), 2)
SOME = Select(Throw, ("a", "b", "b"), 1, 3)
DICE = Product(Dice, [range(1, 4), range(1, 3)])
PAIRS = Product(lambda v: Deal((v[:2], v[2:])), ["ab", "c", "ab", "bc"], group=2)
DEALS = Deals(Deal, [(("a", "b", "b"), (1, 1)), (("c", "c", "c"), (0, 2))])
EITHER: Either[Any] = Either(PLAYS, THROWS, DICE)

SETS: dict[str, tuple[Choices[Any], int]] = {
    "pick": (PLAYS, 2),
    "select": (THROWS, 4),
    "select some": (SOME, 5),
    "product": (DICE, 6),
    "product in groups": (PAIRS, 8),
    "deals": (DEALS, 3),
    "either": (EITHER, 12),
}


@pytest.mark.parametrize(("choices", "number"), SETS.values(), ids=list(SETS))
def test_counting_listing_and_asking_agree(choices: Choices[Any], number: int) -> None:
    moves = list(choices)
    assert len(moves) == len(set(moves)) == choices.count() == number
    assert all(move in choices for move in moves)


@pytest.mark.parametrize(("choices", "number"), SETS.values(), ids=list(SETS))
def test_every_move_is_sampled(choices: Choices[Any], number: int) -> None:
    rng = Quick(number)
    assert {choices.sample(rng) for _ in range(40 * number)} == set(choices)


def test_players_sample_evenly() -> None:
    rng = Quick("even")
    seen = Counter(SOME.sample(rng) for _ in range(5000))
    assert all(850 < number < 1150 for number in seen.values())


def test_nature_deals_cards_not_texts() -> None:
    """Of b b c the first card is b twice as often."""
    deals, rng = Deals(Throw_of_one, [(("b", "b", "c"), (1,))]), Quick("true")
    seen = Counter(deals.sample(rng).cards for _ in range(3000))
    assert 1850 < seen[("b",)] < 2150


def Throw_of_one(hands: tuple[Cards, ...]) -> Throw:  # noqa: N802 - stands for a move's class
    return Throw(hands[0])


STRANGERS = [
    Play("c"),
    Throw(("a",)),
    Throw(("a", "a")),
    Throw(("a", "b", "b", "c")),
    Dice((4, 1)),
    Dice((1,)),
    Dice((1, 1, 1)),
    Deal((("a", "c"), ("c", "c"))),
    Deal((("a", "b"), ("b", "c"))),
    Deal((("a",), ("b", "c", "c"), ())),
    Deal((("b", "c"), ("b", "c"))),
    Deal((("a",), ("a", "c", "c"))),
    Deal((("b",), ("b", "c", "c", "12"))),
    Tasks(1, 1),
    Pass(),
    "play a",
]


@pytest.mark.parametrize(
    ("choices", "move"),
    [*product([one for one, _ in SETS.values()], STRANGERS)],
)
def test_strangers_are_out(choices: Choices[Any], move: object) -> None:
    assert (move in choices) == (move in list(choices))


def test_a_hand_in_another_order_is_the_same_choice() -> None:
    assert Throw(("b", "a")) in THROWS


def test_pick_offers_the_next_word() -> None:
    assert PLAYS.options(()) == ("play",)
    assert PLAYS.options(("play",)) == ("a", "b")
    assert PLAYS.options(("play", "a")) == (END,)
    assert PLAYS.options(("throw",)) == ()


def test_select_offers_card_after_card() -> None:
    assert THROWS.options(()) == ("throw",)
    assert THROWS.options(("throw", "b")) == ("a", "b", "c")
    assert THROWS.options(("throw", "b", "b")) == (END,)


def test_select_offers_an_end_where_it_may_stop() -> None:
    assert SOME.options(("throw",)) == ("a", "b")
    assert SOME.options(("throw", "a")) == ("b", END)


@pytest.mark.parametrize("prefix", [("play",), ("throw", "12"), ("throw", "a", "a")])
def test_select_has_nothing_to_add_to_a_wrong_text(prefix: tuple[str, ...]) -> None:
    assert THROWS.options(prefix) == ()


def test_select_refuses_too_many() -> None:
    assert THROWS.options(("throw", "a", "b", "c")) == ()


def test_product_offers_slot_by_slot() -> None:
    assert DICE.options(("dice",)) == ("1", "2", "3")
    assert DICE.options(("dice", "3", "2")) == (END,)
    assert DICE.options(("dice", "3", "2", END)) == ()
    assert DICE.options(("dice", "9")) == ()


def test_product_parts_groups() -> None:
    assert PAIRS.options(("deal", "a", "c")) == ("/",)


def test_deals_are_natures_own() -> None:
    assert DEALS.options(()) == ("deal",)
    assert DEALS.options(("deal",)) == ()


def test_either_offers_all_its_verbs() -> None:
    assert EITHER.options(()) == ("play", "throw", "dice")
    assert EITHER.options(("play",)) == ("a", "b")


def test_a_large_selection_is_counted_not_listed() -> None:
    pool = tuple(f"{n}" for n in range(33))
    assert Select(Throw, pool, 5).count() == 237_336


def test_a_large_deal_is_counted_not_listed() -> None:
    pool = tuple(f"{n}" for n in range(60))
    assert Deals(Deal, [(pool, (1, 1))]).count() == 60 * 59


def test_copies_make_no_different_deal() -> None:
    deals = Deals(Deal, [(DECK.cards, (2, 2))])
    assert deals.count() == len(list(deals)) == len(set(deals))


def test_an_empty_choice_cannot_be_made() -> None:
    with pytest.raises(AssertionError):
        Pick([])
    with pytest.raises(AssertionError):
        Select(Throw, ("a",), 2)
