"""One bot decision from plain data: what the worker runs, and the page where there is none."""

import asyncio
import time
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NotRequired, TypedDict, TypeVar

from app.bots.request import Request
from app.bots.spoken import written
from app.match.moment import maxim
from tefuda.ai import driving
from tefuda.ai.deal import stream
from tefuda.ai.driving import Budget
from tefuda.ai.levels import ADVISER, player
from tefuda.ai.player import GreedyPlayer, Line, Player, Thought
from tefuda.ai.tale import tale
from tefuda.ai.weighing import weigh
from tefuda.ai.why import Reason, Why, explain
from tefuda.core.advice import LITTLE
from tefuda.core.chance import Quick
from tefuda.core.notation import parse, split, text
from tefuda.core.plain import from_plain
from tefuda.core.registry import find

Clock = Callable[[], float]  # in seconds

SLICE = 0.05
"""Seconds after which one who ponders listens whether to stop. A rest costs 0.2 ms at most."""


GRACE = 0.3
"""Seconds that reasons have, where the thought was broken off: whoever broke it off waits for them, or has all but moved on."""

REASON = 0.6
"""Seconds that reasons may take beyond the thought, and a move that was not tried; in them a tablet plays some fifty
deals again."""

ROUNDED = 0.02
"""Of a payoff: by so much a difference may grow where both are told as points of 100."""

T = TypeVar("T")


class Tale(TypedDict):
    """`ai.tale.Tale`, messages as `spoken.written` writes them."""

    fact: tuple[str, int]  # name, seat
    best: list[Any]
    rival: list[Any]
    figures: tuple[float, float]


Flat = tuple[str, int, str, float, float]
"""`ai.why.Reason`: name, seat, how, best, rival."""


class Grounds(TypedDict):
    """What makes the difference to another move, by its text."""

    rival: str  # "" where none was played again
    deals: int
    reasons: list[Flat]
    balance: list[tuple[str, int, str, float, float, int]]  # rows: the same, and `speaks`
    even: NotRequired[bool]  # all moves come to much the same
    price: NotRequired[Flat]  # what the move costs, if much
    either: NotRequired[Flat]  # what happens by both moves, where they are even
    tale: NotRequired[Tale]  # where a reason can be shown by an example


class Decision(TypedDict):
    """A move's text, and the evidence for it: (move, visits, worth) each, most tried first."""

    move: str
    evidence: list[tuple[str, int, float]]
    iterations: int  # the number of playouts that was reached
    why: NotRequired[Grounds]  # where it was asked for and the game can say
    settled: NotRequired[bool]  # as `Thought.settled`


def decide(request: Request) -> Decision:
    """What a bot plays that sees `request.view`, however long it takes."""
    thoughts = _thoughts(player(request.level), request)
    thought = driving.decide(thoughts, Budget(iterations=request.playouts))
    thought = _by_rule(request, thought)
    for weighed in _weighed(request, thought):
        thought = weighed
    why = deque(_reasons(request, thought), maxlen=1)
    return _written(request, thought, why.pop() if why else None)


class Memory:
    """The last thought that nobody broke off: held against another move it need not be thought again."""

    def __init__(self) -> None:
        self._last: tuple[Request, Thought] | None = None

    def recall(self, request: Request) -> Thought | None:
        last = self._last
        return last[1] if last and last[0] == _question(request) else None

    def keep(self, request: Request, thought: Thought) -> None:
        self._last = (_question(request), thought)


def _question(request: Request) -> Request:
    """What the thought hangs on."""
    return request._replace(number=0, ms=0, reasons=False, against="", patient=False)


async def ponder(
    request: Request,
    stopped: Callable[[], bool],
    clock: Clock = time.monotonic,
    part: float = SLICE,
    memory: Memory | None = None,
) -> Decision:
    """The same, cut off after `request.ms` or when it is stopped.

    It rests after every `part` (seconds), so that others are heard. What it comes to hangs on
    nothing but the number of playouts that it reaches, and of deals played again for the reasons.
    """
    memory = memory or Memory()
    thought = memory.recall(request)
    if thought is None:
        thoughts = _enough(_thoughts(player(request.level), request), request.playouts)
        thought = await _heard(thoughts, request.ms / 1000, stopped, clock, part)
        assert thought
        if not stopped():
            memory.keep(request, thought)
    thought = _by_rule(request, thought)
    if request.against:
        thought = await _heard(_weighed(request, thought), REASON, stopped, clock, part) or thought
    end = clock() + GRACE
    why = await _heard(
        _reasons(request, thought), REASON, lambda: stopped() and clock() >= end, clock, part
    )
    return _written(request, thought, why)


