"""A game's style draws on that game's cards and tables, and nowhere else."""

import re
from collections.abc import Iterator

import pytest

from tefuda.core.registry import folder, keys
from tools.site.style import gathered, of_game

UNREAD = re.compile(r'/\*.*?\*/|"(?:\\.|[^"\\])*"', re.DOTALL)
GROUPS = ("@media", "@container", "@supports")


def preludes(style: str) -> Iterator[str]:
    """What stands before each block, and each at-rule without one; what nests in a rule is its."""
    inside: list[bool] = []  # whether each open block is a rule, the outermost first
    before = ""
    for mark in re.split(r"([{};])", UNREAD.sub("", style)):
        if mark == "{":
            group = before.startswith(GROUPS)
            if not group and not any(inside):
                yield before
            inside.append(not group)
        elif mark == "}":
            inside.pop()
        elif mark == ";" and not any(inside):
            yield before
        before = mark.strip()
    assert not inside


def selectors(prelude: str) -> list[str]:
    """Those of a list, however many :is(…) and :has(…) they have, one in the other."""
    depth, found = 0, [""]
    for mark in prelude:
        depth += {"(": 1, ")": -1}.get(mark, 0)
        if mark == "," and not depth:
            found.append("")
        else:
            found[-1] += mark
    return [one.strip() for one in found]


def strays(style: str, key: str) -> list[str]:
    """What is not within .game-KEY, nor of a class or animation with the game's own prefix."""
    own = re.compile(rf"\.game-{key}(?![\w-])|\.{key}-|@keyframes {key}-")
    return [
        selector
        for prelude in preludes(style)
        for selector in selectors(prelude)
        if not own.match(selector)
    ]


def test_every_rule_of_a_game_is_within_its_scope(key: str) -> None:
    assert strays(of_game(key), key) == []


def test_a_game_with_a_table_of_its_own_has_looks() -> None:
    drawn = [key for key in keys() if "game-" + key in of_game(key)]
    assert drawn == [key for key in keys() if (folder(key) / "screen" / "templates").is_dir()]


BROKEN = re.compile(r"\)[\w-][^{}]*\{")
"""A selector or condition that goes on where it ended: browsers pass over all of it in silence."""


def test_no_rule_is_passed_over_in_silence() -> None:
    assert BROKEN.findall(UNREAD.sub("", gathered())) == []
    assert BROKEN.findall(".game-toy .a:not(.b)0 { top: 0; }")


@pytest.mark.parametrize(
    ("style", "stray"),
    [
        (":root { --P: red; }", ":root"),
        (".suit-P { --suit: var(--P); }", ".suit-P"),
        (".game-toy .card, .card.new { color: red; }", ".card.new"),
        (".game-toys .card { color: red; }", ".game-toys .card"),
        ("@media (width < 9px) { .game-toy b { top: 0; } .hand { top: 0; } }", ".hand"),
        ("@container centre (width < 9px) { @supports (top: 0) { p { top: 0; } } }", "p"),
        ("@keyframes turn { to { rotate: 1turn; } }", "@keyframes turn"),
        ('@import "x.css"; .game-toy { top: 0; }', "@import"),
    ],
)
def test_a_stray_rule_is_seen(style: str, stray: str) -> None:
    assert strays(style, "toy") == [stray]


@pytest.mark.parametrize(
    "style",
    [
        ".game-toy { --P: red; .card { top: 0; } & > b, i { top: 0; } }",
        '/* .card {} */ .game-toy::before { content: "} .card {"; }',
        ".game-toy :is(.a, .b) .c, .game-toy:has(.d) { top: 0; }",
        "@media print { @media (width < 9px) { .toy-road { top: 0; } } }",
        "@keyframes toy-turn { from { top: 0; } to { top: 1px; } }",
    ],
)
def test_what_is_within_its_scope_passes(style: str) -> None:
    assert strays(style, "toy") == []
