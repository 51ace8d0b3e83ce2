"""exp, log and powers, beside those of the system."""

import math

import pytest

from tefuda.core.elementary import FURTHEST, exp, log, power


def test_exp_is_that_of_the_system_to_ten_digits() -> None:
    for x in range(-400, 401):
        assert exp(x / 11) == pytest.approx(math.exp(x / 11), rel=1e-9)


def test_far_out_exp_stands_still() -> None:
    assert exp(1000) == exp(FURTHEST) == pytest.approx(math.exp(FURTHEST))
    assert exp(-1000) == exp(-FURTHEST)


def test_log_is_that_of_the_system_to_twelve_digits() -> None:
    for x in (*range(1, 2000), 0.75, 1e-6, 1e9):
        assert log(x) == pytest.approx(math.log(x), rel=1e-12, abs=1e-12)


def test_powers() -> None:
    assert power(0.5, 3) == 0.125
    assert power(0.75, 0) == 1
    assert power(0.0, 1.5) == 0
    assert power(0.3, 1.36) == pytest.approx(0.3**1.36)


def test_not_a_bit_differs() -> None:
    """Written down once; the golden records hold every Python to what bots make of them."""
    assert exp(1.5).hex() == "0x1.1ed3fe62f194ep+2"
    assert log(10).hex() == "0x1.26bb1bbb55515p+1"
    assert power(0.75, 2.5).hex() == "0x1.f2d4a45633ff2p-2"
