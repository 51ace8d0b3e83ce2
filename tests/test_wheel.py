"""The wheel, as `pip install` puts it into an environment of its own: it needs nothing beside it."""

import json
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tefuda.core import record
from tefuda.core.registry import keys
from tests.sixth.place import KEY
from tools.python import archives
from tools.setup.environments import venv_program


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A fresh environment with nothing but the wheel in it."""
    folder = tmp_path_factory.mktemp("installed")
    venv.create(folder, symlinks=True)
    python = str(venv_program("python", folder))
    pip = [sys.executable, "-m", "pip", "--python", python, "install", "-q", "--no-index"]
    subprocess.run([*pip, "--no-deps", str(archives.wheel())], check=True)  # noqa: S603 - ours
    return folder


def tefuda(place: Path, *arguments: str) -> str:
    """What the command says, called from a folder that is not ours."""
    command = [str(venv_program("tefuda", place)), *arguments]
    done = subprocess.run(  # noqa: S603 - ours
        command, cwd=place, env={}, check=True, capture_output=True, text=True
    )
    assert done.stderr == ""
    return done.stdout


def test_there_is_a_command_that_explains_itself(place: Path) -> None:
    said = tefuda(place, "--help")
    assert said.startswith("usage: tefuda")
    assert "simulate" in said


def test_it_plays_a_match(place: Path) -> None:
    lines = tefuda(place, "simulate", keys()[0], "--seed", "1").splitlines()
    assert [record.read(json.loads(line)).over for line in lines] == [True]


def test_every_game_is_in_it_with_its_words_and_nothing_else() -> None:
    with zipfile.ZipFile(archives.wheel()) as archive:
        names = archive.namelist()
    games = {f"tefuda/games/{key}/" for key in keys()}
    assert {game for game in games if f"{game}locale/ja/LC_MESSAGES/messages.mo" in names} == games
    assert not [name for name in names if KEY in name]
    tops = {name.split("/")[0].split("-")[0] for name in names}
    assert tops == {"tefuda"}
