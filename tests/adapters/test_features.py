"""Tensors of views: of one size, the same for the same knowledge, another for another."""

from typing import NamedTuple

import numpy as np
import pytest

from tefuda.adapters.features import (
    BUCKETS,
    LIMIT,
    ROW,
    SIZE,
    TABLE,
    Codes,
    Features,
    Numbers,
    Row,
    Table,
    Tensor,
    kind,
    paths,
)
from tefuda.core.cards import Deck
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


class Pair(NamedTuple):
    word: str
    value: int


class Nest(NamedTuple):
    pair: Pair
    cards: tuple[str, ...]


@pytest.mark.parametrize(
    ("hint", "found"),
    [
        (int, int),
        (str, int),
        (tuple[str, ...], Row),
        (tuple[str, int], Row),
        (tuple[tuple[str, ...], ...], Table),
        (tuple[Pair, ...], Table),
    ],
)
def test_how_a_field_is_written(hint: object, found: type) -> None:
    assert kind(hint) is found


def test_a_record_in_a_view_is_opened() -> None:
    assert dict(paths(Nest)) == {
        "pair.word": str,
        "pair.value": int,
        "cards": tuple[str, ...],
    }


CODES = Codes(Deck({"A": 1, "B": 2, "C": 1}))


def read(numbers: Numbers) -> list[int]:
    return [int(number) for number in np.frombuffer(numbers, np.int16)]


def test_a_row_says_what_stands_there_and_how_much() -> None:
    assert read(Row(CODES).turn(("A", 7, "C"))) == [1, 7, 3, *([0] * (ROW - 3)), 3]


def test_a_table_says_how_long_each_of_its_tuples_is() -> None:
    written = read(Table(CODES).turn((("A", ("B", "C")), (), 9)))
    assert written == [2, 1, 2, 2, 3, 0, 9, *([0] * (TABLE - 7)), 3]


def test_words_are_told_apart_from_faces_and_numbers() -> None:
    faces, words = read(CODES["C"]), [*read(CODES["window"]), *read(CODES["discard"])]
    assert faces == [3]
    assert read(CODES[""]) == read(CODES[False]) == [0]
    assert len(set(words)) == 2
    assert min(words) >= LIMIT // 2


@pytest.mark.parametrize("value", [LIMIT, -LIMIT, 10**9])
def test_no_number_is_too_far_from_zero(value: int) -> None:
    assert abs(read(CODES[value])[0]) == LIMIT - 1


def test_a_table_grows_and_shrinks_as_if_new() -> None:
    table = Table(CODES)
    for part in [(1, (2, 3)), (1, (2, 3), 4), (4,), (), ((2, 3), 1), ((2, 3), 5)]:
        assert table.turn(part) == Table(CODES).turn(part)


def test_what_is_too_long_follows_its_room() -> None:
    long = tuple(range(ROW + 2))
    assert read(Row(CODES).turn(long)) == [*long, len(long)]
    members = ((1, 2),) * TABLE
    assert len(Table(CODES).turn(members)) == SIZE * (3 * TABLE + 1)


def test_what_is_too_long_is_counted_after_all_rooms(size: Set) -> None:
    features, (position, *_) = Features(size.game), walk(size, "long", limit=1)
    view, faces = features.view(position.state, 0), list(size.game.deck)

    def tensor(last: str) -> Tensor:
        features.view = lambda *_: view._replace(hand=(*faces[:1] * ROW, last))
        return features.write(position, 0)

    one, other = tensor(faces[1]), tensor(faces[2])
    assert one.shape == other.shape == (features.size,)
    assert (one[:-BUCKETS] == other[:-BUCKETS]).all()
    assert one[-BUCKETS:].sum() == other[-BUCKETS:].sum() == 1
    assert (one != other).any()
