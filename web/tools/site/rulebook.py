"""A game's rules, seeds/<key>/rules.*.md, as pages print them: sections of numbered clauses.

Under a clause may stand examples of it: a row of drawn cards each (tools/site/drawn.py).
"""

import re
from collections.abc import Iterator
from typing import NamedTuple

from markupsafe import Markup

from tools.setup.paths import ROOT
from tools.site import drawn
from tools.site.drawn import Row, marked

CLAUSE = re.compile(r"^- \*\*(?P<number>[\d.]+)\*\* `(?P<tag>[^`]+)` (?P<text>.+)$")


class Clause(NamedTuple):
    number: str  # "" for a plain paragraph
    rulings: str  # "" where it is printed, else "H8, H9"
    text: Markup
    examples: tuple[Row, ...] = ()


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
        rules = _add(rules, line.strip(), key, language)
    return rules


def _add(rules: Rules, line: str, key: str, language: str) -> Rules:
    if line.startswith("# "):
        return rules._replace(title=line[2:])
    if line.startswith("## "):
        rules.sections.append(Section(line[3:], []))
    elif row := drawn.row(line, key, language):
        told = rules.sections[-1].clauses
        told[-1] = told[-1]._replace(examples=(*told[-1].examples, row))
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


def clauses(rules: Rules) -> Iterator[Clause]:
    return (clause for section in rules.sections for clause in section.clauses if clause.number)
