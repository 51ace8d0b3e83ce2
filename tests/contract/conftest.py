"""Contract tests take `table` (a game, a size, options), `size` or `key`; they name no game."""

from collections.abc import Callable, Iterable

import pytest

from tefuda.core.registry import keys
from tests.contract.tables import every, sizes


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found: dict[str, Callable[[], Iterable[object]]] = {
        "table": every,
        "size": sizes,
        "key": keys,
    }
    for name, values in found.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, list(values()), ids=str)
