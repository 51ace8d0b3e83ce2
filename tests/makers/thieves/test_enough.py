"""What a thief must be worth to go home as it, found anew in fewer decisions."""

import pytest

from makers.thieves.enough import (
    DECISIONS,
    Enough,
    copied,
    dealt,
    decisions,
    gains,
    lead,
    response,
    threshold,
)
from tefuda.ai.stream import Stream
from tefuda.games.thieves.bot import playout


@pytest.fixture(scope="module")
def made() -> Enough:
    return response(DECISIONS // 2, Stream(1))


def test_the_best_response_to_the_table_is_near_it(made: Enough) -> None:
    for out, row in playout.ENOUGH.items():
        assert made[out] == pytest.approx(row, abs=2)


def test_the_more_cards_are_left_to_play_the_less_is_enough(made: Enough) -> None:
    for row in made.values():
        assert row[3] > row[4] > row[5] > row[0]


def test_the_worth_from_which_on_it_pays() -> None:
    assert threshold([-3, -1, 2, -1, 4]) == 2
    assert threshold([-1, 0, 3]) == 1


def test_decisions_leave_the_turn_as_it_was() -> None:
    run = dealt(3, Stream(2))
    seats = [seat for _, seat in decisions(copied(run, run.out[0]), Stream(3))]
    assert seats[0] == run.out[0]
    assert len(run.out) == 3


def test_the_same_act_and_luck_bring_the_same() -> None:
    run = dealt(4, Stream(4))
    seat = run.out[0]
    for home in (True, False):
        leads = {lead(run, seat, Stream(5), home=home) for _ in range(2)}
        assert len(leads) == 1


def test_there_are_as_many_gains_as_are_asked_for() -> None:
    seen = list(gains(3, 50, Stream(6)))
    assert len(seen) >= 50
    assert {gain.cards for gain in seen} <= {1, 2, 3, 4}
