"""Golden records: the same digests on every Python.

Where a rule was put right on purpose, `python -m tests.test_golden` writes them anew.
"""

from pathlib import Path

import pytest

from tefuda.ai.golden import NUMBER, digests
from tefuda.core.registry import keys
from tests.seeds import home
from tests.sixth.place import KEY, added


def path(key: str) -> Path:
    return home(key) / "golden.txt"


def known(key: str) -> list[str]:
    """The digests that were written down."""
    return path(key).read_text(encoding="utf-8").split()


@pytest.mark.parametrize("key", [*keys(), KEY])
def test_records_are_the_same_everywhere(key: str) -> None:
    with added():
        assert len(known(key)) == NUMBER
        assert digests(key) == known(key)


def write_anew() -> None:
    for key in keys():
        path(key).write_text("\n".join(digests(key)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    with added():
        write_anew()
