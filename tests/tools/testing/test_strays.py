"""Working notes and files of a strange kind are found, with git and without."""

import subprocess
from pathlib import Path

import pytest

from tools.testing.strays import strays

GAME = "engine/tefuda/games/sample"


@pytest.fixture(params=["git", "no git"])
def root(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    """A repository with a game in it."""
    if request.param == "git":
        subprocess.run(["git", "init", "-q", tmp_path], check=True)  # noqa: S603, S607 - as the gate does
    for name in (
        f"{GAME}/rules/turns.py",
        f"{GAME}/faces/card.html",
        "docs/plan/a.md",
        "README.md",
    ):
        plant(tmp_path, name)
    return tmp_path


def plant(root: Path, name: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).touch()


def test_what_belongs_is_silent(root: Path) -> None:
    assert list(strays(root)) == []


@pytest.mark.parametrize(
    "name",
    ["NOTE.txt", "docs/notes.md", "TODO", "e2e/Handover.md", "progress.txt", "tests/plan.md"],
)
def test_a_working_note_is_named_wherever_it_lies(root: Path, name: str) -> None:
    plant(root, name)
    (complaint,) = strays(root)
    assert complaint.startswith(f"{name}: a working note")


@pytest.mark.parametrize("name", ["remarks.txt", "rules/why.md", "faces/card.html.orig"])
def test_a_games_folder_holds_only_kinds_of_files_a_game_has(root: Path, name: str) -> None:
    plant(root, f"{GAME}/{name}")
    (complaint,) = strays(root)
    assert complaint.startswith(f"{GAME}/{name}: in engine/ there is only")


def test_a_note_in_a_game_is_both(root: Path) -> None:
    plant(root, f"{GAME}/NOTE.txt")
    assert len(list(strays(root))) == 2
