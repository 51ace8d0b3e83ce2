"""Tensors of views: of one size, the same for the same knowledge, another for another."""

import numpy as np

from tefuda.adapters.features import LIMIT, Features
from tests.adapters.walks import walk
from tests.contract.tables import Set


def test_what_differs_for_a_seat_differs_in_its_tensor(size: Set) -> None:
    features = Features(size.game)
    found: dict[bytes, str] = {}
    for position in walk(size, "tensor"):
        tensor = features.write(position, 0)
        assert tensor.shape == (features.size,)
        assert np.abs(tensor).max() < LIMIT
        assert found.setdefault(tensor.tobytes(), position.text(0)) == position.text(0)


def test_what_is_remembered_changes_nothing(size: Set) -> None:
    features = Features(size.game)
    for position in walk(size, "fresh", limit=60):
        for seat in range(-1, size.players):
            fresh = Features(size.game).write(position, seat)
            assert (features.write(position, seat) == fresh).all()
