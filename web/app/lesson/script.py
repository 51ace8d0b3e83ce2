"""How the others play in a lesson: as its file says, and where that may not be, plainly."""

from collections.abc import Iterator
from itertools import chain
from typing import Any

from app.lesson.facts import keeps
from app.lesson.lesson import NEXT_ROUND, Lesson
from app.match.moment import now
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.notation import from_words, parse, text
from tefuda.core.terms import END, Choices, Seat

TRIES = 60
"""Moves drawn where what comes to mind is to be avoided."""


def scripted(lesson: Lesson, match: Match, seat: Seat) -> object:
    """The move of a seat that is to act; the same for the same moves before it."""
    game, choices = match.game, now(match).choices(seat)
    assert choices is not None
    lines = lesson.script[seat - 1] if seat <= len(lesson.script) else ()
    if line := _line(lines, match, seat):
        move = parse(line, game.moves, game.deck)
        if move in choices:
            return move
    first = plain(match, seat)
    others = chain((first,), _others(game, choices, Quick(f"lesson {len(match.steps)}")))
    return next((move for move in others if not keeps(text(move), lesson.avoids)), first)


def plain(match: Match, seat: Seat) -> object:
    """What the simplest player would do in a seat's place."""
    view = match.game.view(match.state, seat)
    choices = now(match).choices(seat)
    assert choices is not None
    return match.game.advice.greedy(view, choices, Quick(f"lesson {len(match.steps)}"))


def _others(game: AnyGame, choices: Choices[Any], rng: Quick) -> Iterator[object]:
    """Moves of one word, then some that are drawn."""
    for word in choices.options(()):
        if END in choices.options((word,)):
            yield from_words((word,), game.moves, game.deck)
    for _ in range(TRIES):
        yield choices.sample(rng)


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
