"""Every text of the page stands in every language's catalogue."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel.messages.pofile import read_po

WEB = Path(__file__).parents[3] / "web"
CATALOGUES = sorted(WEB.glob("locale/*/LC_MESSAGES/messages.po"))
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


def texts() -> set[str]:
    found = {text for file in WEB.glob("app/*.py") for text in said(file.read_text("utf-8"))}
    for file in WEB.glob("templates/**/*.html"):
        found |= {text for _, text in IN_TEMPLATES.findall(file.read_text("utf-8"))}
    for file in WEB.glob("pages/*.html"):
        found |= {text for _, text in IN_PAGES.findall(file.read_text("utf-8"))}
    return found


@pytest.mark.parametrize("path", CATALOGUES, ids=lambda path: path.parts[-3])
def test_every_text_is_translated(path: Path) -> None:
    with path.open("rb") as file:
        known = {message.id for message in read_po(file) if message.string}
    assert sorted(texts() - known) == []


def test_places_in_a_text_are_kept() -> None:
    for path in CATALOGUES:
        with path.open("rb") as file:
            for message in read_po(file):
                if message.id:
                    assert _places(str(message.string)) == _places(str(message.id))


def _places(text: str) -> list[str]:
    return sorted(re.findall(r"\{(\w+)\}", text))
