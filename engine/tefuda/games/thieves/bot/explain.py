"""Why one act is better than another: who was the last out, and what the turn brought."""

from collections.abc import Mapping

from tefuda.core.advice import Fact, Line
from tefuda.core.table import Reason, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.events import CameHome, TurnEnded


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """One's own part first; none where no turn was played."""
    worth, last = line.end.get("worth"), line.end.get("last")
    if not isinstance(worth, list) or not isinstance(last, list):
        return {}
    seats = sorted(range(len(worth)), key=lambda other: other != seat)
    return {
        fact: value
        for who in seats
        for fact, value in (
            (Fact("last", who), float(last == [who])),
            (Fact("points", who), float(worth[who])),
        )
    }


TOLD = {
    "last": Reason(say("The last one out, with the leftover pile, is {who}"), "6.3"),
    "points": Reason(say("Points this turn brings {who}"), "7.1"),
}

SENSES = {"points": 1}

TALES = dict.fromkeys(("last", "points"), (CameHome, TurnEnded))
