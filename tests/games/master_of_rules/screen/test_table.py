"""Words and sheets of whole rounds and whole matches."""

from collections.abc import Iterator

import pytest

from tefuda.core.match import Match
from tefuda.core.notation import parse
from tefuda.core.table import ScoreRow
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.screen.sheet import sheet
from tefuda.games.master_of_rules.screen.table import lap
from tests.games.master_of_rules.tables import finish, match, three

HANDS = ("TRIO ONLY BEST", "TRIO TRIO TRIO", "TRIO LIMIT BEST")
FIRST = ("play TRIO", "take ONLY")


def seen(found: Match, seat: int = 0) -> View:
    view: View = found.game.view(found.state, seat)
    return view


def reason(found: Match, seat: int, line: str) -> tuple[str, str]:
    """What is said of a move that may not be made, and its clause."""
    move = parse(line, found.game.moves, found.game.deck)
    why = found.game.why_not(seen(found, seat), move)
    return why.message.text, why.clause


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
    found = three(*HANDS, *FIRST, "play R1", "take G1")
    assert reason(found, 2, line)[1] == clause


def test_why_not_out_of_turn_and_while_refilling() -> None:
    found = three(*HANDS, "play TRIO")
    assert reason(found, 2, "play Y1")[1] == "3.1"
    assert reason(found, 0, "play B1")[1] == "4.1"


def test_why_not_the_dummys_rule_and_a_second_number() -> None:
    found = three(*HANDS, "play B1", "take G1", "play R1", "take G2", "play Y1", "take G3")
    for line in ("dummy P1", "dummy BEST"):
        found.play_text(-1, line)
    assert reason(found, 0, "play BEST")[1] == "7.3"
    assert reason(found, 0, "play B2")[1] == "3.7"


def test_3_5_the_prompt_says_that_all_are_barred() -> None:
    found = three(*HANDS, *FIRST)
    table = found.game.table(seen(found, 1), found.choices(1))
    assert table.prompt
    assert len(table.prompt.hints) == 1
    assert reason(found, 1, "play TRIO")[1] == "3.5"


def test_the_lap_of_a_card_and_of_its_refill() -> None:
    found = three(*HANDS, *FIRST, "play R1", "take G1", "play Y1")
    assert lap(seen(found)) == 1
    assert found.turn.phase == "take"


def finished(players: int) -> Iterator[Match]:
    for number in range(6):
        yield finish(match(players, (), seed=f"present {number}"))


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_sheet_adds_up(players: int) -> None:
    for found in finished(players):
        rows = sheet(seen(found))
        sums = [sum(row.values[seat] or 0 for row in rows[:-1]) for seat in range(players)]
        assert tuple(sums) == rows[-1].values == found.game.scores(found.state)


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_that_happens_is_said(players: int) -> None:
    for found in finished(players):
        for step in found.steps[1:]:
            for event in found.game.events(step.before, step.move, step.seat):
                assert found.game.say(event, 0)


def rows_of(*won: str) -> tuple[ScoreRow, ...]:
    """The sheet of a match in which each seat won these rules, round by round."""
    ways = [tuple(one.split()) for one in won]
    rounds = tuple(
        Round(
            start=0,
            numbers=("R1", "B2", "Y3"),
            rules=tuple(way[number] if number < len(way) else "ONLY" for way in ways),
            dummies=("G4", "TRIO", "P5"),
            met=tuple(number < len(way) for way in ways),
        )
        for number in range(12)
    )
    return sheet(seen(match(3, ()), -1)._replace(rounds=rounds))


def test_8_4_a_tie_is_explained() -> None:
    parted, shared = rows_of("TRIO", "BEST", "BEST")[-1].reasons
    assert parted.cards == ("TRIO",)
    assert shared.message.text == "{names} share a rank."


def test_8_no_tie_needs_no_reason() -> None:
    assert rows_of("TRIO", "BEST BEST", "")[-1].reasons == ()


def test_8_5_bonuses_have_lines_of_their_own() -> None:
    *_, three_limit, all_five, _ = rows_of("TRIO ONLY BEST LIMIT SUPPORT LIMIT LIMIT", "BEST", "")
    assert three_limit.values == all_five.values == (2, None, None)
    assert [row.reasons[0].clause for row in (three_limit, all_five)] == ["8.2", "8.3"]


def test_5_8_where_all_support_the_reason_says_so() -> None:
    first = rows_of("SUPPORT", "SUPPORT", "SUPPORT")[0]
    assert [(one.clause, one.points, one.cards) for one in first.reasons] == [("5.8", 1, ())] * 3
