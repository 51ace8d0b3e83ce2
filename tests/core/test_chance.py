import pytest

from tefuda.core.chance import Keyed, Quick, draw, shuffled

GOLDEN = [3, 47, 58, 7, 38, 89, 25, 59, 21, 77, 3, 69]
SHUFFLE = "fgehbacd"


def test_keyed_numbers_are_the_same_everywhere() -> None:
    """Golden values: a change here changes every deal that was ever named by a seed."""
    rng = Keyed("hyper_maker", "2026-11-21", 0)
    assert [rng.below(100) for _ in range(12)] == GOLDEN


def test_a_keyed_shuffle_is_the_same_everywhere() -> None:
    assert "".join(shuffled("abcdefgh", Keyed("shuffle"))) == SHUFFLE


@pytest.mark.parametrize("other", [("a", 2), ("b", 1), ("a/1",), ("a", 1, 0)])
def test_another_key_is_another_stream(other: tuple[object, ...]) -> None:
    mine, theirs = Keyed("a", 1), Keyed(*other)
    same = [mine.below(1000) for _ in range(8)] == [theirs.below(1000) for _ in range(8)]
    assert same == (other == ("a/1",))


def test_a_word_past_the_last_even_part_is_drawn_again() -> None:
    """2**31 + 1 wastes nearly half of all words, so some of these were refused."""
    rng, bound = Keyed("even"), 2**31 + 1
    numbers = [rng.below(bound) for _ in range(200)]
    assert max(numbers) < bound
    assert rng._block > 25 + 8


def test_keyed_numbers_are_even() -> None:
    rng = Keyed("dice")
    seen = [rng.below(6) for _ in range(6000)]
    assert all(900 < seen.count(face) < 1100 for face in range(6))


def test_quick_numbers_follow_their_key() -> None:
    mine, same = Quick("a", 1), Quick("a", 1)
    assert [mine.below(6) for _ in range(50)] == [same.below(6) for _ in range(50)]


def test_quick_numbers_are_in_their_range() -> None:
    rng = Quick("range")
    assert {rng.below(3) for _ in range(100)} == {0, 1, 2}


def test_draw_takes_different_cards() -> None:
    assert len(set(draw(range(10), 4, Quick("draw")))) == 4


def test_nobody_draws_more_than_there_is() -> None:
    with pytest.raises(AssertionError):
        draw("ab", 3, Quick("draw"))
