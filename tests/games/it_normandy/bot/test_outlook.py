"""What scores promise with rounds to come, against rounds played on."""

from tefuda.games.it_normandy.bot.outlook import CARRIED, LEAST, LEVELS, MOST, TABLE, WIDTH, outlook
from tefuda.games.it_normandy.rules.turns import ROUNDS


def test_every_place_is_there() -> None:
    assert len(TABLE) == ROUNDS - 1
    assert {len(half) for half in TABLE} == {(WIDTH * len(CARRIED)) ** 2}
    assert set("".join(TABLE)) <= set(LEVELS)


def test_seats_are_alike() -> None:
    assert outlook(1, (3, 7), (0, 4)) == outlook(1, (7, 3), (4, 0))[::-1]


def test_with_one_round_to_go_less_is_more_above_zero() -> None:
    near, far = outlook(2, (2, 14), (0, 0))
    assert near > 0.5 > -0.5 > far


def test_beyond_the_table_its_edge_counts() -> None:
    assert outlook(2, (LEAST - 9, MOST + 9), (9, 0)) == outlook(2, (LEAST, MOST), (5, 0))
