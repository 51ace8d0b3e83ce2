"""Requests to a thinker, made of a match: a view and what else a player may know, no more."""

from typing import Any, NamedTuple

from app.match.head import Head
from app.match.moment import Moment, only
from tefuda.ai.deal import deal_key
from tefuda.ai.levels import playouts
from tefuda.core.notation import text
from tefuda.core.plain import to_plain
from tefuda.core.terms import Seat


class Request(NamedTuple):
    """What a bot is given: a view, never a state, a record or a seed.

    All but `number`, `ms`, `reasons`, `against` and `patient` say what the answer is; the time can only cut it off.
    Without `against` the best is held against what somebody would play who does not look ahead.
    """

    number: int  # of the request, to know the answer by
    key: str  # the game
    seat: Seat
    view: Any  # as JSON data, by `core.plain`
    level: str
    deal: str  # the key of the deal, see `ai.deal`
    playouts: int  # at the most
    ms: int  # to think
    only: str = ""  # the move's text, where there is but one
    reasons: bool = False  # say why, too
    against: str = ""  # the text of a move to be weighed, which the best is held against
    patient: bool = False  # wait for a worker however long it takes to start


def request(
    head: Head, moment: Moment, seat: Seat, number: int, ms: int, level: str = ""
) -> Request:
    """What the player at `seat`, who is to act, is asked; or one of that level in its place."""
    (game, _, state), setup = moment, head.setup
    view, forced = game.view(state, seat), only(game.choices(state, seat))
    level = level or setup.seats[seat]
    return Request(
        number=number,
        key=setup.key,
        seat=seat,
        view=to_plain(view),
        level=level,
        deal=deal_key(setup.key, len(setup.seats), setup.options, setup.seed),
        playouts=playouts(game, view, level),
        ms=ms,
        only="" if forced is None else text(forced),
    )
