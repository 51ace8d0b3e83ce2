import pytest

from makers.least_squares import Fit


def test_a_plane_is_found_again() -> None:
    fit = Fit(2)
    for row in ((1, 0), (0, 1), (2, 3), (1, 1)):
        fit.add(row, 3 * row[0] - 2 * row[1])
    assert fit.weights() == pytest.approx([3, -2])
    assert fit.explained() == pytest.approx(1)


def test_what_cannot_be_explained_is_left() -> None:
    fit = Fit(1)
    for observed in (1, 3):
        fit.add([1], observed)
    assert fit.weights() == [2]
    assert fit.left() == pytest.approx(2)
