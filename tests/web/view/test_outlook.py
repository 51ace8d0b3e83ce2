"""A player's number in words: of two who wins, of more which place."""

import pytest

from app.view.outlook import brief, gain, place, settled, worse
from tefuda.core.table import Message


def plain(message: Message) -> str:
    values = {name: plain(v) if isinstance(v, Message) else v for name, v in message.values.items()}
    return message.text.format_map(values)


@pytest.mark.parametrize(
    ("hopes", "players", "mean"), [(100, 4, 1), (0, 4, 4), (50, 3, 2), (75, 3, 1.5), (40, 2, 1.6)]
)
def test_the_number_is_the_mean_place(hopes: int, players: int, mean: float) -> None:
    assert place(hopes, players) == pytest.approx(mean)


def test_of_two_the_chance_to_win_is_told_too() -> None:
    assert (plain(brief(47, 2)), plain(brief(72, 3))) == (
        "wins 47 of 100",
        "average final place 1.56 of 3",
    )
    assert plain(gain(9, 2)) == "wins 9 more of 100"


@pytest.mark.parametrize(
    ("lost", "less", "more"),
    [
        (3, "a little worse", "a little"),
        (9, "clearly worse", "clearly"),
        (20, "much worse", "much"),
    ],
)
def test_a_difference_is_told_in_words(lost: int, less: str, more: str) -> None:
    assert worse(lost).text == less
    assert gain(lost, 3).text == f"over the whole match {more} better"


def test_less_than_can_be_seen_is_about_as_good() -> None:
    assert worse(2).text == "about as good"


def test_the_best_move_may_not_be_the_only_one() -> None:
    assert (worse(0).text, worse(0, alone=False).text) == ("best", "about as good")


@pytest.mark.parametrize(
    ("hopes", "players", "told"),
    [
        (90, 2, "won"),
        (89, 2, ""),
        (95, 3, "won"),
        (94, 3, ""),
        (98, 5, "won"),
        (97, 5, ""),
        (10, 2, "lost"),
        (11, 2, ""),
        (2, 5, "lost"),
        (3, 5, ""),
    ],
)
def test_a_match_is_settled_where_nine_of_ten_end_so(hopes: int, players: int, told: str) -> None:
    stands = settled(hopes, players)
    assert (stands and plain(stands)) == (f"The match is as good as {told}" if told else None)
