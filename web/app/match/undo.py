"""How far a player may take back: until something hidden was learnt.

Strict: never. Casual: one's last move, while nothing was heard since and the move itself
told nothing that was hidden. Coach: the same, but other players' moves do not count as
secrets learnt, so a lesson may be repeated; what nature brought still ends it.
"""

from app.match.hearing import heard
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.terms import CHANCE, Seat

WORLDS = 12
"""Imagined worlds in which a move must sound the same to count as having told nothing."""


def span(match: Match, seat: Seat, policy: str) -> int:
    """How many moves `seat` may take back now, from the last one on; 0 for none."""
    if policy == "strict" or seat < 0:
        return 0
    last = len(match.steps)
    for number in range(last - 1, -1, -1):
        mover = match.steps[number].seat
        if mover == seat:
            return last - number if _told_nothing(match, number) else 0
        secret = not heard(match.game, match.events(number), seat)
        if not (secret or (policy == "coach" and mover != CHANCE)):
            return 0
    return 0


def since(match: Match, seat: Seat) -> int:
    """How many moves lead back to before the last one of `seat`, whatever they have told."""
    seats = [step.seat for step in reversed(match.steps)]
    return seats.index(seat) + 1 if seat in seats else 0


def _told_nothing(match: Match, number: int) -> bool:
    """Whether a move sounded to who made it as it would in every world held possible then."""
    game, (seat, move, before, _) = match.game, match.steps[number]
    truth = heard(game, match.events(number), seat)
    view, rng = game.view(before, seat), Quick("undo")
    worlds = (game.imagine(view, rng) for _ in range(WORLDS))
    return all(heard(game, game.events(world, move, seat), seat) == truth for world in worlds)
