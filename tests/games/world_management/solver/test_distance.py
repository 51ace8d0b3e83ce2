"""How far from complete: W12, and beside its own definition."""

import random
from collections.abc import Callable

import pytest

from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.rules.hand_end import one_short
from tefuda.games.world_management.rules.scoring import complete
from tefuda.games.world_management.solver.distance import missing
from tefuda.games.world_management.solver.forms import FORMS
from tests.games.world_management.hands import hand, near, rich


def test_a_hand_with_nothing_in_common() -> None:
    spread = hand("fire1 fire4 fire7 wind2 wind5 wind8 water3 water6 water9 east south west north")
    spread += hand("knight-demon priest-upper") + hand("wild*13")
    # F1: 3 + 3 of the runs of nine, 2 and 1; F2: 2 + 2 + 2 + 1 + 1 + 1; F3: ten times one
    assert missing(spread) == {"F1": 15 - 9, "F2": 15 - 9, "F3": 15 - 10}


def test_a_wild_may_be_the_single() -> None:
    assert missing(hand("east*24 south*3 wild"))["F3"] == 0
    assert missing(hand("east*24 fire1 fire4 fire7 wild"))["F3"] == 1


def test_exposed_groups_rule_forms_out() -> None:
    assert missing(hand("east*25"), [hand("fire1..3")]) == {"F1": None, "F2": 0, "F3": 0}
    assert missing(hand("east*24"), [hand("fire1..4")]) == dict.fromkeys(FORMS)
    assert missing(hand("east*19"), [hand("fire1..9")], ["F1"]) == {"F1": 0}


def test_of_33_cards_the_best_are_kept() -> None:
    assert missing(hand("east*24 ground/4 fire1 fire4 fire7 wind2 wind5"))["F3"] == 0
    assert missing(hand("east*5 wild*28"))["F2"] == 0


@pytest.mark.parametrize("make", [near, rich])
def test_missing_is_the_fewest_wilds_that_complete(
    make: Callable[[random.Random], list[str]],
) -> None:
    rng = random.Random(8)
    for _ in range(25):
        cards = make(rng)
        short = min(number for number in missing(cards).values() if number is not None)
        assert (complete(cards) is not None) == (short == 0)
        assert one_short(cards) == (short <= 1)
        assert (short <= 1) == any(
            complete([*cards[:at], WILD, *cards[at + 1 :]]) is not None for at in range(28)
        )
