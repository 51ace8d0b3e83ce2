"""Quick advice: what a casual player would do."""

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.games.thieves import GAME
from tefuda.games.thieves.bot.advice import cheapest, expected
from tefuda.games.thieves.rules.state import Stolen, Thief
from tests.games.thieves.tables import FOUR, HIDDEN, four, match, seen


def greedy(found: Match) -> str:
    seat = found.turn.seats[0]
    view = seen(found, seat)
    return text(GAME.advice.greedy(view, found.choices(seat), Quick("greedy")))


def test_the_least_of_the_duty_is_hidden() -> None:
    assert greedy(four()) == "hide R1"


def test_a_poor_thief_is_loaded_with_junk() -> None:
    assert greedy(four(*HIDDEN)) == "steal K-2"


def test_a_rich_thief_is_worth_going_home() -> None:
    first = ("steal R3", "steal B2", "steal G4", "steal R2")
    second = ("steal B4", "steal Y2", "steal Y3", "steal K-3")
    assert greedy(four(*HIDDEN, *first, *second, "steal K-2")) == "home"


def test_junk_before_what_a_thief_likes() -> None:
    assert cheapest(("R1", "B1"), "R") == "B1"


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
    found = match(4, (FOUR[0].replace("R / B", "B / R"), FOUR[1], deal, "hide B1", "hide B2"))
    for line in ("hide Y1", "hide G1"):
        found.play_text(found.turn.seats[0], line)
    view = seen(found, 0)
    red = next(thief for thief in view.thieves if thief.colour == "R")
    assert expected(view, red) == pytest.approx(17 / 15)


def test_all_moves_are_proposed() -> None:
    found = four(*HIDDEN)
    proposed = GAME.advice.propose(seen(found, 0), found.choices(0), Quick(1))
    assert len(proposed) == found.choices(0).count()
