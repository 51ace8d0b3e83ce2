"""What belongs together (contract 2, W7, W13-W16)."""

from collections import Counter
from itertools import combinations_with_replacement

import pytest

from tefuda.games.world_management.cards.groups import EXPOSED_SIZES, is_group, kind_of
from tests.games.world_management.hands import groups, hand


@pytest.mark.parametrize(
    ("size", "number"),
    [(3, 114 + 82 + 9 * 120 + 5 * 4), (5, 114 + 54 + 9 * 252), (9, 114 + 10 + 90)],
)
def test_2_groups_of_a_size(size: int, number: int) -> None:
    every = list(groups(size))
    assert len(every) == len({tuple(sorted(group)) for group in every}) == number
    assert all(map(is_group, every))


@pytest.mark.parametrize(
    "cards",
    [
        "fire8 fire9 fire1",  # 5
        "knight-upper knight-heaven knight-demon",  # 5
        "east south west",  # 6
        "knight-demon priest-lower farmer-ground",  # 7
        "fire9 fire9 water9",  # W13
        "fire1 fire3 fire5",
        "fire1 water2 wild",
        "fire1 knight-demon wild",
        "fire1 fire4 wild",
        "ground/4 wild",  # W15
        "knight wild",  # five places and no sixth
        "fire1 fire1",  # W14: two are no group
        "east*10",
    ],
)
def test_no_group(cards: str) -> None:
    assert not is_group(hand(cards))


@pytest.mark.parametrize(
    "cards",
    ["fire1 fire3 wild", "wild*3", "east wild*8", "9/4", "ground/4", "fire2..7", "knight-demon*7",
     "knight-heaven wild*3 knight-demon", "fire1 wild*7 fire9", "fire1 dark1 wild*7", "fire5*6 wild"],
)  # fmt: skip
def test_w7_some_reading_of_all_cards(cards: str) -> None:
    assert is_group(hand(cards))


def test_w7_readings_agree_with_the_list_of_groups() -> None:
    few = [
        *hand("fire1..3 water1 dark1 east"),
        "knight-demon",
        "priest-demon",
        "knight-upper",
        "wild",
    ]
    for size in (3, 4):
        listed = [Counter(group) for group in groups(size)]
        for cards in combinations_with_replacement(few, size):
            faces = Counter(card for card in cards if card != "wild")
            assert is_group(cards) == any(faces <= group for group in listed), cards


def test_w6_exposed_groups_grow_by_one() -> None:
    assert list(EXPOSED_SIZES) == [3, 4, 5, 6, 7, 8, 9]


@pytest.mark.parametrize(
    ("group", "kind"),
    [
        ("east east wild", "same"),
        ("wild wild wild", "same"),
        ("fire1 fire3 wild", "run"),
        ("priest-lower priest-ground priest-upper", "run"),
        ("fire6 water6 light6", "common"),
        ("priest-ground merchant-ground wild", "common"),
    ],
)
def test_a_group_is_of_one_of_three_kinds(group: str, kind: str) -> None:
    assert kind_of(group.split()) == kind
