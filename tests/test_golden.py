"""Golden records and thoughts: the same digests on every Python.

Where rules or bots were changed on purpose, `python -m tests.test_golden` writes them anew.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tefuda.ai.golden import NUMBER, digests, thoughts
from tefuda.core.registry import find, keys
from tests.seeds import home
from tests.sixth.place import KEY, added

TOLD = "from tefuda.ai.golden import thoughts; print(*thoughts({key!r}), sep='\\n')"


def path(key: str, file: str = "golden.txt") -> Path:
    return home(key) / file


def known(key: str, file: str = "golden.txt") -> list[str]:
    """The digests that were written down."""
    return path(key, file).read_text(encoding="utf-8").split()


def known_thoughts(key: str) -> list[str]:
    return known(key, "bots.txt")


@pytest.mark.parametrize("key", [*keys(), KEY])
def test_records_are_the_same_everywhere(key: str) -> None:
    with added():
        assert len(known(key)) == NUMBER
        assert digests(key) == known(key)


@pytest.mark.parametrize("key", keys())
def test_bots_think_the_same_whatever_hashes_are(key: str) -> None:
    """A match of all levels at each table, to the last bit of their evidence."""
    assert len(known_thoughts(key)) == 2 * len(find(key).info.players)
    hashes = str(keys().index(key) % 2)
    places = os.pathsep.join(sys.path)
    env = {**os.environ, "PYTHONPATH": places, "PYTHONHASHSEED": hashes}
    command = [sys.executable, "-c", TOLD.format(key=key)]
    told = subprocess.run(command, env=env, check=True, capture_output=True)  # noqa: S603
    assert told.stdout.decode().split() == known_thoughts(key)


def write_anew() -> None:
    for key in keys():
        path(key).write_text("\n".join(digests(key)) + "\n", encoding="utf-8")


def write_thoughts_anew() -> None:
    for key in keys():
        path(key, "bots.txt").write_text("\n".join(thoughts(key)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    write_thoughts_anew()
    with added():
        write_anew()