def _enough(thoughts: Iterator[Thought], playouts: int) -> Iterator[Thought]:
    """Up to the one after so many playouts."""
    for thought in thoughts:
        yield thought
        if thought.iterations >= playouts:
            return


async def _heard(
    work: Iterator[T], most: float, stopped: Callable[[], bool], clock: Clock, part: float
) -> T | None:
    """What work comes to, cut off after `most` seconds or when it is stopped; None if to nothing."""
    last, end, rest = None, clock() + most, clock() + part
    for done in work:
        last = done
        if (now := clock()) >= end:
            break
        if now >= rest:
            await asyncio.sleep(0)
            if stopped():
                break
            rest = clock() + part
    return last


def at_once(request: Request) -> Decision:
    """A plausible move without a search, whatever the level."""
    return _written(request, _plain(request))


def forced(move: str) -> Decision:
    """The only move there is."""
    return {"move": move, "evidence": [], "iterations": 0}


def _thoughts(who: Player, request: Request) -> Iterator[Thought]:
    game = find(request.key)
    view = from_plain(game.view_type, request.view)
    choices = game.choices(game.imagine(view, Quick("choices")), request.seat)
    return who.think(game, view, choices, stream(request.deal, request.view))


def _plain(request: Request) -> Thought:
    """What somebody thinks who does not look ahead."""
    return next(_thoughts(GreedyPlayer(), request))


def _against(request: Request) -> Any:
    game = find(request.key)
    return parse(request.against, game.moves, game.deck) if request.against else None


def _weighed(request: Request, thought: Thought) -> Iterator[Thought]:
    """With the move it is held against, where that was not among those tried."""
    if not request.against:
        return iter(())
    return weigh(find(request.key), request.seat, thought, _against(request))


def _reasons(request: Request, thought: Thought) -> Iterator[Why]:
    if not request.reasons:
        return iter(())
    tempting = _ruled(request, thought) or _plain(request).move
    return explain(find(request.key), request.seat, thought, _against(request), tempting)


def _ruled(request: Request, thought: Thought) -> Any:
    """The best of the moves that follow a rule of thumb, where the one found follows none."""
    line = _usual(request, thought)
    return line.move if line else None


def _usual(request: Request, thought: Thought) -> Line | None:
    game = find(request.key)
    view = from_plain(game.view_type, request.view)
    lines = [line for line in thought.lines if maxim(game, view, split(text(line.move)))]
    if thought.move in [line.move for line in lines]:
        return None
    return max(lines, key=lambda line: line.worth, default=None)


def _by_rule(request: Request, thought: Thought) -> Thought:
    """Advice takes the move of a rule of thumb where it is about as good as one that follows none.

    Nobody is taught by an exception that hardly matters; where the end is known it stays as it is.
    """
    solved = any(deal.solve(deal.world) for deal in thought.deals[:1])
    if request.level != ADVISER or solved:
        return thought
    line = _usual(request, thought)
    if line and max(each.worth for each in thought.lines) - line.worth < LITTLE - ROUNDED:
        return thought._replace(move=line.move)
    return thought


def _written(request: Request, thought: Thought, why: Why | None = None) -> Decision:
    evidence = [(text(line.move), line.visits, line.worth) for line in thought.lines]
    decision: Decision = {
        "move": text(thought.move),
        "evidence": evidence,
        "iterations": thought.iterations,
    }
    if thought.settled:
        decision["settled"] = True
    if why:
        decision["why"] = _grounds(request, thought, why)
    return decision


def _grounds(request: Request, thought: Thought, why: Why) -> Grounds:
    grounds: Grounds = {
        "rival": "" if why.rival is None else text(why.rival),
        "deals": why.deals,
        "reasons": [_flat(reason) for reason in why.reasons],
        "balance": [(*_flat(row.reason), row.speaks) for row in why.balance],
        "even": why.even,
    }
    if price := why.price:
        grounds["price"] = _flat(price)
    if either := why.either:
        grounds["either"] = _flat(either)
    if told := tale(find(request.key), request.seat, thought, why):
        best, rival = ([written(said) for said in side] for side in (told.best, told.rival))
        grounds["tale"] = {
            "fact": (told.fact.name, told.fact.seat),
            "best": best,
            "rival": rival,
            "figures": told.figures,
        }
    return grounds


def _flat(reason: Reason) -> Flat:
    return (*reason.fact, *reason[1:])
