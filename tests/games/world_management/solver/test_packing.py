"""Groups of mixed sizes, against trying every group (contract 6.25)."""

import random
from collections import Counter

import pytest

from tefuda.games.world_management.cards.faces import NATURALS
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.solver.packing import Packing
from tests.games.world_management.hands import counts, cover, crowded

Parts = list[tuple[int, list[int]]]


def check(cards: list[str], parts: Parts, covered: int, groups: int) -> None:
    """The groups are of their sizes, of the hand's cards, and reach the cover."""
    used = Counter(NATURALS[face] for _, part in parts for face in part)
    assert used <= Counter(cards)
    assert all(is_group([NATURALS[face] for face in part] + ["wild"] * (size - len(part)))
               for size, part in parts)  # fmt: skip
    assert min(len(cards), used.total() + groups - len(parts)) == covered


@pytest.mark.parametrize("sizes", [(5, 3), (5, 5), (9, 5), (9, 9), (5, 5, 3), (9, 5, 5), (3, 3)])
def test_groups_of_mixed_sizes(sizes: tuple[int, ...]) -> None:
    rng = random.Random(repr(sizes))
    for _ in range(25):
        cards = crowded(rng, rng.randint(0, 12))
        packing = Packing(counts(cards), sizes)
        covered = packing.cover()
        assert covered == cover(cards, sizes), cards
        check(cards, packing.witness(), covered, len(sizes))


def test_floor_only_says_whether() -> None:
    rng = random.Random(4)
    for _ in range(25):
        cards, floor = crowded(rng, rng.randint(0, 10)), rng.randint(0, 11)
        best = cover(cards, (5, 5, 3))
        covered = Packing(counts(cards), (5, 5, 3)).cover(floor)
        assert covered == best if best >= floor else covered < floor
