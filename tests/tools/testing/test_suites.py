"""A browser test that fails beside others must pass alone."""

import json
from concurrent.futures import Future
from pathlib import Path

import pytest

from tools.testing import suites


@pytest.fixture
def ran(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> list[list[str]]:
    """What pytest was called with; its first run leaves failures, and what is asked again passes."""
    calls: list[list[str]] = []

    def run(arguments: list[str], python: Path | None = None) -> int:
        calls.append([*([str(python)] if python else []), *arguments])
        return int("e2e" in arguments and suites.FAILED.exists())

    monkeypatch.setattr(suites, "FAILED", tmp_path / "lastfailed")
    monkeypatch.setattr(suites, "pytest", run)
    return calls


def fail(*names: str) -> None:
    suites.FAILED.write_text(json.dumps(dict.fromkeys(names, True)))


def test_nothing_is_asked_again_where_all_pass(ran: list[list[str]]) -> None:
    assert suites.browser_tests() == 0
    assert [call[-1] for call in ran] == ["not alone", "alone"]


def test_a_few_that_fail_are_named_and_asked_again(
    ran: list[list[str]], capsys: pytest.CaptureFixture[str]
) -> None:
    fail("e2e/test_match.py::test_a", "tests/test_b.py::test_c")
    assert suites.browser_tests() == 0
    assert ran[1] == [*suites.CRASHES, "e2e/test_match.py::test_a"]
    assert "e2e/test_match.py::test_a" in capsys.readouterr().out


def test_many_fail_at_once(ran: list[list[str]]) -> None:
    fail(*(f"e2e/test_match.py::test_{place}" for place in range(suites.MOST_AGAIN + 1)))
    assert suites.browser_tests() == 1
    assert len(ran) == 1


def test_what_fails_twice_has_failed(monkeypatch: pytest.MonkeyPatch, ran: list[list[str]]) -> None:
    def fails(arguments: list[str]) -> int:
        ran.append(arguments)
        return 1

    monkeypatch.setattr(suites, "pytest", fails)
    fail("e2e/test_match.py::test_a")
    assert suites.browser_tests() == 1
    assert len(ran) == 2


def test_others_suites_have_an_environment_of_their_own(ran: list[list[str]]) -> None:
    theirs = Future[Path]()
    theirs.set_result(Path("theirs"))
    assert suites.peers(theirs) == 0
    assert ran[0][:2] == ["theirs", suites.WITH_PEERS[0]]


def test_where_they_do_not_run_they_are_left_out(ran: list[list[str]]) -> None:
    assert suites.peers(None) == 0
    assert ran == []
