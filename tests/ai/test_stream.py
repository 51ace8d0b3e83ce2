"""The cheap generator is even enough for playouts."""

from collections import Counter

from tefuda.ai.stream import Stream


def test_every_number_comes_about_as_often() -> None:
    rng = Stream(7)
    counts = Counter(rng.below(6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < number < 1150 for number in counts.values())


def test_neighbouring_seeds_differ() -> None:
    firsts = Counter(Stream(seed).below(6) for seed in range(6000))
    assert all(850 < number < 1150 for number in firsts.values())


def test_the_same_seed_says_the_same() -> None:
    one, other = Stream(3), Stream(3)
    assert [one.below(100) for _ in range(9)] == [other.below(100) for _ in range(9)]
