"""Worlds that are listed, and worlds as somebody imagines them who forgets."""

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.games.it_normandy.bot.endgame import SOLVED
from tefuda.games.it_normandy.bot.worlds import misremember, worlds
from tefuda.games.it_normandy.rules.secrets import view
from tests.games.it_normandy.rounds import GAME, late


def test_in_an_earlier_round_none_are_listed() -> None:
    match = late(2, "early", {}, round_=0)
    assert worlds(GAME.view(match.state, match.turn.seats[0])) is None


def test_with_many_cards_none_are_listed() -> None:
    match = late(9, "many", {})
    assert worlds(GAME.view(match.state, match.turn.seats[0])) is None


@pytest.mark.parametrize("number", range(8))
def test_every_hand_the_other_may_have(number: int) -> None:
    """Each world looks the same from the seat, the truth is among them, and none comes twice."""
    match = late(SOLVED, f"worlds {number}", {})
    state, seat = match.state, match.turn.seats[0]
    seen = view(state, seat)
    listed = worlds(seen)
    assert listed is not None
    assert state in listed
    assert len({world.hands for world in listed}) == len(listed)
    assert all(view(world, seat) == seen for world in listed)
    assert all(GAME.imagine(seen, Quick(luck)) in listed for luck in range(20))


def played(until: str, tricks: int = 0) -> Match:
    """A random match, until a second round's tasks are chosen or so many tricks are over."""
    match = Match(GAME, 2, {}, "forget")
    while match.turn.phase != until or len(match.state.now.tricks) < tricks:
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(Quick(len(match.steps))))
    return match


def test_who_forgets_may_give_back_what_was_played() -> None:
    """The board in sight stays as it is."""
    state = played("play", tricks=9).state
    gone = {card for trick in state.now.tricks for card in trick.plays}
    for seat in (0, 1):
        seen = view(state, seat)
        forgetful = [misremember(seen, Quick(luck)) for luck in range(20)]
        assert all(view(world, seat) == seen for world in forgetful)
        assert gone & {card for world in forgetful for card in world.hands[1 - seat]}


def test_between_rounds_there_is_nothing_to_forget() -> None:
    match = played("tasks")
    seen = view(match.state, match.turn.seats[0])
    assert view(misremember(seen, Quick(1)), seen.seat) == seen
