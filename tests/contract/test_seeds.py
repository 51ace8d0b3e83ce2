"""The truth about a game, apart from the code: rules, worked cases, recorded matches."""

import re
from typing import Any

from tefuda.core import record
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.registry import find
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
