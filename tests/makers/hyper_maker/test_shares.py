"""What hands and seats promise, fitted anew to fewer games."""

import pytest

from makers.hyper_maker.shares import Shares, beside_mean, dealt, fitted, played, promises
from tefuda.ai.stream import Stream
from tefuda.games.hyper_maker.bot import outlook, playout
from tefuda.games.hyper_maker.rules.turns import TRICKS


@pytest.fixture(scope="module")
def fit() -> Shares:
    return fitted(400, outlook.POWER)


def test_a_promise_is_the_one_that_playouts_go_by() -> None:
    made = promises(outlook.POWER)
    for mine, row in zip(made, outlook.PROMISES, strict=True):
        assert [outlook.WEIGHT * promise for promise in mine] == pytest.approx(row)


def test_the_shares_of_the_places_come_out_again(fit: Shares) -> None:
    for players, shares in outlook.SHARES.items():
        assert fit.shares[players] == pytest.approx(shares, abs=0.1)


def test_so_does_the_weight_of_a_hand(fit: Shares) -> None:
    assert fit.weight == pytest.approx(outlook.WEIGHT, abs=0.1)


def test_so_does_what_is_left_to_luck(fit: Shares) -> None:
    assert fit.luck == pytest.approx(2.2, abs=0.1)
    assert fit.spread == pytest.approx(outlook.SPREAD, abs=0.1)


def test_a_game_is_seen_where_playouts_are_judged() -> None:
    run = dealt(4, Stream(1))
    left = [len(position.stock) for position in played(run, Stream(2))]
    assert left == [*range(TRICKS[4], 0, -playout.AHEAD)]


def test_what_all_have_in_common_does_not_count() -> None:
    assert beside_mean([[1, 5], [3, 5]]) == [[-1, 0], [1, 0]]
