from collections import Counter

import pytest

from tefuda.core.cards import Deck, within, without

DECK = Deck({"a": 1, "b": 2, "c": 1})


def test_a_deck_lists_its_copies_in_order() -> None:
    assert DECK.cards == ("a", "b", "b", "c")
    assert tuple(DECK) == ("a", "b", "c")
    assert len(DECK) == 4


def test_a_deck_knows_its_faces() -> None:
    assert "b" in DECK
    assert "d" not in DECK


def test_a_hand_is_sorted_in_deck_order() -> None:
    assert DECK.sort("cba") == ("a", "b", "c")


def test_a_stranger_cannot_be_sorted() -> None:
    with pytest.raises(KeyError):
        DECK.sort(["d"])


def test_without_takes_one_copy_each() -> None:
    assert without(("a", "b", "b"), "b", "a") == ("b",)


def test_without_needs_the_card() -> None:
    with pytest.raises(ValueError, match="not in tuple"):
        without(("a",), "b")


def test_within_counts_copies() -> None:
    assert within("ba", "abc")
    assert not within("aa", Counter("ab").elements())
