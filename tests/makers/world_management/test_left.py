"""How distances shrink, counted anew in fewer hands."""

import pytest

from makers.world_management.left import Counts, counted, distances, shares
from tefuda.games.world_management.bot.playout import LEFT


@pytest.fixture(scope="module")
def counts() -> Counts:
    return counted(4, 40)


@pytest.mark.parametrize(("before", "within"), [(1, 10), (2, 15), (3, 20)])
def test_they_shrink_as_playouts_take_it(counts: Counts, before: int, within: int) -> None:
    row = shares(counts[before])
    padded = [*row, *[0] * (len(LEFT[before]) - len(row))]
    assert padded == pytest.approx(LEFT[before], abs=within)


def test_no_hand_goes_back(counts: Counts) -> None:
    """Greedy seats part with nothing they need."""
    assert all(after <= before for before, row in counts.items() for after in row)


def test_a_hand_is_followed_until_all_are_complete() -> None:
    rows = distances(3, "left/1").values()
    assert all(row[-1] == 0 for row in rows)
    assert max(map(max, (row[1:] for row in rows))) > 0


def test_shares_are_of_a_hundred() -> None:
    assert shares({0: 3, 2: 1}) == [75, 0, 25]
