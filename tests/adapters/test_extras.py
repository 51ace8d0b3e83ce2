import pytest

from tests.adapters.conftest import MISSING


def test_nothing_is_left_out() -> None:
    if MISSING:
        pytest.skip(
            f"LEFT OUT: {', '.join(MISSING)}, for want of {', '.join(MISSING.values())};"
            " try .venv/bin/pip install -e '.[openspiel,pettingzoo]'"
        )
