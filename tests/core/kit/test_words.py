"""The kit's words are translated."""

from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from tefuda.core import kit
from tests.web.view.test_translations import said

SAID = {
    text
    for file in Path(kit.__file__).parent.rglob("*.py")
    for text in said(file.read_text("utf-8"))
}
CATALOGUES = sorted(kit.WORDS.rglob("*.po"))


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_every_word_is_translated(path: Path) -> None:
    with path.open("rb") as file:
        translated = {str(entry.id) for entry in read_po(file) if entry.string}
    assert not SAID - translated


def test_there_are_words_in_japanese() -> None:
    assert SAID
    assert [path.parts[-3] for path in CATALOGUES] == ["ja"]
