"""States of IT Normandy for tests: the dice have fallen, hands are as written or played down at random."""

from typing import Any

from tefuda.core.cards import Cards
from tefuda.core.chance import Quick
from tefuda.core.kit.play import Play
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Value
from tefuda.games.it_normandy.rules.state import Counts, Dice, Round, State, Tally
from tefuda.games.it_normandy.rules.turns import ROUNDS, apply, start
from tests.facts import put

GAME = find("it_normandy")
NONE: Counts = (0, 0, 0)


def cards(text: str) -> Cards:
    return tuple(text.split())


def running(
    mine: str, yours: str, dice: Counts = (6, 1, 3), up: str = "B5", **options: Value
) -> State:
    """The first round, seat 0 to lead."""
    state = start(2, {**GAME.info.defaults(2), **options})
    state = apply(put(state, up=up, hands=(cards(mine), cards(yours))), Dice(dice), CHANCE)
    return put(state, leader=0)


def choosing() -> State:
    """Seat 0 won with R9 and may solve a common or a personal task."""
    state = put(running("R9 Y1", "R2 Y2"), personal=((1, 0, 0), NONE))
    return apply(apply(state, Play("R9"), 0), Play("R2"), 1)


def over(
    solves: tuple[Counts, Counts] = (NONE, NONE),
    *,
    won: tuple[int, int] = (7, 6),
    surplus: tuple[int, int] = (0, 0),
    last: bool = False,
) -> Tally:
    """A round in which every task was solved."""
    return Tally(last, won, solves, NONE, (NONE, NONE), surplus)


def between(surplus: tuple[int, int]) -> State:
    """After the first round."""
    first = Round((), over(surplus=surplus), ((0, 0),) * 6)
    return put(start(2, GAME.info.defaults(2)), rounds=(first,))


def late(cards: int, seed: str, options: dict[str, Any], round_: int = ROUNDS - 1) -> Match:
    """A match played at random to where a seat with so many cards is to act."""
    match, rng = Match(GAME, 2, options, seed), Quick("late", seed)
    while not (
        len(match.state.past.rounds) == round_
        and match.turn.seats != (CHANCE,)
        and 0 < max(map(len, match.state.hands)) <= cards
    ):
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(rng))
    return match
