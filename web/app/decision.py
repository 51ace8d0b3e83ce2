"""One bot decision from plain data: what the worker runs, and the page where there is none."""

import time
from collections.abc import Callable
from typing import TypedDict

from app.effects import Question
from tefuda.ai import driving
from tefuda.ai.levels import player
from tefuda.ai.player import GreedyPlayer, Player
from tefuda.core.chance import Quick
from tefuda.core.notation import text
from tefuda.core.plain import from_plain
from tefuda.core.registry import find


class Decision(TypedDict):
    """A move's text, and the evidence for it: (move, visits, worth) each, best first."""

    move: str
    evidence: list[tuple[str, int, float]]


def decide(question: Question, clock: Callable[[], float] = time.monotonic) -> Decision:
    """What a bot plays that sees `question.view` and thinks at most `question.ms`."""
    return _decide(player(question.level), question, clock)


def at_once(question: Question) -> Decision:
    """A plausible move without a search, whatever the level."""
    return _decide(GreedyPlayer(), question, time.monotonic)


def _decide(who: Player, question: Question, clock: Callable[[], float]) -> Decision:
    game, rng = find(question.key), Quick(question.rng_key)
    view = from_plain(game.view_type, question.view)
    choices = game.choices(game.imagine(view, rng), question.seat)
    budget = driving.Budget(ms=question.ms)
    thought = driving.decide(who.think(game, view, choices, rng), budget, clock)
    evidence = [(text(line.move), line.visits, line.worth) for line in thought.lines]
    return {"move": text(thought.move), "evidence": evidence}
