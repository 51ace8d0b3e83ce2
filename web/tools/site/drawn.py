"""Rows of drawn cards in texts: `[Master: R5B6 | R3G8 *G1Y10] What there is to see`.

`|` leaves a gap, `*` marks a card, and what stands before a colon names the cards that follow it.
"""

import re
from typing import NamedTuple

from markupsafe import Markup, escape

from app.view import render
from tefuda.core import registry

ROW = re.compile(r"^\[(?P<cards>[^\]]+)\] (?P<text>.+)$")
GROUP = re.compile(r"^(?:(?P<name>[^:]*):)?(?P<cards>[^:]+)$")
GROUND = re.compile(r'<\w+ [^>]*class="ground"[^>]*/>\s*')
MARKS = (
    (re.compile(r"\*\*(.+?)\*\*"), r"<strong>\1</strong>"),
    (re.compile(r"\*(.+?)\*"), r"<em>\1</em>"),
    (re.compile(r"`(.+?)`"), r"<code>\1</code>"),
)


class Card(NamedTuple):
    picture: Markup
    name: str
    lit: bool

    @property
    def flat(self) -> Markup:
        """Its picture without the ground of its fields, which only a page with a table has."""
        return Markup(GROUND.sub("", self.picture).replace("\n", ""))  # noqa: S704 - a face of ours


class Group(NamedTuple):
    name: str  # "" where nobody named it
    cards: tuple[Card, ...]


class Row(NamedTuple):
    groups: tuple[Group, ...]
    text: Markup


def row(line: str, key: str, language: str) -> Row | None:
    """A line with cards, drawn; None where it has none."""
    parts = ROW.match(line)
    if not parts:
        return None
    groups = (
        Group(name, tuple(_card(face, key, language) for face in faces))
        for name, faces in named(line)
    )
    return Row(tuple(groups), marked(parts["text"]))


def shown(line: str) -> list[list[str]]:
    """The faces of a row of cards, group by group, marks included."""
    return [faces for _, faces in named(line)]


def named(line: str) -> list[tuple[str, list[str]]]:
    """The groups of a row of cards: what each is called, and its faces, marks included."""
    parts = ROW.match(line)
    groups = parts["cards"].split("|") if parts else []
    read = [GROUP.match(group) for group in groups]
    return [((group["name"] or "").strip(), group["cards"].split()) for group in read if group]


def marked(text: str) -> Markup:
    """Strong, emphasis and code; nothing else of Markdown is used in rules."""
    html = str(escape(text))
    for pattern, replacement in MARKS:
        html = pattern.sub(replacement, html)
    return Markup(html)  # noqa: S704 - escaped above


def _card(face: str, key: str, language: str) -> Card:
    card = face.removeprefix("*")
    assert card in registry.find(key).deck, f"{key} has no card {card}"
    faces = render.faces(key, language)
    return Card(faces.draw(card), faces.name(card), lit=card != face)
