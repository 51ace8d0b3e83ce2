"""Rules met, and what they are worth."""

import pytest

from tefuda.games.master_of_rules.rules.scoring import anchor, bonuses, judge, lit, score, so_far

OPEN = ("R5", "", "B2")


@pytest.mark.parametrize(
    ("rules", "standing"),
    [
        (("BEST", "TRIO", "LIMIT"), [True, False, True]),
        (("ONLY", "BEST", "SUPPORT"), [True, None, None]),
        (("SUPPORT", "", "SUPPORT"), [None, None, None]),
        (("SUPPORT", "SUPPORT", "SUPPORT"), [True, True, True]),
    ],
)
def test_how_rules_stand_before_all_numbers_lie(
    rules: tuple[str, ...], standing: list[bool | None]
) -> None:
    assert [so_far(rules, OPEN, seat) for seat in range(3)] == standing


def test_5_7_a_supporter_hangs_on_the_first_other_rule_to_the_right() -> None:
    assert [anchor(("SUPPORT", "SUPPORT", "TRIO", "LIMIT"), seat) for seat in range(4)] == [
        3,
        3,
        2,
        3,
    ]


def test_5_7_the_neighbours_cards_are_lit() -> None:
    assert lit(("SUPPORT", "BEST", "BEST"), ("R1", "R2", "R5", "B3", "Y4"), 0) == ("R1", "R2", "R5")


def test_5_8_no_card_is_lit_where_all_support() -> None:
    assert lit(("SUPPORT",) * 3, ("R1", "R2", "R5", "B3", "Y4"), 0) == ()


def test_5_6_a_card_of_a_smaller_colour_is_not_best() -> None:
    assert judge(("BEST",) * 5, ("R1", "R2", "B9", "Y9", "G9")) == (
        False,
        True,
        False,
        False,
        False,
    )


@pytest.mark.parametrize(
    ("won", "names", "points"),
    [
        ("", [], 0),
        ("TRIO TRIO", [], 2),
        ("TRIO TRIO TRIO", ["three TRIO"], 5),
        ("TRIO ONLY BEST LIMIT SUPPORT", ["all five"], 7),
        ("BEST " * 6 + "TRIO ONLY LIMIT SUPPORT", ["three BEST", "all five"], 14),
    ],
)
def test_8_points(won: str, names: list[str], points: int) -> None:
    cards = tuple(won.split())
    assert [bonus.name for bonus in bonuses(cards)] == names
    assert score(cards) == points
