"""Groups of three and a single, against trying every group (contract 6.25)."""

import random

import pytest

from tefuda.games.world_management.solver.threes import Threes
from tests.games.world_management.hands import counts, cover, crowded
from tests.games.world_management.solver.test_packing import check


@pytest.mark.parametrize("groups", range(4))
def test_groups_of_three_and_a_single(groups: int) -> None:
    rng = random.Random(groups)
    for _ in range(25):
        cards = crowded(rng, rng.randint(0, 10))
        threes = Threes(counts(cards))
        covered = threes.cover(groups)
        assert covered == cover(cards, (3,) * groups + (1,)), cards
        check(cards, threes.witness(groups), covered, groups + 1)


def test_floor_only_says_whether() -> None:
    rng = random.Random(6)
    for _ in range(50):
        cards, floor = crowded(rng, rng.randint(12, 28)), rng.randint(8, 28)
        best = Threes(counts(cards)).cover(9)
        covered = Threes(counts(cards)).cover(9, floor)
        assert covered == best if best >= floor else covered < floor


def test_three_pairs_may_beat_a_triple() -> None:
    """fire3 water3 light3 is a triple, but each has its only partner elsewhere."""
    cards = ["fire3", "water3", "light3", "fire1", "water5", "light4"]
    assert Threes(counts(cards)).cover(3) == cover(cards, (3, 3, 3, 1)) == 6
    assert Threes(counts(cards)).cover(1) == cover(cards, (3, 1)) == 4
