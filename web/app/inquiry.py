"""Questions to a thinker, made of a match: a view and what else a player may know, no more."""

from typing import Any

from app.effects import Question
from app.envelope import Head
from tefuda.core.game import Choices, Seat
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.plain import to_plain


def question(head: Head, match: Match, seat: Seat, number: int, ms: int) -> Question:
    """What the player at `seat` is asked now."""
    return Question(
        number=number,
        key=head.setup.key,
        seat=seat,
        view=to_plain(match.game.view(match.state, seat)),
        level=head.setup.seats[seat],
        rng_key=f"{head.match_id}/{len(match.steps)}",
        ms=ms,
        only=only(match.choices(seat)),
    )


def only(choices: Choices[Any]) -> str:
    """The move, where there is but one."""
    moves = iter(choices)
    first = next(moves)
    return text(first) if next(moves, None) is None else ""
