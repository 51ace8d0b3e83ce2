"""Hints, and the deals behind them played again: what every sentence is held against."""

import os
from collections.abc import Callable, Iterator
from functools import cache
from itertools import compress, islice
from statistics import fmean
from typing import Any, NamedTuple

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import ADVISER, player
from tefuda.ai.player import Thought
from tefuda.ai.replay import Told, deals, played, replay
from tefuda.ai.why import Reason, Why, explain
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Step
from tefuda.core.registry import find
from tefuda.core.terms import Seat
from tests.ai.games import decisions

PLAYOUTS = int(os.environ.get("REASONS_PLAYOUTS", "120"))
"""Fewer than a hint has: what is said of few deals must be true as well."""

Played = tuple[float, Told]
"""What a line of play paid, and its facts."""


class Hint(NamedTuple):
    """A thought with its reasons."""

    seat: Seat
    thought: Thought
    why: Why


def hints(
    game: AnyGame, number: int, start: int = 0, where: Callable[[Step], bool] = lambda _: True
) -> Iterator[Hint]:
    """At decisions of one quick match, from the one numbered `start` on; only what is asked for is thought about."""
    key = game.info.key
    for place, step in list(enumerate(_decisions(key, number)))[start:]:
        if where(step) and (hint := _hint(key, number, place)):
            yield hint


@cache
def _decisions(key: str, number: int) -> list[Step]:
    return decisions(find(key), number)


@cache
def _hint(key: str, number: int, place: int) -> Hint | None:
    game, step = find(key), _decisions(key, number)[place]
    view, choices = game.view(step.before, step.seat), game.choices(step.before, step.seat)
    thoughts = player(ADVISER).think(game, view, choices, Quick("why", place))
    thought = decide(thoughts, Budget(iterations=PLAYOUTS))
    *_, why = [None, *explain(game, step.seat, thought)]
    return Hint(step.seat, thought, why) if why else None


def played_again(game: AnyGame, hint: Hint) -> list[tuple[Played, Played]]:
    """Its deals, with its move and with the rival."""
    best, rival = hint.thought.move, hint.why.rival
    return [
        (replay(game, deal, best, hint.seat), replay(game, deal, rival, hint.seat))
        for deal in islice(deals(hint.thought), hint.why.deals)
    ]


def shown(reason: Reason, again: list[tuple[Played, Played]]) -> list[float]:
    """What the figures of a reason are in deals that were played again."""
    of: Any = sum if reason.how == "deals" else fmean
    return [of([game[side][1].get(reason.fact, 0) for game in again]) for side in range(2)]


def carried(reason: Reason, again: list[tuple[Played, Played]]) -> tuple[float, float]:
    """The gap of the deals in which its fact differs, and of all."""
    gaps = [best[0] - rival[0] for best, rival in again]
    differ = [best[1][reason.fact] != rival[1].get(reason.fact, 0) for best, rival in again]
    return sum(compress(gaps, differ)), sum(gaps)


def lines(game: AnyGame, hint: Hint, number: int) -> Iterator[tuple[list[Any], Told]]:
    """States from before a move to where it was judged, every move a legal one, and the facts told."""
    for deal in islice(hint.thought.deals, number):
        for move in (hint.thought.move, hint.why.rival):
            states = [deal.world]
            for seat, made in [(hint.seat, move), *played(game, deal, move, hint.seat)[1]]:
                assert seat in game.turn(states[-1]).seats
                assert made in game.choices(states[-1], seat)
                states.append(game.apply(states[-1], made, seat))
            yield states, replay(game, deal, move, hint.seat)[1]
