"""Why a move may not be made."""

import pytest

from tests.games.master_of_rules.tables import FIRST, HANDS, reason, three


@pytest.mark.parametrize(
    ("line", "clause"),
    [
        ("play TRIO", "3.4"),
        ("reveal LIMIT", "3.5"),
        ("take G1", "4.1"),
        ("play B1", "3.1"),
    ],
)
def test_why_not(line: str, clause: str) -> None:
    match = three(*HANDS, *FIRST, "play R1", "take G1")
    assert reason(match, 2, line)[1] == clause


def test_why_not_out_of_turn_and_while_refilling() -> None:
    match = three(*HANDS, "play TRIO")
    assert reason(match, 2, "play Y1")[1] == "3.1"
    assert reason(match, 0, "play B1")[1] == "4.1"


def test_why_not_the_dummys_rule_and_a_second_number() -> None:
    match = three(*HANDS, "play B1", "take G1", "play R1", "take G2", "play Y1", "take G3")
    for line in ("dummy P1", "dummy BEST"):
        match.play_text(-1, line)
    assert reason(match, 0, "play BEST")[1] == "7.3"
    assert reason(match, 0, "play B2")[1] == "3.7"
