from tefuda.games.world_management.solver.masks import copies, levels, without


def test_nested_masks() -> None:
    assert levels([1, 3, 0, 2]) == (0b1011, 0b1010, 0b0010)
    assert levels([0, 0]) == levels([]) == ()


def test_copies() -> None:
    assert [copies(levels([1, 3, 0]), face) for face in range(3)] == [1, 3, 0]


def test_one_of_each_taken_away() -> None:
    assert without(levels([1, 3, 0, 2]), 0b1011) == levels([0, 2, 0, 1])
    assert without(levels([1, 3, 0, 2]), 0b0010) == levels([1, 2, 0, 2])
    assert without(levels([1, 3, 0, 2]), 0b0001) == levels([0, 3, 0, 2])
