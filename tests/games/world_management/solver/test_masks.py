"""A hand as nested masks, on small hands."""

from tefuda.games.world_management.solver.masks import copies, less, masks


def test_nested_masks() -> None:
    assert masks([1, 3, 0, 2]) == (0b1011, 0b1010, 0b0010)
    assert masks([0, 0]) == masks([]) == ()


def test_copies() -> None:
    assert [copies(masks([1, 3, 0]), face) for face in range(3)] == [1, 3, 0]


def test_one_of_each_taken_away() -> None:
    assert less(masks([1, 3, 0, 2]), 0b1011) == masks([0, 2, 0, 1])
    assert less(masks([1, 3, 0, 2]), 0b0010) == masks([1, 2, 0, 2])
    assert less(masks([1, 3, 0, 2]), 0b0001) == masks([0, 3, 0, 2])
