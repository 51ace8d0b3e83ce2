"""The fonts have the letters they are used for, and are small."""

import re

import pytest

from app.view import render
from tefuda.core import registry
from tools import fonts
from tools.site import pages, style

FILES = sorted(fonts.FONTS.glob("*.woff2"))


def missing(text: str) -> set[str]:
    return {*text} - {*fonts.LETTERS.read_text("utf-8")}


@pytest.mark.parametrize("key", registry.keys())
def test_a_game_s_cards_and_titles_have_their_letters(key: str) -> None:
    game = registry.find(key)
    faces = render.faces(key, "ja")
    written = [re.sub(r"<[^>]*>|\s", "", faces.draw(card)) for card in game.deck]
    titles = [pages.text(game.info.title, language, key) for language in pages.languages()]
    assert missing("".join([*written, *titles])) == set()


def test_the_sheet_names_just_these_fonts() -> None:
    named = re.findall(r'url\("fonts/([^"]+)"\)', style.gathered())
    assert sorted(named) == [file.name for file in FILES]


def test_they_are_small_and_have_their_licence() -> None:
    assert sum(file.stat().st_size for file in FILES) <= fonts.MOST
    assert "SIL OPEN FONT LICENSE" in (fonts.FONTS / "LICENSE").read_text("utf-8").upper()


def test_letters_go_to_the_file_that_has_them() -> None:
    latin, japanese = fonts.scripts().values()
    assert {"A", "9", "−"} <= {*latin}
    assert {"札", "ー"} <= {*japanese}
