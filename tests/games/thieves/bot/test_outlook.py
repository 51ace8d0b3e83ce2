"""What thieves are worth on average, and what totals promise."""

import pytest

from tefuda.games.thieves.bot.outlook import expected, outlook
from tefuda.games.thieves.rules.state import Stolen, Thief
from tests.games.thieves.tables import FOUR, HIDDEN, four, match_after, seen


def test_what_a_thief_is_worth_on_average() -> None:
    view = seen(four(*HIDDEN, "steal K-2"), 3)
    assert expected(view, view.thieves[0]) == -1
    assert 1 < expected(view, view.thieves[1]) < 3


def test_the_bonus_is_sure_where_every_card_is_known() -> None:
    view = seen(four(*HIDDEN), 3)
    known = tuple(Stolen(card, 3, open=False) for card in ("G4", "G1"))
    assert expected(view, Thief("G", known)) == 7
    assert expected(view, Thief("G", known[:1])) == 4


def test_nothing_of_a_colour_is_left_to_expect() -> None:
    """Seat 0 sees every red treasure, so the first one on red cannot be red."""
    deal = "deal B1 R1 R2 R3 R4 / B2 B3 Y2 K-3 B4 / Y1 Y3 G4 K-4 K-2 / G1 G3 G2 Y4 K-3"
    match = match_after(4, (FOUR[0].replace("R / B", "B / R"), FOUR[1], deal, "hide B1", "hide B2"))
    for line in ("hide Y1", "hide G1"):
        match.play_text(match.turn.seats[0], line)
    view = seen(match, 0)
    red = next(thief for thief in view.thieves if thief.colour == "R")
    assert expected(view, red) == pytest.approx(17 / 15)


def test_the_outlook_is_the_payoff_once_the_match_is_over() -> None:
    assert outlook((3, 9, 1), 0) == (0.0, 1.0, -1.0)


def test_a_lead_means_more_near_the_end() -> None:
    assert 0 < outlook((9, 3, 3), 3)[0] < outlook((9, 3, 3), 1)[0] < 1
