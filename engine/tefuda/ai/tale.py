"""How a reason came about in one of the deals behind it: the move and its rival, told as the log tells a match."""

from collections.abc import Container, Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple

from tefuda.ai.player import Deal, Thought
from tefuda.ai.replay import deals, played
from tefuda.ai.why import Reason, Why
from tefuda.core.advice import Fact
from tefuda.core.game import AnyGame
from tefuda.core.table import Message
from tefuda.core.terms import Event, Moved, Seat

LONGEST = 14
"""Sentences of a side beyond which nobody would read on."""


class Tale(NamedTuple):
    """One deal by both moves: what was heard after them until the round was over, and the fact in it."""

    fact: Fact
    best: Sequence[Message]
    rival: Sequence[Message]
    figures: tuple[float, float]


def tale(game: AnyGame, seat: Seat, thought: Thought, why: Why) -> Tale | None:
    """Of the deals that show a reason, the one with the middle gap.

    None where there is no reason, or nothing that is clearly otherwise is shown by the running round.
    """
    advice: Any = game.advice
    reason = _shown(why, advice.tales)
    place = _typical(why, reason, advice.tales) if reason else None
    if reason is None or place is None:
        return None
    kinds = advice.tales[reason.fact.name]
    deal = next(islice(deals(thought), place, None))
    best, rival = (
        tuple(_said(game, deal, move, seat, kinds)) for move in (thought.move, why.rival)
    )
    if max(len(best), len(rival)) > LONGEST:
        return None
    then = why.games[place]
    return Tale(reason.fact, best, rival, (then.best[reason.fact], then.rival[reason.fact]))


def _shown(why: Why, shown: Container[str]) -> Reason | None:
    """The first reason that the round shows, or else what of the balance is not against the move."""
    if not why.reasons:
        return None
    told = (row.reason for row in why.balance if row.speaks >= 0)
    return next((reason for reason in (*why.reasons, *told) if reason.fact.name in shown), None)


def _typical(why: Why, reason: Reason, shown: Container[str]) -> int | None:
    """The place of a deal that the move gained in, and whose fact differs as the figures do.

    Nothing else that the round shows is to speak against the move there.
    """
    more = reason.best > reason.rival
    speaking = [
        (game.gap, place)
        for place, game in enumerate(why.games)
        if game.gap > 0 and game.lead(reason.fact) and (game.lead(reason.fact) > 0) == more
        if all(
            game.lead(fact) * sign >= 0 for fact, sign in why.signs.items() if fact.name in shown
        )
    ]
    return sorted(speaking)[len(speaking) // 2][1] if speaking else None


def _said(
    game: AnyGame, deal: Deal, move: Any, seat: Seat, kinds: tuple[type, ...]
) -> Iterator[Message]:
    for place, event in enumerate(_until_over(game, deal, move, seat)):
        if place == 0 and isinstance(event, Moved):
            continue  # the move itself, under whose name it is told
        told = event.move if isinstance(event, Moved) else event
        heard = game.hears(event, seat) if isinstance(told, kinds) else None
        if heard and (message := game.say(heard, seat)):
            yield message


def _until_over(game: AnyGame, deal: Deal, move: Any, seat: Seat) -> Iterator[Event]:
    state, now = deal.world, game.turn(deal.world).round
    for who, made in [(seat, move), *played(game, deal, move, seat)[1]]:
        if game.turn(state).round != now:
            return
        yield from game.events(state, made, who)
        state = game.apply(state, made, who)
