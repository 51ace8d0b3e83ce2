"""Requests to a thinker, made of a match: a view and what else a player may know, no more."""

from typing import Any, NamedTuple

from app.match.head import Head
from app.match.moment import Moment, only
from tefuda.core.notation import text
from tefuda.core.plain import to_plain
from tefuda.core.terms import Seat


class Request(NamedTuple):
    """What a bot is given: a view, never a state, a record or a seed."""

    number: int  # of the request, to know the answer by
    key: str  # the game
    seat: Seat
    view: Any  # as JSON data, by `core.plain`
    level: str
    rng_key: str
    ms: int  # to think
    only: str = ""  # the move's text, where there is but one
    patient: bool = False  # wait for a worker however long it takes to start


def request(head: Head, moment: Moment, seat: Seat, number: int, ms: int) -> Request:
    """What the player at `seat`, who is to act, is asked."""
    game, moves, state = moment
    forced = only(game.choices(state, seat))
    return Request(
        number=number,
        key=head.setup.key,
        seat=seat,
        view=to_plain(game.view(state, seat)),
        level=head.setup.seats[seat],
        rng_key=f"{head.match_id}/{moves}",
        ms=ms,
        only="" if forced is None else text(forced),
    )
