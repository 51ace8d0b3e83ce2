"""How the others play in a lesson: as its file says, and where that may not be, plainly."""

from app.lesson.lesson import NEXT_ROUND, Lesson
from app.match.moment import now
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.notation import parse
from tefuda.core.terms import Seat


def scripted(lesson: Lesson, match: Match, seat: Seat) -> object:
    """The move of a seat that is to act; the same for the same moves before it."""
    game, choices = match.game, now(match).choices(seat)
    assert choices is not None
    lines = lesson.script[seat - 1] if seat <= len(lesson.script) else ()
    if line := _line(lines, match, seat):
        move = parse(line, game.moves, game.deck)
        if move in choices:
            return move
    view = game.view(match.state, seat)
    return game.advice.greedy(view, choices, Quick(f"lesson {len(match.steps)}"))


def _line(lines: tuple[str, ...], match: Match, seat: Seat) -> str:
    """What a seat's script has for its next move; "" for nothing.

    Where it parts rounds, a round that ended sooner than it thought does not shift the next.
    """
    turn, made = match.game.turn, [step for step in match.steps if step.seat == seat]
    if NEXT_ROUND in lines:
        number = match.turn.round
        ends = [-1, *(place for place, line in enumerate(lines) if line == NEXT_ROUND), len(lines)]
        lines = lines[ends[number] + 1 : ends[number + 1]] if number + 1 < len(ends) else ()
        made = [step for step in made if turn(step.before).round == number]
    return lines[len(made)] if len(made) < len(lines) else ""
