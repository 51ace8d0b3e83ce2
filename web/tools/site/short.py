"""A game in three minutes, seeds/<key>/short.*.md: one page that is printed, with drawn cards.

A line is a title (`# `), a heading (`## `), a point (`- `), a row of cards (tools/site/drawn.py), or a
paragraph.
"""

from typing import NamedTuple

from markupsafe import Markup

from tools.setup.paths import ROOT
from tools.site import drawn
from tools.site.drawn import Group, marked


class Line(NamedTuple):
    """`kind`: "title" "heading" "point" "cards" "text"."""

    kind: str
    text: Markup
    groups: tuple[Group, ...] = ()


def read(key: str, language: str) -> list[Line]:
    """The page of a game; nothing where it has none."""
    path = ROOT / "seeds" / key / f"short.{language}.md"
    lines = path.read_text("utf-8").splitlines() if path.is_file() else []
    return [_line(line, key, language) for line in lines if line.strip()]


def _line(line: str, key: str, language: str) -> Line:
    for sign, kind in (("## ", "heading"), ("# ", "title"), ("- ", "point")):
        if line.startswith(sign):
            return Line(kind, marked(line.removeprefix(sign)))
    if row := drawn.row(line, key, language):
        return Line("cards", row.text, row.groups)
    return Line("text", marked(line))
