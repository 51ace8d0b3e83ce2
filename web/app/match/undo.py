"""How far a player may take back: until something hidden was learnt.

Strict: never. Casual: one's last move, while nothing was heard since and the move itself
told nothing that was hidden. Coach: the same, but other players' moves do not count as
secrets learnt, so a lesson may be repeated; what nature brought still ends it.
"""

from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Match, Step
from tefuda.core.terms import CHANCE, Seat

WORLDS = 12
"""Imagined worlds in which a move must sound the same to count as having told nothing."""


def span(match: Match, seat: Seat, policy: str) -> int:
    """How many moves `seat` may take back now, from the last one on; 0 for none."""
    if policy == "strict" or seat < 0:
        return 0
    for number, step in enumerate(reversed(match.steps), 1):
        if step.seat == seat:
            return number if _told_nothing(match.game, step, seat) else 0
        if not (policy == "coach" and step.seat != CHANCE) and heard(match.game, step, seat):
            return 0
    return 0


def heard(game: AnyGame, step: Step, seat: Seat) -> list[Any]:
    """What `seat` was told of a move."""
    events = game.events(step.before, step.move, step.seat)
    return [heard for event in events if (heard := game.hears(event, seat)) is not None]


def _told_nothing(game: AnyGame, step: Step, seat: Seat) -> bool:
    """Whether one's move sounds the same in every world one held possible."""
    view, truth = game.view(step.before, seat), heard(game, step, seat)
    rng = Quick("undo")
    worlds = (game.imagine(view, rng) for _ in range(WORLDS))
    return all(heard(game, Step(seat, step.move, world), seat) == truth for world in worlds)
