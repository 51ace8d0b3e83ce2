"""How far may be taken back: until something hidden was learnt."""

import pytest

from app.match.undo import span
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tests.web.hall import Hall


def own_move(key: str, policy: str) -> Hall:
    """A match in which the person has just acted, and nobody since."""
    hall = Hall(key, policy=policy)
    while not any(step.seat == 0 for step in hall.session.match.steps):
        hall.act()
    return hall


def test_strict_takes_nothing_back(key: str) -> None:
    assert span(own_move(key, "strict").session.match, 0, "strict") == 0


@pytest.mark.parametrize("policy", ["casual", "coach"])
def test_undo_and_redo_of_ones_last_move(key: str, policy: str) -> None:
    hall = own_move(key, policy)
    number = span(hall.session.match, 0, policy)
    if not number:
        pytest.skip("this game's first move tells something")
    steps = list(hall.session.match.steps)
    hall.do("undo")
    assert hall.session.match.steps == steps[:-number]
    hall.do("redo")
    assert hall.session.match.steps == steps
    assert hall.entries()[-2:] == (f"undo {number}", "redo")
    hall.open()
    assert hall.session.match.steps == steps


def test_once_a_move_is_taken_back_a_hint_is_asked_for_where_it_was_before() -> None:
    hall = own_move("hyper_maker", "coach")
    assert hall.session.scene().actions[0] == "undo"
    hall.do("undo")
    assert hall.session.scene().actions[:2] == ("hint", "redo")


def test_nothing_is_taken_back_over_what_nature_brought(any_key: str) -> None:
    match = Match(find(any_key), 4, {}, "seed")
    match.chance()
    assert match.steps[-1].seat == CHANCE
    assert span(match, 0, "coach") == 0


@pytest.fixture
def trick() -> Match:
    """A trick-taking game where the first player is to lead."""
    match = Match(find("hyper_maker"), 4, {}, "seed")
    while match.turn.seats == (CHANCE,):
        match.chance()
    return match


def play(match: Match) -> int:
    """Somebody's first legal move; whose."""
    seat = match.turn.seats[0]
    match.play(seat, next(iter(match.choices(seat))))
    return seat


def test_casual_ends_where_another_has_acted(trick: Match) -> None:
    leader = play(trick)
    assert span(trick, leader, "casual") == 1
    play(trick)
    assert span(trick, leader, "casual") == 0


def test_coach_goes_back_over_others_but_not_over_nature(trick: Match) -> None:
    leader = play(trick)
    for number in (2, 3, 4):
        play(trick)
        assert span(trick, leader, "coach") == number
    trick.chance()
    assert span(trick, leader, "coach") == 0
