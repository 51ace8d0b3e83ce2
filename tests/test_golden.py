"""Golden records: the same digests on every Python.

Where a rule was put right on purpose, `python -m tests.test_golden` writes them anew.
"""

from pathlib import Path

from tefuda.ai.golden import NUMBER, digests
from tefuda.core.registry import keys
from tests.seeds import SEEDS


def path(key: str) -> Path:
    return SEEDS / key / "golden.txt"


def known(key: str) -> list[str]:
    """The digests that were written down."""
    return path(key).read_text(encoding="utf-8").split()


def test_records_are_the_same_everywhere() -> None:
    for key in keys():
        assert len(known(key)) == NUMBER
        assert digests(key) == known(key), key


if __name__ == "__main__":
    for key in keys():
        path(key).write_text("\n".join(digests(key)) + "\n", encoding="utf-8")
