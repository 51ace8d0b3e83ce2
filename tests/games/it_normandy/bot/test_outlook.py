"""What scores outlook with rounds to come, against rounds played on."""

import pytest

from tefuda.ai.stream import Stream
from tefuda.games.it_normandy.bot.outlook import CARRIED, LEAST, LEVELS, MOST, TABLE, WIDTH, outlook
from tefuda.games.it_normandy.rules.turns import ROUNDS
from tests.games.it_normandy.make_promises import dealt, mean, some_run

PLACES = [(0, 0), (2, 9), (9, 2), (-2, 6), (14, 0)]


def test_every_place_is_there() -> None:
    assert len(TABLE) == ROUNDS - 1
    assert {len(half) for half in TABLE} == {(WIDTH * len(CARRIED)) ** 2}
    assert set("".join(TABLE)) <= set(LEVELS)


@pytest.mark.parametrize("scores", PLACES, ids=str)
@pytest.mark.parametrize("over", [1, 2])
def test_it_is_what_comes_of_playing_on(over: int, scores: tuple[int, int]) -> None:
    played = mean(some_run(), over, (*scores, 0, 1), Stream(7), 500)
    assert outlook(over, scores, (0, 2))[0] == pytest.approx(played, abs=0.2)


def test_seats_are_alike() -> None:
    assert outlook(1, (3, 7), (0, 4)) == outlook(1, (7, 3), (4, 0))[::-1]


def test_with_one_round_to_go_less_is_more_above_zero() -> None:
    near, far = outlook(2, (2, 14), (0, 0))
    assert near > 0.5 > -0.5 > far


def test_beyond_the_table_its_edge_counts() -> None:
    assert outlook(2, (LEAST - 9, MOST + 9), (9, 0)) == outlook(2, (LEAST, MOST), (5, 0))


def test_a_round_is_dealt_from_the_whole_deck() -> None:
    run = dealt(some_run(), 1, [3, -1], [4, 0], Stream(2))
    assert sorted(map(len, run.hands)) == [13, 13]
    assert not {*run.hands[0]} & {*run.hands[1]}
    assert list(map(sum, run.personal)) == [4, 0]
    assert run.leader == 1
