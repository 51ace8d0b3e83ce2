"""Why one act is better than another: what the turn brought, and who was the last out."""

from collections.abc import Mapping

from tefuda.core.advice import Fact, Line
from tefuda.core.table import Reason, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.events import CameHome, TurnEnded


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """One's own points first, then the others', then who was the last; none where no turn was played."""
    worth, last = line.end.get("worth"), line.end.get("last")
    if not isinstance(worth, list) or not isinstance(last, list):
        return {}
    seats = sorted(range(len(worth)), key=lambda other: other != seat)
    return {
        **{Fact("points", who): float(worth[who]) for who in seats},
        **{Fact("last", who): float(last == [who]) for who in seats},
    }


TOLD = {
    "points": Reason(say("Points in this turn for {who}"), "7.1"),
    "last": Reason(say("Last one out, taking the leftover pile: {who}"), "6.4"),
}

SENSES = {"points": 1}

TALES = dict.fromkeys(("points", "last"), (CameHome, TurnEnded))
