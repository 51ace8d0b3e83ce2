"""Loose cards: which cards make groups of their pairs, held against the groups themselves."""

from itertools import combinations

import pytest

from tefuda.core.chance import Quick, draw
from tefuda.games.world_management.bot.loose import Loose
from tefuda.games.world_management.cards.deck import spread
from tefuda.games.world_management.cards.faces import COPIES, FACES, INDEX, bits
from tefuda.games.world_management.cards.groups import is_group
from tests.games.world_management.tables import cards


def loose(text: str) -> Loose:
    return Loose([INDEX[card] for card in cards(text)])


def some(number: int) -> Loose:
    """A few cards at random, from all or from those that have most to do with each other."""
    rng = Quick("loose", number)
    few = cards(
        "wild*2 fire1..4 wind1..4 water1 water1 knight-demon knight-lower priest-lower east"
    )
    pool = spread(tuple(COPIES.values())) if number % 2 else few
    return Loose([INDEX[card] for card in draw(pool, 1 + number % 9, rng)])


@pytest.mark.parametrize("number", range(120))
def test_outs_are_the_cards_that_make_a_group_with_two(number: int) -> None:
    held = some(number)
    pairs = list(combinations([FACES[card] for card in held.cards], 2))
    able = {face for face in FACES if any(is_group((face, *pair)) for pair in pairs)}
    assert {FACES[card] for card in bits(held.outs())} == able


@pytest.mark.parametrize("number", range(120))
def test_a_pair_is_held_and_makes_a_group_with_the_out(number: int) -> None:
    held = some(number)
    outs = held.outs()
    for out in range(len(FACES)):
        pair = held.partners(out)
        if not outs >> out & 1:
            assert pair is None
            continue
        assert pair
        left = held.copy()
        for card in pair:
            left.remove(card)
        assert len(left.cards) == len(held.cards) - 2
        assert is_group([FACES[card] for card in (out, *pair)])


def test_of_three_in_a_line_the_two_that_are_least_missed_go() -> None:
    held = loose("fire5 fire6 wind5 ice5")
    pair = held.partners(INDEX["dark5"])
    assert pair
    assert {FACES[card] for card in pair} == {"wind5", "ice5"}


def test_company_are_those_that_can_share_a_group() -> None:
    held = loose("fire5 fire7 ice5 fire8 east*2 wild")
    assert [held.company(INDEX[card]) for card in ("fire5", "ice5", "east", "wild")] == [2, 1, 1, 7]


def test_a_copy_is_apart_and_a_face_goes_with_its_last_card() -> None:
    held = loose("east*2 fire1")
    other = held.copy()
    other.remove(INDEX["east"])
    assert other.mask == held.mask
    other.remove(INDEX["east"])
    assert other.mask == 1 << INDEX["fire1"]
    assert held.cards.count(INDEX["east"]) == 2
