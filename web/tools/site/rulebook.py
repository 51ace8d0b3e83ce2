"""A game's rules, seeds/<key>/rules.*.md, as pages print them: sections of numbered clauses."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup, escape

from tools.setup.paths import ROOT

CLAUSE = re.compile(r"^- \*\*(?P<number>[\d.]+)\*\* `(?P<tag>[^`]+)` (?P<text>.+)$")
MARKS = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


class Clause(NamedTuple):
    number: str  # "" for a plain paragraph
    rulings: str  # "" where it is printed, else "H8, H9"
    text: Markup


class Section(NamedTuple):
    title: str  # "" for what stands before the first section
    clauses: list[Clause]


class Rules(NamedTuple):
    title: str
    sections: list[Section]


def read(key: str, language: str) -> Rules | None:
    """The rules of a game, or None where they are not written yet."""
    path = ROOT / "seeds" / key / f"rules.{language}.md"
    if not path.is_file():
        return None
    rules = Rules("", [Section("", [])])
    for line in path.read_text("utf-8").splitlines():
        rules = _add(rules, line.strip())
    return rules


def _add(rules: Rules, line: str) -> Rules:
    if line.startswith("# "):
        return rules._replace(title=line[2:])
    if line.startswith("## "):
        rules.sections.append(Section(line[3:], []))
    elif line:
        rules.sections[-1].clauses.append(_clause(line))
    return rules


def _clause(line: str) -> Clause:
    parts = CLAUSE.match(line)
    if not parts:
        return Clause("", "", marked(line))
    return Clause(
        parts["number"],
        parts["tag"].removeprefix("printed").removeprefix("ruled "),
        marked(parts["text"]),
    )


def marked(text: str) -> Markup:
    """Strong, emphasis and code; nothing else of Markdown is used in rules."""
    html = str(escape(text))
    for pattern, replacement in MARKS:
        html = pattern.sub(replacement, html)
    return Markup(html)  # noqa: S704 - escaped above


def clauses(rules: Rules) -> Iterator[Clause]:
    return (clause for section in rules.sections for clause in section.clauses if clause.number)
