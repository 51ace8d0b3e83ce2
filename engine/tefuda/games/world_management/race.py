"""The rest of a hand as a race: every seat has its distance, and draws bring it nearer."""

from itertools import accumulate
from typing import Final

from tefuda.core.chance import Rng
from tefuda.core.game import Seat, by_rank, rank_high
from tefuda.games.world_management.deck import dora
from tefuda.games.world_management.plan import Aim, aim
from tefuda.games.world_management.rules import TURNS, next_turn, next_turner
from tefuda.games.world_management.state import State

BETWEEN: Final = ("dice", "deal", "over")
"""Phases in which nobody holds cards."""

LEFT: Final = (
    (100,),
    (90, 10),
    (69, 27, 4),
    (37, 39, 18, 6),
    (23, 37, 33, 5, 2),
    (11, 15, 41, 30, 3),
)
"""Distance → in how many of 100 turns 0, 1, 2 … of it is left a turn later.

Counted in 150 hands of four greedy seats that summon but never declare; three do alike.
"""


def playout(state: State, rng: Rng) -> tuple[float, ...]:
    """The running hand to its end; what would follow it is left out."""
    scores = list(state.scores)
    if state.phase not in BETWEEN:
        aims = [_aim(state, seat) for seat in range(state.setup.players)]
        winner = _winner(state, [one.distance if one else None for one in aims], rng)
        prize = aims[winner] if winner is not None else None
        if winner is not None and prize:
            scores[winner] += max(prize.points, state.setup.minimum)
    return by_rank(rank_high(scores))


def _aim(state: State, seat: Seat) -> Aim | None:
    return aim(state.hands[seat], state.exposed[seat], state.setup, dora(state.turned))


def _winner(state: State, distances: list[int | None], rng: Rng) -> Seat | None:
    """The first seat to come to nothing, if one does before the last turn; None is no aim."""
    players = state.setup.players
    for place in range(players):
        if distances[(state.turner + place) % players] == 0:
            return (state.turner + place) % players
    seat, turn = next_turner(state), next_turn(state)
    while turn <= TURNS[players]:
        distance = distances[seat]
        if distance is not None:
            distances[seat] = _a_turn_later(distance, rng)
            if not distances[seat]:
                return seat
        seat = (seat + 1) % players
        turn += seat == state.dealer
    return None


def _a_turn_later(distance: int, rng: Rng) -> int:
    """What is left of a distance; far ones shrink as five does."""
    near = min(distance, len(LEFT) - 1)
    place = rng.below(100)
    left = sum(place >= edge for edge in accumulate(LEFT[near]))
    return left + distance - near
