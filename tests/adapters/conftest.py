"""What these tests need is optional; where it is not installed they are left out, and say so."""

from importlib.util import find_spec

import pytest

from tests.contract.tables import sizes

NEEDS = {"test_openspiel.py": "pyspiel", "test_pettingzoo.py": "pettingzoo"}
NEEDS |= {"test_ismcts.py": "pyspiel", "test_features.py": "numpy"}
MISSING = {file: module for file, module in NEEDS.items() if not find_spec(module)}

collect_ignore = list(MISSING)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    if "size" in metafunc.fixturenames:
        metafunc.parametrize("size", list(sizes()), ids=str)
