"""Page tests take `key`, one of every game there is; a test that needs one takes `any_key`."""

import pytest

from tefuda.core.registry import keys


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "key" in metafunc.fixturenames:
        metafunc.parametrize("key", keys())


@pytest.fixture
def any_key() -> str:
    """The quickest game at hand."""
    return keys()[0]
