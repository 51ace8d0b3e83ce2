"""Rows of drawn cards, and the examples of the rules: the same in each language, as the engine says."""

import re
from collections.abc import Iterator

import pytest

from tefuda.core.registry import keys
from tests.seeds import checks, home
from tools.site import drawn
from tools.site.pages import languages

CLAUSE = re.compile(r"^- \*\*([\d.]+)\*\*")
STRONG = re.compile(r"\*\*(.+?)\*\*")


def examples(key: str, language: str) -> Iterator[tuple[str, str]]:
    """The clause and the line of every example in the rules of a game."""
    clause = ""
    for line in (home(key) / f"rules.{language}.md").read_text("utf-8").splitlines():
        if numbered := CLAUSE.match(line):
            clause = numbered[1]
        elif line.strip().startswith("["):
            yield clause, line.strip()


def bare(groups: list[list[str]]) -> list[list[str]]:
    return [[face.removeprefix("*") for face in group] for group in groups]


def said(line: str) -> list[str]:
    """What is strong in the words of an example."""
    return [word.lower() for word in STRONG.findall(line.partition("]")[2])]


@pytest.mark.parametrize("key", keys())
def test_languages_show_the_same_examples(key: str) -> None:
    english, japanese = (
        [(clause, drawn.shown(line)) for clause, line in examples(key, language)]
        for language in ("en", "ja")
    )
    assert english == japanese


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("place", range(len(languages())), ids=languages())
def test_an_example_is_as_the_rules_say(key: str, place: int) -> None:
    for clause, line in examples(key, languages()[place]):
        shown = drawn.shown(line)
        lit, told = checks(key).example(clause, bare(shown))
        marked = [face[1:] for group in shown for face in group if face.startswith("*")]
        assert marked == lit, line
        assert sorted(said(line)) == sorted(words[place] for words in told), line


def test_groups_of_a_row_have_names() -> None:
    line = "[Master: R2G9 | *R8G3 G4Y7] Red."
    assert drawn.named(line) == [("Master", ["R2G9"]), ("", ["*R8G3", "G4Y7"])]


def test_a_row_of_a_page_is_drawn_without_grounds() -> None:
    row = drawn.row("[R2G9] Red.", "hyper_maker", "en")
    assert row
    card = row.groups[0].cards[0]
    assert "#ground-" in card.picture
    assert "#ground-" not in card.flat


def test_only_a_little_markdown_is_markup() -> None:
    assert drawn.marked("**a** *b* `c` <d>") == (
        "<strong>a</strong> <em>b</em> <code>c</code> &lt;d&gt;"
    )
