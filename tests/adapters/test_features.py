"""Tensors of views: of one size, the same for the same knowledge, another for another."""

import numpy as np
import pytest

from tefuda.adapters.features import LIMIT, WIDTH, Block, Codes, Features, Row, kind
from tests.adapters.walks import walk
from tests.contract.tables import Set


def test_what_differs_for_a_seat_differs_in_its_tensor(size: Set) -> None:
    features = Features(size.game)
    found: dict[bytes, str] = {}
    for position in walk(size, "tensor"):
        tensor = features.write(position, 0)
        assert tensor.shape == (features.size,)
        assert np.abs(tensor.astype(int)).max() < LIMIT
        assert found.setdefault(tensor.tobytes(), position.text(0)) == position.text(0)


def test_what_is_remembered_changes_nothing(size: Set) -> None:
    features = Features(size.game)
    for position in walk(size, "fresh", limit=60):
        for seat in range(-1, size.players):
            fresh = Features(size.game).write(position, seat)
            assert (features.write(position, seat) == fresh).all()


def test_an_observation_is_its_readers_own(size: Set) -> None:
    features, (position, *_) = Features(size.game), walk(size, "own", limit=1)
    first = features.write(position, 0)
    first += 1
    assert (features.write(position, 0) == first - 1).all()


@pytest.mark.parametrize(
    ("hint", "found"),
    [
        (int, int),
        (str, int),
        (tuple[str, ...], Row),
        (tuple[str, int], Block),
        (tuple[tuple[str, ...], ...], Block),
    ],
)
def test_how_a_field_is_written(hint: object, found: type) -> None:
    assert kind(hint) is found


def test_a_row_says_what_stands_there_and_how_much(size: Set) -> None:
    deck = size.game.deck
    last = list(dict.fromkeys(deck.cards))[-1]
    row = Row(Codes(deck), 0).turn((deck.cards[0], 7, last))
    assert list(row) == [1, 7, len(set(deck.cards)), *([0] * (WIDTH - 3)), 3]


def test_a_block_grows_and_shrinks_as_if_new() -> None:
    block = Block(0)
    for part in [(1, (2, 3)), (1, (2, 3), 4), (4,), (), ((2, 3), 1)]:
        assert block.turn(part) == Block(0).turn(part)
        assert sum(block.numbers) == 2 * sum(
            len(one) if isinstance(one, tuple) else 1 for one in part
        )


def test_what_is_too_long_for_its_row_is_counted(size: Set) -> None:
    row, long = Row(Codes(size.game.deck), 0), tuple(range(WIDTH + 2))
    assert row.turn(long) == row.turn(long[:WIDTH])
    assert sum(Row(Codes(size.game.deck), 0).rest.turn(long[WIDTH:])) == 4
