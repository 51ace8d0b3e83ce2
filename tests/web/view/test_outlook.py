"""A player's number in words: of two who wins, of more which place."""

import pytest

from app.view.outlook import brief, gain, outlook, place
from tefuda.core.table import Message


def plain(message: Message) -> str:
    values = {name: plain(v) if isinstance(v, Message) else v for name, v in message.values.items()}
    return message.text.format_map(values)


@pytest.mark.parametrize(
    ("hopes", "players", "mean"), [(100, 4, 1), (0, 4, 4), (50, 3, 2), (75, 3, 1.5), (40, 2, 1.6)]
)
def test_the_number_is_the_mean_place(hopes: int, players: int, mean: float) -> None:
    assert place(hopes, players) == pytest.approx(mean)


def test_of_two_the_chance_to_win_is_told_of_more_the_place() -> None:
    assert plain(outlook(47, 2)) == "then you are about even: you win 47 of 100 matches"
    assert plain(outlook(72, 3)) == "average place then: 1.6 of 3"
    assert (plain(brief(47, 2)), plain(brief(72, 3))) == ("47 %", "place 1.56")
    assert plain(gain(9, 2)) == "wins 9 more of 100"
    assert plain(gain(9, 3)) == "0.18 places better on average"
