"""A package manager that is busy is waited for, and said to be."""

import os
from pathlib import Path

import pytest

from tools.setup import apt

# stands for apt-get: writes down how it was called, and is kept out as often as the file says
STAND_IN = """#!/bin/sh
cd "$(dirname "$0")"
echo "$*" >> calls
left=$(cat lists.busy 2>/dev/null || echo 0)
if [ "$left" -gt 0 ]; then
  echo $((left - 1)) > lists.busy
  echo "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 7 (dpkg)" >&2
  exit 100
fi
[ ! -e broken ] || { echo "E: no such package" >&2; exit 100; }
"""


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an apt-get in it, which root would use."""
    program = tmp_path / "apt-get"
    program.write_text(STAND_IN)
    program.chmod(0o755)
    monkeypatch.setattr(os, "geteuid", lambda: 0, raising=False)
    monkeypatch.setattr(apt, "PAUSE", 0)
    monkeypatch.setenv("PATH", f"{tmp_path}{os.pathsep}{os.environ['PATH']}")
    return tmp_path


def calls(machine: Path) -> list[str]:
    return (machine / "calls").read_text().splitlines()


def test_the_lists_are_fetched_before_the_packages(machine: Path) -> None:
    assert apt.install("chromium", "fonts")
    update, install = calls(machine)
    assert update.endswith(" update")
    assert install.endswith(" install -y chromium fonts")


def test_apt_is_told_to_wait_for_dpkg(machine: Path) -> None:
    assert apt.install("chromium")
    assert all(f"-o DPkg::Lock::Timeout={apt.PATIENCE}" in call for call in calls(machine))


def test_a_lock_held_by_another_is_waited_for_and_told_once(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine / "lists.busy").write_text("3")
    assert apt.install("chromium")
    assert len(calls(machine)) == 5
    told = [line for line in capsys.readouterr().out.splitlines() if "waiting" in line]
    (line,) = told
    assert line.endswith("to end: /var/lib/apt/lists/lock. It is held by process 7 (dpkg)")


def test_patience_ends(
    machine: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(apt, "PATIENCE", -1)
    (machine / "lists.busy").write_text("99")
    assert not apt.install("chromium")
    assert len(calls(machine)) == 1
    assert "E: Could not get lock" in capsys.readouterr().err


def test_what_is_wrong_for_another_reason_is_said_at_once(
    machine: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (machine / "broken").touch()
    assert not apt.install("chromium")
    assert len(calls(machine)) == 1
    assert capsys.readouterr().err == "E: no such package\n"
