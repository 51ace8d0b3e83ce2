"""What scores promise with rounds to come, against rounds played on."""

from itertools import islice

import pytest

from makers.it_normandy.promises import dealt, levels, mean, some_run
from tefuda.ai.stream import Stream
from tefuda.games.it_normandy.bot import outlook as outlook_module
from tefuda.games.it_normandy.bot.outlook import LEAST, TABLE, cell, outlook

PLACES = [(0, 0), (2, 9), (9, 2), (-2, 6), (14, 0)]


@pytest.mark.parametrize("scores", PLACES, ids=str)
@pytest.mark.parametrize("over", [1, 2])
def test_it_is_what_comes_of_playing_on(over: int, scores: tuple[int, int]) -> None:
    played = mean(some_run(), over, (*scores, 0, 1), Stream(7), 500)
    assert outlook(over, scores, (0, 2))[0] == pytest.approx(played, abs=0.2)


def test_the_table_that_stands_there_is_made_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first places with a score of 0 before the last round."""
    start = cell(0, LEAST, 0, 0)
    monkeypatch.setattr(
        outlook_module, "TABLE", outlook_module.TABLE
    )  # which `levels` puts another in
    made = "".join(islice(levels(2, ("", ""), 0), 9))
    assert made == TABLE[1][start : start + 9]


def test_a_round_is_dealt_from_the_whole_deck() -> None:
    run = dealt(some_run(), 1, [3, -1], [4, 0], Stream(2))
    assert sorted(map(len, run.hands)) == [13, 13]
    assert not {*run.hands[0]} & {*run.hands[1]}
    assert list(map(sum, run.personal)) == [4, 0]
    assert run.leader == 1
