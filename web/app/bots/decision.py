"""One bot decision from plain data: what the worker runs, and the page where there is none."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import TypedDict

from app.bots.request import Request
from tefuda.ai import driving
from tefuda.ai.deal import stream
from tefuda.ai.driving import Budget
from tefuda.ai.levels import player
from tefuda.ai.player import GreedyPlayer, Player, Thought
from tefuda.core.chance import Quick
from tefuda.core.notation import text
from tefuda.core.plain import from_plain
from tefuda.core.registry import find

Clock = Callable[[], float]  # in seconds

SLICE = 0.05
"""Seconds after which one who ponders listens whether to stop. A rest costs 0.2 ms at most."""


class Decision(TypedDict):
    """A move's text, and the evidence for it: (move, visits, worth) each, most tried first."""

    move: str
    evidence: list[tuple[str, int, float]]
    iterations: int  # the number of playouts that was reached


def decide(request: Request) -> Decision:
    """What a bot plays that sees `request.view`, however long it takes."""
    thoughts = _thoughts(player(request.level), request)
    return _written(driving.decide(thoughts, Budget(iterations=request.playouts)))


async def ponder(
    request: Request,
    stopped: Callable[[], bool],
    clock: Clock = time.monotonic,
    part: float = SLICE,
) -> Decision:
    """The same, cut off after `request.ms` or when it is stopped.

    It rests after every `part` (seconds), so that others are heard. What it comes to hangs on
    nothing but the number of playouts that it reaches.
    """
    now = clock()
    end, rest = now + request.ms / 1000, now + part
    thoughts = _thoughts(player(request.level), request)
    thought = next(thoughts)
    while thought.iterations < request.playouts and (now := clock()) < end:
        if now >= rest:
            await asyncio.sleep(0)
            if stopped():
                break
            rest = clock() + part
        better = next(thoughts, None)
        if better is None:
            break
        thought = better
    return _written(thought)


def at_once(request: Request) -> Decision:
    """A plausible move without a search, whatever the level."""
    return _written(next(_thoughts(GreedyPlayer(), request)))


def forced(move: str) -> Decision:
    """The only move there is."""
    return {"move": move, "evidence": [], "iterations": 0}


def _thoughts(who: Player, request: Request) -> Iterator[Thought]:
    game = find(request.key)
    view = from_plain(game.view_type, request.view)
    choices = game.choices(game.imagine(view, Quick("choices")), request.seat)
    return who.think(game, view, choices, stream(request.deal, request.view))


def _written(thought: Thought) -> Decision:
    evidence = [(text(line.move), line.visits, line.worth) for line in thought.lines]
    return {"move": text(thought.move), "evidence": evidence, "iterations": thought.iterations}
