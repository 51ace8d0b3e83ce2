"""Imagined worlds are possible and cannot be told from the truth; views travel as JSON."""

import json
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from tefuda.core.advice import Believer
from tefuda.core.chance import Quick, Rng
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.plain import from_plain, to_plain
from tefuda.core.terms import CHANCE
from tests.contract.tables import Set, walk


def views(one: Set, seed: object, limit: int = 100) -> Iterator[tuple[Match, int, Any]]:
    """(match, seat, view) along a random walk, onlookers included."""
    for number, match in enumerate(walk(one, seed, limit)):
        seat = number % (one.players + 1) - 1
        yield match, seat, one.game.view(match.state, seat)


def imaginers(game: AnyGame) -> tuple[Callable[[Any, Rng], Any], ...]:
    """All that makes worlds which fit a view."""
    advice = game.advice
    return (game.imagine, advice.believe) if isinstance(advice, Believer) else (game.imagine,)


def test_an_imagined_world_looks_the_same(table: Set) -> None:
    game = table.game
    for match, seat, view in views(table, "look"):
        for imagine in imaginers(game):
            assert game.view(imagine(view, Quick(len(match.steps))), seat) == view


def test_an_imagined_world_has_every_card_once(table: Set) -> None:
    game = table.game
    for match, _, view in views(table, "cards"):
        for imagine in imaginers(game):
            zones = game.zones(imagine(view, Quick(len(match.steps))))
            cards = sorted(card for zone in zones.values() for card in zone)
            assert cards == sorted(game.deck.cards)


def test_one_may_do_the_same_there(table: Set) -> None:
    game = table.game
    for match in walk(table, "choices", 100):
        for seat in match.turn.seats:
            for imagine in imaginers(game) if seat != CHANCE else ():
                world = imagine(game.view(match.state, seat), Quick(len(match.steps)))
                assert seat in game.turn(world).seats
                mine, there = match.choices(seat), game.choices(world, seat)
                assert mine.count() == there.count()
                assert mine.sample(Quick(seat)) in there


@pytest.mark.many
def test_an_imagined_world_plays_on(size: Set) -> None:
    game = size.game
    for match, _, view in views(size, "on", 60):
        rng = Quick(len(match.steps))
        state = game.imagine(view, rng)
        for _ in range(20):
            seats = game.turn(state).seats
            if seats:
                state = game.apply(state, game.choices(state, seats[0]).sample(rng), seats[0])


def test_worlds_differ_where_something_is_hidden(size: Set) -> None:
    game = size.game
    differ = 0
    for match, _, view in views(size, "differ", 40):
        worlds = [game.imagine(view, Quick(n, len(match.steps))) for n in range(3)]
        differ += worlds[0] != worlds[1] or worlds[1] != worlds[2]
    assert differ


def test_a_view_travels_as_json(table: Set) -> None:
    for _, _, view in views(table, "json"):
        data = json.loads(json.dumps(to_plain(view)))
        assert from_plain(table.game.view_type, data) == view


def test_advice_is_legal(size: Set) -> None:
    game = size.game
    for match in walk(size, "advice", 80):
        for seat in match.turn.seats:
            if seat != CHANCE:
                view, choices = game.view(match.state, seat), match.choices(seat)
                assert game.advice.greedy(view, choices, Quick(seat)) in choices
                proposed = game.advice.propose(view, choices, Quick(seat))
                assert proposed
                assert all(move in choices for move in proposed)
                assert len({text(move) for move in proposed}) == len(proposed)


def test_a_playout_pays_every_seat(size: Set) -> None:
    game = size.game
    for number, match in enumerate(walk(size, "playout", 60)):
        if number % 10 == 9:
            paid = game.advice.playout(match.state, Quick(number))
            assert len(paid) == size.players
            assert all(-1 <= payoff <= 1 for payoff in paid)
