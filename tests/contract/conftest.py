"""Contract tests take `table` (a game, a size, options), `size` or `key`; they name no game.

Or what its seeds hold: `worked`, `recorded`. A sixth game is asked with the five.
"""

from collections.abc import Callable, Iterable, Iterator

import pytest

from tefuda.core.registry import keys
from tests.contract.tables import every, sizes
from tests.seeds import all_cases, all_matches
from tests.sixth.place import added


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    found: dict[str, Callable[[], Iterable[object]]] = {
        "table": every,
        "size": sizes,
        "key": keys,
        "worked": all_cases,
        "recorded": all_matches,
    }
    with added():
        for name, values in found.items():
            if name in metafunc.fixturenames:
                metafunc.parametrize(name, list(values()), ids=str)


@pytest.fixture(autouse=True)
def sixth() -> Iterator[None]:
    with added():
        yield
