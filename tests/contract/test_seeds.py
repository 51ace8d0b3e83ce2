"""The truth about a game, apart from the code: rules, worked cases, recorded matches."""

import re
from typing import Any

import pytest
from babel.messages.pofile import read_po

from app.view.words import LANGUAGES
from tefuda.core import record
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.registry import find, folder
from tefuda.core.terms import BadText, IllegalMove
from tests import seeds


def test_every_game_has_worked_cases(key: str) -> None:
    assert len(seeds.cases(key)) >= 10


def test_rules_have_the_same_clauses_in_both_languages(key: str) -> None:
    english, japanese = seeds.rules(key, "en"), seeds.rules(key, "ja")
    assert len(english) > 10
    assert [clause[:2] for clause in english] == [clause[:2] for clause in japanese]


def test_clauses_are_numbered_in_order(key: str) -> None:
    numbers = [tuple(map(int, clause.number.split("."))) for clause in seeds.rules(key, "en")]
    assert numbers == sorted(set(numbers))


def test_japanese_rules_are_japanese(key: str) -> None:
    assert all(re.search("[ぁ-んァ-ヶ一-龠]", clause.text) for clause in seeds.rules(key, "ja"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_and_screen_call_options_alike(key: str, language: str) -> None:
    """A choice that has a name on the screen has the same one in the rules."""
    said = " ".join(clause.text for clause in seeds.rules(key, language))
    words = find(key).info.words.items()
    names = [named(key, say.text, language) for at, say in words if "=" in at]
    assert [name for name in names if name not in said] == []


def named(key: str, text: str, language: str) -> str:
    """A text of a game in a language; in English it is itself."""
    path = folder(key) / "locale" / language / "LC_MESSAGES" / "messages.po"
    if not path.exists():
        return text
    with path.open("rb") as file:
        message = read_po(file).get(text)
    assert message
    return str(message.string)


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_no_code_words(key: str, language: str) -> None:
    assert [clause.text for clause in seeds.rules(key, language) if "`" in clause.text] == []


def play(case: dict[str, Any], key: str) -> dict[str, Any]:
    """The built-in check "match": replay moves and say what `expect` asks for."""
    given = case["given"]
    match = Match(find(key), given["players"], given.get("options", {}), "case")
    refused = ""
    for seat, line in given["moves"]:
        try:
            match.play_text(seat, line)
        except (BadText, IllegalMove) as error:
            refused = str(error)
            break
    facts = {
        "scores": list(match.game.scores(match.state)),
        "ranks": list(match.game.ranks(match.state)),
        "legal": [],
        "refused": refused,
    }
    if "legal" in case["expect"]:
        facts["legal"] = sorted(text(move) for move in match.choices(match.turn.seats[0]))
    return {name: facts[name] for name in case["expect"]}


def test_worked_case(worked: seeds.Worked) -> None:
    key, case = worked
    assert case["clause"] in seeds.clauses(key)
    if case["check"] == "match":
        assert play(case, key) == case["expect"]
    else:
        check = getattr(seeds.checks(key), case["check"])
        assert check(**case["given"]) == case["expect"]


def test_recorded_match(recorded: seeds.Recorded) -> None:
    assert recorded.record["game"] == recorded.key
    assert record.read(recorded.record).over


def test_recorded_matches_cover_what_they_must(key: str) -> None:
    line, fine = seeds.report(key)
    assert fine, line
