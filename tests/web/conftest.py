"""Page tests take `key`, one of every game there is and a sixth; a test that needs one takes `any_key`."""

from collections.abc import Iterator

import pytest

from tefuda.core.registry import keys
from tests.sixth.place import added
from tests.web.visit import left_tidy


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    with added():
        if "key" in metafunc.fixturenames:
            metafunc.parametrize("key", keys())


@pytest.fixture(autouse=True)
def sixth() -> Iterator[None]:
    with added():
        yield


@pytest.fixture(autouse=True)
def visits() -> Iterator[None]:
    with left_tidy():
        yield


@pytest.fixture
def any_key() -> str:
    """The quickest game at hand."""
    return keys()[0]
