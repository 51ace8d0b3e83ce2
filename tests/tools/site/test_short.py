"""A game in three minutes: it is there in every language, and its example is as the rules say."""

import pytest

from tefuda.core.registry import keys
from tests.seeds import checks, home
from tools.site import drawn, short
from tools.site.pages import languages


def example(key: str, language: str = "en") -> tuple[list[list[str]], str]:
    """The last row of cards of a game's page, and what is said of it."""
    lines = (home(key) / f"short.{language}.md").read_text("utf-8").splitlines()
    row = [line for line in lines if line.startswith("[")][-1]
    return drawn.shown(row), row


def bare(group: list[str]) -> list[str]:
    return [face.removeprefix("*") for face in group]


@pytest.mark.parametrize("key", [key for key in keys() if (home(key) / "short.en.md").is_file()])
def test_languages_show_the_same_cards(key: str) -> None:
    pages = [short.read(key, language) for language in languages()]
    assert all(page[0].kind == "title" for page in pages)
    shown = [[len(line.groups) for line in page if line.kind == "cards"] for page in pages]
    assert shown[0] == shown[1]
    assert example(key, "en")[0] == example(key, "ja")[0]


def test_hyper_maker_is_won_as_its_example_says() -> None:
    ((master,), plays), text = example("hyper_maker")
    verdict = checks("hyper_maker").trick(master, bare(plays))
    assert verdict == {"follow": "R", "winner": "D", "points": 9}
    assert [face for face in plays if face.startswith("*")] == plays[3:]
    assert "**9**" in text


def test_master_of_rules_is_judged_as_its_example_says() -> None:
    (numbers,), _ = example("master_of_rules")
    met = checks("master_of_rules").met
    assert met("TRIO", bare(numbers)) == [True] * 5
    assert met("LIMIT", bare(numbers)) == [False] * 5
    marked = {face for face in numbers if face.startswith("*")}
    for rule, winner in (("ONLY", "*G1"), ("BEST", "*R9")):
        assert winner in marked
        assert met(rule, bare(numbers)) == [face == winner for face in numbers]


def test_it_normandy_is_won_as_its_example_says() -> None:
    ((up,), (lead, follow)), text = example("it_normandy")
    taken = checks("it_normandy").trick(lead, follow.removeprefix("*"), [6, 1, 3], up)
    assert taken == {"winner": "B", "suit": "B"}
    assert follow.startswith("*")
    assert "**blue**" in text


def test_thieves_score_as_their_example_says() -> None:
    (loot,), text = example("thieves")
    assert checks("thieves").score("R", bare(loot)) == [6, 2, 8]
    assert "**8**" in text


def test_world_management_is_complete_as_its_example_says() -> None:
    groups, text = example("world_management")
    judged = checks("world_management").judge(" ".join(" ".join(group) for group in groups))
    assert (judged["form"], judged["points"]) == ("F3", 9)
    assert "**9**" in text
