"""Two players out with few cards: solved as the rules themselves would have it."""

from typing import Any

import pytest

from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.games.thieves.ending import LAST, solve
from tefuda.games.thieves.imagine import misremember
from tefuda.games.thieves.playout import outlook
from tests.games.thieves.tables import HIDDEN, four, seen

GAME = find("thieves")


def late(players: int, cards: int, seed: int) -> Match:
    """A match played at random to where two are out with at most so many cards, if it gets there."""
    match, rng = Match(GAME, players, {}, f"late {seed}"), Quick("late", seed)
    while not match.over:
        state = match.state
        few = max(map(len, state.hands)) <= cards
        if state.phase > 0 and state.home.count(False) == 2 and few:
            break
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.push(seat, match.choices(seat).sample(rng))
    return match


def brute(state: Any, dealt: int) -> tuple[float, ...]:
    """max^n over the protocol to the end of the turn."""
    if state.phase < 0:
        return outlook(state.scores, state.setup.players - dealt)
    seat = GAME.turn(state).seats[0]
    after = [brute(GAME.apply(state, move, seat), dealt) for move in GAME.choices(state, seat)]
    return max(after, key=lambda paid: paid[seat])


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize("cards", [1, 2, LAST])
def test_two_players_are_solved(players: int, cards: int) -> None:
    for seed in range(8):
        match = late(players, cards, seed)
        if not match.over:
            assert solve(match.state) == brute(match.state, match.state.dealt)


def test_more_is_not_solved() -> None:
    assert solve(four(*HIDDEN).state) is None
    assert solve(four().state) is None
    match = late(4, 5, 0)
    assert solve(match.state) is None or max(map(len, match.state.hands)) <= LAST


def test_who_draws_no_conclusions_takes_any_card_for_a_back() -> None:
    """What is in sight stays: hands' sizes, own cards, open ones."""
    found = four(*HIDDEN, "steal R3", "steal B2")
    view = seen(found, 0)
    worlds = [misremember(view, Quick(seed)) for seed in range(40)]
    assert all(tuple(map(len, world.hands)) == view.sizes for world in worlds)
    assert all(world.hands[0] == view.hand for world in worlds)
    backs = {thief.loot[0].card for world in worlds for thief in world.thieves}
    assert len(backs) > 8
    for world in worlds:
        zones = [card for cards in GAME.zones(world).values() for card in cards]
        assert sorted(zones) == sorted(GAME.deck.cards)
