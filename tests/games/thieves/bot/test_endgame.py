"""Few cards in few hands: solved as the rules themselves would have it."""

import pytest

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.thieves.bot.endgame import SOLVED, STUDIED, solve, study
from tests.games.thieves.tables import HIDDEN, four

GAME = find("thieves")


def late(players: int, out: int, cards: int, seed: int) -> Match:
    """A match played at random to where so many are out with so few cards in all, if it gets there."""
    match, rng = Match(GAME, players, {}, f"late {seed}"), Quick("late", seed)
    while not match.over:
        state = match.state
        few = sum(map(len, state.hands)) <= cards
        if state.now.phase > 0 and state.now.home.count(False) == out and few:
            break
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.push(seat, match.choices(seat).sample(rng))
    return match


def test_more_is_not_solved() -> None:
    assert solve(four(*HIDDEN).state) is None
    assert solve(four().state) is None
    for known, solved in ((solve, SOLVED), (study, STUDIED)):
        for out, cards in solved.items():
            few = late(4, out, cards, 0).state
            one_hand = max(few.hands)
            more = one_hand[:1] * (cards + 1 - sum(map(len, few.hands)))
            assert known(few) is not None
            assert known(few._replace(hands=(*few.hands, more))) is None


@pytest.mark.parametrize(("out", "cards"), [(4, 8), (3, 7)])
def test_advice_sees_more_to_the_end_than_a_bot_does(out: int, cards: int) -> None:
    more = late(out, out, cards, 0).state
    assert solve(more) is None
    assert study(more) is not None
