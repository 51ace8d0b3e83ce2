"""Quick advice: what a casual player would do."""

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.games.thieves import GAME
from tefuda.games.thieves.bot.advice import STUDY, cheapest, pace, study_pace
from tests.games.thieves.tables import HIDDEN, four, seen


def greedy(match: Match) -> str:
    seat = match.turn.seats[0]
    view = seen(match, seat)
    return text(GAME.advice.greedy(view, match.choices(seat), Quick("greedy")))


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


def test_a_hint_has_a_pace_of_its_own_where_few_cards_are_in_more_than_two_hands() -> None:
    many = seen(four(*HIDDEN), 0)
    few = many._replace(sizes=(3, 3, 2, 2))
    two = few._replace(sizes=(3, 0, 0, 2), now=few.now._replace(home=(False, True, True, False)))
    assert study_pace(few) == STUDY != pace(few)
    assert study_pace(many) == pace(many)
    assert study_pace(two) == pace(two)


def test_all_moves_are_proposed() -> None:
    match = four(*HIDDEN)
    proposed = GAME.advice.propose(seen(match, 0), match.choices(0), Quick(1))
    assert len(proposed) == match.choices(0).count()
