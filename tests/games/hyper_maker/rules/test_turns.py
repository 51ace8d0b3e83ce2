"""Hyper Maker's rules beyond the worked cases of seeds/hyper_maker."""

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE

GAME = find("hyper_maker")


def play_out(players: int, games: int) -> Match:
    match, rng = Match(GAME, players, {"games": games}, "rules"), Quick("rules")
    while not match.over:
        seat = match.turn.seats[0]
        move = match.choices(seat).sample(rng)
        match.play(seat, move)
    return match


@pytest.mark.parametrize(("players", "tricks"), [(3, 15), (4, 12), (5, 10)])
def test_later_games_are_led_by_the_next_seat(players: int, tricks: int) -> None:
    """7.3: one to the left each game."""
    match = play_out(players, games=players)
    leaders = [match.state.past.tricks[game * tricks].leader for game in range(players)]
    assert leaders == [(match.state.past.first + game) % players for game in range(players)]


def test_nature_names_the_first_leader_once() -> None:
    """2.2, and 7.3: a match has one `lead`, whatever the number of games."""
    match = play_out(3, games=3)
    texts = [type(step.move).__name__ for step in match.steps if step.seat == CHANCE]
    assert texts.count("Lead") == 1
    assert texts.count("Deal") == 3


def test_totals_of_all_games_are_ranked() -> None:
    match = play_out(4, games=2)
    won = [0] * 4
    for trick in match.state.past.tricks:
        if trick.winner >= 0:
            won[trick.winner] += trick.points
    assert list(GAME.scores(match.state)) == won
    assert GAME.ranks(match.state)[won.index(max(won))] == 1
