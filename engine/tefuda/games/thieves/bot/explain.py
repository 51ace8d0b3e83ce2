"""Why one act is better than another: what the turn brought, who reached the bonus, and who was the last out."""

from collections.abc import Mapping

from tefuda.core.advice import Fact, Line, Telling
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.events import CameHome, TurnEnded
from tefuda.games.thieves.rules.scoring import THRESHOLD


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """One's own first: points, 5 of them or not, who was the last; none where no turn was played."""
    worth, last = line.end.get("worth"), line.end.get("last")
    if not isinstance(worth, list) or not isinstance(last, list):
        return {}
    seats = sorted(range(len(worth)), key=lambda other: other != seat)
    return {
        **{Fact("points", who): float(worth[who]) for who in seats},
        **{Fact("five", who): float(worth[who] >= THRESHOLD) for who in seats},
        **{Fact("last", who): float(last == [who]) for who in seats},
    }


TOLD = {
    "points": Telling(
        say("Points in this turn for {who}"),
        say("you score {n} points this turn"),
        say("{who} scores {n} points this turn"),
        "7.1",
    ),
    "five": Telling(
        say("Treasures of 5 or more, where the bonus begins, for {who}"),
        say("your treasures come to 5 or more, where the bonus begins"),
        say("{who}’s treasures come to 5 or more, where the bonus begins"),
        "7.2",
    ),
    "last": Telling(
        say("Last one out, taking the leftover pile: {who}"),
        say("you are the last one out and take the leftover pile"),
        say("{who} is the last one out and takes the leftover pile"),
        "6.4",
    ),
}

SENSES = {"points": 1, "five": 1}

TALES = dict.fromkeys(("points", "five", "last"), (CameHome, TurnEnded))
