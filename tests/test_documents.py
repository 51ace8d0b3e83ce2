"""What the documents point at is there, and each kind of sentence stands in its own place."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tefuda.__main__ import all_commands

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
README = ROOT / "README.md"
CONTRIBUTING = ROOT / "CONTRIBUTING.md"
DOCUMENTS = [README, CONTRIBUTING, *sorted(DOCS.rglob("*.md")), ROOT / "web" / "js" / "README.md"]
DECISIONS = sorted((DOCS / "decisions").glob("[0-9][0-9]-*.md"))
MEASUREMENTS = sorted(set((DOCS / "measurements").glob("*.md")) - {DOCS / "measurements/README.md"})

LINK = re.compile(r"""\]\(([^)\s]+)\)|<img src="([^"]+)\"""")
CODE = re.compile(r"(?<!`)(`+)(?!`).+?(?<!`)\1(?!`)", re.DOTALL)
PATH = re.compile(r"(?<![\w./-])(?:\.github|docs|e2e|engine|seeds|tests|web)/[\w./<>*-]*")
BENCH = re.compile(r"build\.py bench (\w+)")
COMMAND = re.compile(r"-m tefuda (\w+)")
FIGURE = re.compile(r"[+-]\d\.\d+ ± \d\.\d+|\d+ %")
DATE = re.compile(r"\b20\d\d-\d\d-\d\d\b")
TABLE = re.compile(r"(?:^\|.*\n)+", re.MULTILINE)


def name(document: Path) -> str:
    return str(document.relative_to(ROOT))


def read(document: Path) -> str:
    return document.read_text(encoding="utf-8")


def headings(document: Path) -> set[str]:
    """As GitHub names them in links."""
    titles = re.findall(r"^#+ (.+)$", read(document), re.MULTILINE)
    return {re.sub(r"[^\w -]", "", title.lower()).replace(" ", "-") for title in titles}


def dead_links(document: Path) -> Iterator[str]:
    for groups in LINK.findall(CODE.sub("", read(document))):
        link = "".join(groups)
        path, _, heading = link.partition("#")
        target = document.parent / path if path else document
        if re.match(r"https?:", link):
            continue
        if not target.exists() or (heading and heading not in headings(target)):
            yield link


def dead_paths(text: str) -> Iterator[str]:
    """Paths of the repository that stand in code; <key> is any game."""
    for code in CODE.finditer(text):
        for path in PATH.findall(code.group()):
            pattern = re.sub(r"<\w+>|\bNN\b", "*", path.rstrip("/."))
            if not any(ROOT.glob(pattern)):
                yield path


def result_tables(text: str) -> list[str]:
    return [table for table in TABLE.findall(text) if FIGURE.search(table)]


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_links_lead_somewhere(document: Path) -> None:
    assert list(dead_links(document)) == []


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_paths_are_there(document: Path) -> None:
    assert list(dead_paths(read(document))) == []


@pytest.mark.parametrize(
    "text", ["`engine/tefuda/nowhere.py`", "```\nsee tests/none/ there\n```", "`docs/<key>/none`"]
)
def test_a_path_that_is_not_there_is_seen(text: str) -> None:
    assert list(dead_paths(text))


@pytest.mark.parametrize("document", DOCUMENTS, ids=name)
def test_commands_are_there(document: Path) -> None:
    text, benches = read(document), ROOT / "tests" / "bench"
    assert [name for name in BENCH.findall(text) if not any(benches.rglob(f"{name}.py"))] == []
    assert set(COMMAND.findall(text)) <= set(all_commands())


def test_the_readme_has_at_most_two_tables_of_results() -> None:
    assert len(result_tables(read(README))) <= 2


def test_the_readme_says_what_was_measured() -> None:
    measured = "".join(map(read, MEASUREMENTS))
    figures = {figure for table in result_tables(read(README)) for figure in FIGURE.findall(table)}
    assert {figure for figure in figures if figure not in measured} == set()


def test_contributing_is_a_page_without_figures() -> None:
    text = read(CONTRIBUTING)
    assert len(text.splitlines()) <= 100
    assert FIGURE.findall(text) == []


@pytest.mark.parametrize("document", DECISIONS, ids=name)
def test_a_decision_says_what_holds_and_why(document: Path) -> None:
    text = read(document)
    assert text.startswith(f"# {document.name[:2]} · ")
    assert "\n## What holds\n" in text
    assert "\n## Why\n" in text
    assert len(text.splitlines()) <= 40
    assert FIGURE.findall(text) == []


@pytest.mark.parametrize("document", MEASUREMENTS, ids=name)
def test_a_figure_has_its_command_and_date(document: Path) -> None:
    text = read(document)
    assert "```sh\n" in text
    assert DATE.search(text)


@pytest.mark.parametrize("pages", [DECISIONS, MEASUREMENTS], ids=["decisions", "measurements"])
def test_an_index_names_every_page_once(pages: list[Path]) -> None:
    index = read(pages[0].parent / "README.md")
    assert [page.name for page in pages if index.count(f"]({page.name})") != 1] == []


def test_no_two_decisions_have_a_number() -> None:
    numbers = [document.name[:2] for document in DECISIONS]
    assert numbers == [f"{number:02d}" for number in range(1, len(DECISIONS) + 1)]
