"""Catalogues, compiled."""

import gettext
from pathlib import Path

import pytest

from tools.site import words

PO = 'msgid "card"\nmsgstr "札"\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """One catalogue, in Japanese."""
    source = tmp_path / "ja" / "LC_MESSAGES" / "messages.po"
    source.parent.mkdir(parents=True)
    source.write_text(PO, "utf-8")
    monkeypatch.setattr(words, "catalogues", lambda: [source])
    return tmp_path


def test_what_was_compiled_is_read(folder: Path) -> None:
    words.compile_all()
    assert gettext.translation("messages", folder, ["ja"]).gettext("card") == "札"


def test_no_time_of_day_is_in_it_so_that_builds_are_alike(folder: Path) -> None:
    words.compile_all()
    about = gettext.translation("messages", folder, ["ja"]).info()
    assert about["pot-creation-date"].startswith("1980-01-01")


def test_what_has_not_changed_is_not_compiled_again(monkeypatch: pytest.MonkeyPatch) -> None:
    words.compile_all()
    monkeypatch.setattr(words, "_compile", lambda *_: pytest.fail("compiled again"))
    words.compile_all()
