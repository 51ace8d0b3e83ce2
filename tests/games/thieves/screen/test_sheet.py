"""The sheet and its reasons."""

from tefuda.games.thieves.screen.sheet import reasons
from tests.games.thieves.screen.test_verdict import write
from tests.games.thieves.tables import (
    FOUR,
    HIDDEN,
    HIDDEN_OF_THREE,
    match_after,
    seen,
    table,
    three,
)


def test_the_reasons_of_a_seat_add_up_to_its_points() -> None:
    match = three(*HIDDEN_OF_THREE, "steal R2", "home", "home")
    row = table(match, -1).sheet[0]
    assert sum(reason.points or 0 for reason in row.reasons) == sum(
        points or 0 for points in row.values
    )
    assert {reason.clause for reason in row.reasons} == {"6.4", "7.1", "7.2"}


def test_the_line_of_a_thief_tells_all_that_its_points_are_made_of() -> None:
    taken = ("home", "home"), ("steal R2", "home", "home")
    rows = [table(three(*HIDDEN_OF_THREE, *lines), -1).sheet[0].reasons for lines in taken]
    told = [write(reason.message) for row in rows for reason in row if reason.clause != "6.4"]
    assert told == [
        "Botan ended with the ★ yellow thief: 3.",
        "Chidori ended with the ● red thief: 1.",
        "Aoi ended with the ■ blue thief: 2, leftover pile 7, bonus 3.",
        "Botan ended with the ★ yellow thief: 5, leftover pile 14, bonus 3.",
        "Chidori ended with the ● red thief: 1.",
        "Aoi ended with the ■ blue thief: 2.",
    ]


def test_a_thief_without_loot_has_its_line() -> None:
    lines = (*FOUR, *HIDDEN, *("home",) * 3, FOUR[2], *("home",) * 3)
    rows = table(match_after(4, lines, "first_turn_only"), 0).sheet
    bare, last, other = rows[1].reasons[:3]
    assert (bare.clause, bare.cards) == ("7.2", ())  # its bonus lies in the pile
    assert (last.clause, len(last.cards)) == ("6.4", 15)
    assert (other.clause, other.cards) == ("7.1", ())


def test_a_pile_without_a_bonus_is_told_too() -> None:
    result = seen(three(*HIDDEN_OF_THREE, "home", "home"), 0).past.results[0]
    bare = list(reasons(result._replace(pile=("K-2",))))
    told = [write(reason.message) for reason in bare if reason.clause != "6.4"]
    assert "Aoi ended with the ■ blue thief: 2, leftover pile −2." in told
