import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tools.setup import steps, turns


@pytest.fixture(autouse=True)
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(steps, "CACHE", tmp_path / "cache")
    monkeypatch.setattr(turns, "CACHE", tmp_path / "cache")
    (tmp_path / "cache").mkdir()


def test_work_is_done_again_only_for_other_inputs() -> None:
    done: list[str] = []
    for content in ("a", "a", "b", "a"):
        steps.remembered("work", [content], lambda folder: done.append(folder.name))
    assert len(done) == 3


def test_work_that_failed_is_done_again() -> None:
    def fail(_: Path) -> None:
        raise OSError

    with pytest.raises(OSError):  # noqa: PT011 - any would do
        steps.remembered("work", ["a"], fail)
    done: list[str] = []
    steps.remembered("work", ["a"], lambda folder: done.append(folder.name))
    assert done == ["work"]


def test_two_who_want_the_same_work_do_it_once() -> None:
    pytest.importorskip("fcntl")
    done: list[str] = []

    def make(folder: Path) -> None:
        time.sleep(0.2)
        done.append(folder.name)

    with ThreadPoolExecutor() as pool:
        for _ in range(2):
            pool.submit(steps.remembered, "work", ["a"], make)
    assert done == ["work"]


def test_a_digest_sees_names_and_contents(tmp_path: Path) -> None:
    (tmp_path / "x").mkdir()
    (tmp_path / "x" / "one").write_text("1")
    before = steps.digest_of([tmp_path / "x"])
    (tmp_path / "x" / "one").rename(tmp_path / "x" / "two")
    assert steps.digest_of([tmp_path / "x"]) != before
