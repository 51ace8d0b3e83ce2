"""The makers of production tables: listed, and run one at a time."""

from pathlib import Path

import pytest

from tools import tables

MAKER = '''"""Counts things.

And more of it.
"""


def make(words):
    print("made of", *words)
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Two games with one maker each, in a package of its own name."""
    (tmp_path / "__init__.py").touch()
    for game in ("sample_game", "other_game"):
        (tmp_path / game).mkdir()
        (tmp_path / game / "counts.py").write_text(MAKER)
    monkeypatch.setattr(tables, "FOLDER", tmp_path)
    monkeypatch.setattr("makers.__path__", [str(tmp_path)])
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_without_a_word_all_are_listed_with_what_they_make(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tables.tables([]) == 0
    assert capsys.readouterr().out.splitlines() == [
        "other_game counts   Counts things.",
        "sample_game counts  Counts things.",
    ]


@pytest.mark.usefixtures("folder")
def test_with_a_game_its_own(capsys: pytest.CaptureFixture[str]) -> None:
    assert tables.tables(["sample_game"]) == 0
    assert capsys.readouterr().out == "sample_game counts  Counts things.\n"


@pytest.mark.usefixtures("folder")
def test_with_both_names_it_is_made_of_the_words_that_follow(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert tables.tables(["sample_game", "counts", "a", "b"]) == 0
    assert capsys.readouterr().out == "made of a b\n"


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize("words", [["chess"], ["sample_game", "strange"], ["chess", "counts"]])
def test_what_there_is_not_is_said(words: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert tables.tables(words) == 2
    assert "build.py: no table" in capsys.readouterr().out


def test_every_maker_has_a_line_that_says_what_it_makes_and_a_test() -> None:
    tests = Path(__file__).parents[1] / "makers"
    for (game, table), file in tables.makers().items():
        assert tables.purpose(file)
        assert (tests / game / f"test_{table}.py").exists(), f"{game} {table}"
