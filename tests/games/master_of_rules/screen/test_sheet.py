"""Sheets of whole matches, and the reasons in them."""

from collections.abc import Sequence

import pytest

from tefuda.core.table import Message, ScoreRow, Shown, Who
from tefuda.games.master_of_rules.rules.state import Round
from tefuda.games.master_of_rules.screen.sheet import level, sheet
from tests.facts import put
from tests.games.master_of_rules.tables import finished, match_after, seen


@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_sheet_adds_up(players: int) -> None:
    for match in finished(players):
        rows = sheet(seen(match))
        sums = [sum(row.values[seat] or 0 for row in rows[:-1]) for seat in range(players)]
        assert tuple(sums) == rows[-1].values == match.game.scores(match.state)


def rows_of(*won: str) -> tuple[ScoreRow, ...]:
    """The sheet of a match in which each seat won these rules."""
    return sheet(put(seen(match_after(3, ()), -1), rounds=played(*won)))


def played(*won: str) -> tuple[Round, ...]:
    """Rounds in which each seat won these rules, one by one."""
    ways = [tuple(rules.split()) for rules in won]
    return tuple(
        Round(
            start=0,
            numbers=("R1", "R2", "Y3"),
            rules=tuple(way[number] if number < len(way) else "ONLY" for way in ways),
            dummies=("R4", "TRIO", "P5"),
            met=tuple(number < len(way) for way in ways),
        )
        for number in range(12)
    )


def test_8_4_a_tie_is_explained() -> None:
    parted, shared = rows_of("TRIO", "BEST", "BEST")[-1].reasons
    assert parted.cards == ("TRIO",)
    assert shared.message.text == "{names} share a rank."


def plain(message: Message) -> str:
    """In English, players by number."""
    values = {key: _piece(value) for key, value in message.values.items()}
    return message.text.format(**values)


def _piece(value: object) -> object:
    if isinstance(value, Message):
        return plain(value)
    return (
        value.seat
        if isinstance(value, Who)
        else value.cards[0]
        if isinstance(value, Shown)
        else value
    )


@pytest.mark.parametrize(
    ("won", "told"),
    [
        (("TRIO", "ONLY", ""), ["TRIO (0 1, 1 0)"]),
        (("TRIO BEST", "TRIO ONLY", ""), ["TRIO (1 1, 0 1), then ONLY (1 1, 0 0)"]),
        (("TRIO BEST", "TRIO ONLY", "ONLY BEST"), ["TRIO (1 1, 0 1, 2 0), then ONLY (1 1, 0 0)"]),
        (("BEST", "TRIO", "BEST"), ["TRIO (1 1, 0 0, 2 0)", "0, 2 share a rank."]),
        (("BEST", "BEST", "BEST"), ["0, 1, 2 share a rank."]),
    ],
)
def test_8_4_all_who_are_equal_are_counted_rule_by_rule(
    won: Sequence[str], told: list[str]
) -> None:
    equal = "Equal points, so more of a rule decides: "
    said = [plain(reason.message) for reason in rows_of(*won)[-1].reasons]
    assert [each.removeprefix(equal).removesuffix(".") for each in said] == [
        each.removesuffix(".") for each in told
    ]


@pytest.mark.parametrize(("seat", "told"), [(0, "more"), (1, "more"), (2, "")])
def test_8_4_what_parts_equals_is_told_to_both_of_them(seat: int, told: str) -> None:
    said = level(put(seen(match_after(3, ()), seat), rounds=played("TRIO", "BEST", "")))
    assert told in said.text if said else not told


def test_8_no_tie_needs_no_reason() -> None:
    assert rows_of("TRIO", "BEST BEST", "")[-1].reasons == ()


def test_8_5_bonuses_have_lines_of_their_own() -> None:
    *_, three_limit, all_five, _ = rows_of("TRIO ONLY BEST LIMIT SUPPORT LIMIT LIMIT", "BEST", "")
    assert three_limit.values == all_five.values == (2, None, None)
    assert [row.reasons[0].clause for row in (three_limit, all_five)] == ["8.2", "8.3"]


def test_the_same_cards_of_a_round_are_shown_once() -> None:
    first = rows_of("LIMIT", "LIMIT", "")[0]
    assert [len(reason.cards) for reason in first.reasons] == [
        5,
        0,
        1,
        0,
    ]  # the last says why LIMIT lies twice


def test_5_8_where_all_support_the_reason_says_so() -> None:
    first = rows_of("SUPPORT", "SUPPORT", "SUPPORT")[0]
    *backed, twice = [(each.clause, each.points, each.cards) for each in first.reasons]
    assert backed == [("5.8", 1, ())] * 3
    assert twice == ("3.5", None, ())
