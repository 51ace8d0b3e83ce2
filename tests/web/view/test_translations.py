"""Every text of the page, and of a game's templates, stands in its catalogue in every language."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

from app.saves.preferences import CHOICES
from app.view.templates import OF_A_GAME
from app.view.words import LANGUAGES
from tefuda.core import kit, registry

WEB = Path(__file__).parents[3] / "web"
PO = "locale/*/LC_MESSAGES/messages.po"
CATALOGUES = sorted(WEB.glob(PO))
# {{ _('…') }} in templates; t("…"), data("…") and text("…", …) in pages
IN_TEMPLATES = re.compile(r"""_\(\s*(["'])(.+?)\1\s*\)""")
IN_PAGES = re.compile(r"""\b(?:t|data|text)\(\s*(["'])(.+?)\1""")


def said(source: str) -> Iterator[str]:
    """The texts given to say(…), and to gettext, in Python."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = getattr(node.func, "id", getattr(node.func, "attr", ""))
            if name in {"say", "gettext"}:
                yield str(node.args[0].value)


def drawn(folder: Path) -> set[str]:
    """The texts of the templates in a folder."""
    files = [file.read_text("utf-8") for file in folder.rglob("*.html")]
    return {text for file in files for _, text in IN_TEMPLATES.findall(file)}


def texts() -> set[str]:
    texts = {text for file in WEB.glob("app/**/*.py") for text in said(file.read_text("utf-8"))}
    texts |= drawn(WEB / "templates")
    for file in WEB.glob("pages/*.html"):
        texts |= {text for _, text in IN_PAGES.findall(file.read_text("utf-8"))}
    return texts


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_every_text_is_translated(path: Path) -> None:
    assert sorted(texts() - translated(path)) == []


@pytest.mark.parametrize("page", CATALOGUES, ids=lambda path: path.parts[-3])
def test_a_games_templates_are_translated(key: str, page: Path) -> None:
    """By the game; the kit's words stand behind its own, and the page's behind those."""
    texts = {text for folder in OF_A_GAME for text in drawn(registry.folder(key) / folder)}
    own = registry.folder(key) / page.relative_to(WEB)
    shared = kit.WORDS.parent / page.relative_to(WEB)
    assert sorted(texts - translated(own) - translated(shared) - translated(page)) == []


def translated(path: Path) -> set[str]:
    with path.open("rb") as file:
        return {str(message.id) for message in read_po(file) if message.string}


def test_a_language_has_a_name_and_a_catalogue() -> None:
    """But English, which the texts themselves are."""
    assert tuple(LANGUAGES) == CHOICES["language"]
    assert ["en", *(path.parts[-3] for path in CATALOGUES)] == [*LANGUAGES]


def test_places_in_a_text_are_kept() -> None:
    for path in CATALOGUES:
        with path.open("rb") as file:
            for message in read_po(file):
                if message.id:
                    assert _places(str(message.string)) == _places(str(message.id))


def _places(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))
