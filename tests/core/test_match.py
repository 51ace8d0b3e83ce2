from collections.abc import Sequence
from typing import Any

import pytest

from tefuda.core.match import Match, check_options
from tefuda.core.terms import CHANCE, BadText, Event, IllegalMove, Moved, Seat
from tests.core.toy import TOY, Play, State, ToyGame


@pytest.fixture
def match() -> Match:
    """Three cards dealt, everybody to show."""
    match = Match(TOY, 3, seed="toy")
    match.play_text(-1, "deal a / b / c")
    return match


def seats(match: Match) -> list[int]:
    return [step.seat for step in match.steps]


def test_acts_at_once_stand_in_seat_order(match: Match) -> None:
    for seat, card in [(2, "c"), (0, "a"), (1, "b")]:
        match.play(seat, Play(card))
    assert seats(match) == [-1, 0, 1, 2]
    assert match.over


def test_one_of_the_acts_can_be_taken_back(match: Match) -> None:
    for seat, card in [(2, "c"), (0, "a"), (1, "b")]:
        match.play(seat, Play(card))
    assert match.undo(0).move == Play("a")
    assert match.turn.seats == (0,)
    match.play(0, Play("a"))
    assert seats(match) == [-1, 0, 1, 2]


def test_a_seat_acts_in_its_turn(match: Match) -> None:
    match.play(1, Play("b"))
    with pytest.raises(IllegalMove, match="seat 1 is not to act now; to act: seat 0, seat 2"):
        match.choices(1)


def test_a_card_not_held_is_refused(match: Match) -> None:
    with pytest.raises(IllegalMove, match="seat 0 may not 'play b' now"):
        match.play(0, Play("b"))


def test_after_the_end_nobody_acts(match: Match) -> None:
    for seat, card in enumerate("abc"):
        match.play(seat, Play(card))
    with pytest.raises(IllegalMove, match="nature is not to act now; the match is over"):
        match.chance()


def test_moves_taken_back_at_once_are_made_again_as_they_were(match: Match) -> None:
    for seat, card in [(2, "c"), (0, "a"), (1, "b")]:
        match.play(seat, Play(card))
    steps, state, events = match.steps, match.state, match.events(2)
    gone = match.take_back(3)
    assert (seats(match), match.state) == ([-1], gone[0].before)
    match.restore(gone)
    assert (match.steps, match.state) == (steps, state)
    assert match.events(2) is events


class Counting(ToyGame):
    """Notes in which states it was asked what follows."""

    def __init__(self) -> None:
        self.asked: list[object] = []

    def events(self, state: State, move: object, seat: Seat) -> Sequence[Event]:
        self.asked.append(state)
        return super().events(state, move, seat)


def test_what_follows_is_asked_once_a_move() -> None:
    game: Any = Counting()
    match = Match(game, 3, seed="toy")
    match.chance()
    card = match.state.hands[0][0]
    foreseen = match.foresee(0, Play(card))
    assert match.steps[1:] == []
    assert match.play(0, Play(card)) is foreseen is match.events(1)
    assert match.events(0) == (Moved(CHANCE, match.steps[0].move),)
    assert len(game.asked) == 2


def test_what_follows_is_asked_again_where_the_state_is_another() -> None:
    game: Any = Counting()
    match = Match(game, 3, seed="toy")
    match.chance()
    cards = [hand[0] for hand in match.state.hands]
    match.foresee(0, Play(cards[0]))
    match.play(2, Play(cards[2]))
    match.play(0, Play(cards[0]))
    assert [match.events(n) for n in (1, 2)] == [
        (Moved(0, Play(cards[0])),),
        (Moved(2, Play(cards[2])),),
    ]
    assert [match.steps[n].before for n in (1, 2)] == game.asked[-2:]
    match.undo()
    match.play(1, Play(cards[1]))
    assert match.events(2) == (Moved(1, Play(cards[1])),)


def test_what_may_not_be_is_not_foreseen(match: Match) -> None:
    with pytest.raises(IllegalMove, match="seat 0 may not 'play b' now"):
        match.foresee(0, Play("b"))


def test_nature_cannot_be_asked_again() -> None:
    first, second = Match(TOY, 2, seed="s"), Match(TOY, 2, seed="s")
    first.chance()
    second.chance()
    second.undo()
    second.chance()
    assert first.state == second.state


def test_defaults_depend_on_the_table() -> None:
    assert check_options(TOY, 2, {}) == {"stake": 1, "mood": "calm"}
    assert check_options(TOY, 3, {"stake": 3})["stake"] == 3


BAD: list[tuple[Any, dict[str, Any], str]] = [
    (4, {}, "toy is not for 4 players; it is for 2, 3"),
    (True, {}, "toy is not for True players"),
    ("2", {}, "toy is not for '2' players"),
    (2, {"stake": 3}, "option stake cannot be 3; there is 1, 2"),
    (2, {"stake": "1"}, "option stake cannot be '1'"),
    (2, {"stake": True}, "option stake cannot be True"),
    (2, {"stake": [1]}, "option stake cannot be"),
    (2, {"colour": 1}, "toy has no option 'colour'; there is stake, mood"),
]


@pytest.mark.parametrize(("players", "options", "answer"), BAD)
def test_wrong_options_are_answered(players: Any, options: Any, answer: str) -> None:
    with pytest.raises(BadText) as error:
        check_options(TOY, players, options)
    assert answer in str(error.value)
