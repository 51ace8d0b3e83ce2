"""How many moves a hint lists, and what becomes of the others."""

import pytest

from app.bots.decision import Decision
from app.bots.evidence import WHOLE, Evidence, Ground, Grounds, Row, evidence
from tefuda.core.advice import Fact


def listed(moves: int, more: str = "", rival: int = 0) -> tuple[list[str], list[str]]:
    """Of so many, the best first: those in rows, and the rest; held against the one of this number, if any."""
    names = [f"play {n}{more}" for n in range(moves)]
    decision: Decision = {
        "move": names[0],
        "evidence": [(name, 100, -n / 100) for n, name in enumerate(names)],
        "iterations": 100,
    }
    if rival:
        decision["why"] = {"rival": names[rival], "deals": 100, "reasons": [], "balance": []}
    told = evidence(decision, "adviser")
    return [move.words[1] for move in told.shown(6)], [move.words[1] for move in told.rest(6)]


def test_a_short_list_is_whole() -> None:
    assert listed(WHOLE) == ([str(n) for n in range(WHOLE)], [])


def test_of_a_long_one_the_rest_is_named_from_the_best_down() -> None:
    rows, rest = listed(WHOLE + 1)
    assert rows == ["0", "1", "2", "3", "4", "5"]
    assert rest == ["6", "7", "8"]


def test_no_better_move_stands_below_the_rival() -> None:
    assert listed(12, rival=8) == ([str(n) for n in range(9)], ["9", "10", "11"])


def test_a_rival_far_down_a_list_ends_it() -> None:
    rows, rest = listed(20, rival=15)
    assert rows == ["0", "1", "2", "3", "4", "15"]
    assert rest[:2] == ["5", "6"]


def test_moves_of_many_cards_are_not_named_in_a_row() -> None:
    assert listed(WHOLE + 1, " x y")[1] == []


def weighed(own: float, other: float) -> Evidence:
    decision: Decision = {
        "move": "play 0",
        "evidence": [("play 0", 200, own), ("play 1", 100, other)],
        "iterations": 300,
    }
    return evidence(decision, "adviser")


def test_a_move_that_promises_a_little_less_than_another_is_the_best_all_the_same() -> None:
    told = weighed(0.80, 0.82)
    assert told.best
    assert [told.most - opinion.hopes for opinion in told.listed] == [0, -1]


def test_others_are_held_against_one_that_is_clearly_better() -> None:
    told = weighed(0.6, 0.8)
    assert not told.best
    assert [told.most - opinion.hopes for opinion in told.listed] == [10, 0]


SPEAKS = Ground(Fact("took", 0), "deals", 80.0, 10.0)
PARTS = Ground(Fact("rest", 1), "sure", 2.0, 1.0)


@pytest.mark.parametrize(
    ("why", "told"),
    [
        (Grounds((), 100, (SPEAKS,), balance=(Row(PARTS, 1),)), SPEAKS),
        (Grounds((), 100, (), balance=(Row(PARTS, 0), Row(SPEAKS, 1))), SPEAKS),
        (Grounds((), 100, (), balance=(Row(PARTS, 0),), even=True, either=SPEAKS), PARTS),
        (Grounds((), 100, (), even=True, either=SPEAKS), SPEAKS),
        (Grounds((), 100, (), balance=(Row(PARTS, 0),)), None),
    ],
)
def test_what_is_told_first(why: Grounds, told: Ground | None) -> None:
    assert why.foremost == told
