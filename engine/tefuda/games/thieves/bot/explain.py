"""Why one act is better than another: the leftover pile, the bonus, the points, and what the thief at hand brings others."""

from collections.abc import Mapping

from tefuda.core.advice import Fact, Line, Telling
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.events import CameHome, TurnEnded
from tefuda.games.thieves.rules.scoring import THRESHOLD


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The bonus, the pile, points, one's own first, and who got the thief; none where no turn was played."""
    worth, last, pile = (line.end.get(name) for name in ("worth", "last", "pile"))
    if not isinstance(worth, list) or not isinstance(pile, int):
        return {}
    others = [other for other in range(len(worth)) if other != seat]
    seats, owner = [seat, *others], _owner(line, seat)
    five = {Fact("five", who): float(worth[who] >= THRESHOLD) for who in seats}
    return {
        Fact("five", seat): five[Fact("five", seat)],
        **{Fact("gains", who): float(last == [who] and pile > 0) for who in seats},
        **{Fact("costs", who): float(last == [who] and pile < 0) for who in seats},
        **{Fact("fed", who): float(who == owner and worth[who] >= THRESHOLD) for who in others},
        **{Fact("spoilt", who): float(who == owner and worth[who] < 0) for who in others},
        **five,
        **{Fact("points", who): float(worth[who]) for who in seats},
        **_lead(line, seat),
    }


def _lead(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """By how much the seat is ahead of the best other in the match; 0 where it is not."""
    totals = line.end.get("totals")
    if not isinstance(totals, list):
        return {}
    best = max(total for who, total in enumerate(totals) if who != seat)
    return {Fact("lead", seat): float(max(0, totals[seat] - best))}


def _owner(line: Line, seat: Seat) -> Seat:
    """Who ended as the thief that stood before the seat."""
    before, after = line.start.get("colours"), line.end.get("colours")
    assert isinstance(before, list)
    assert isinstance(after, list)
    return after.index(before[seat])


TOLD = {
    "gains": Telling(
        say("Last player, and the leftover pile brings points: {who}"),
        say("the leftover pile brings you, the last player, points"),
        say("the leftover pile brings {who}, the last player, points"),
        "6.4",
    ),
    "costs": Telling(
        say("Last player, and the leftover pile costs points: {who}"),
        say("the leftover pile costs you, the last player, points"),
        say("the leftover pile costs {who}, the last player, points"),
        "6.4",
    ),
    "five": Telling(
        say("5 points or more in this turn for {who}"),
        say("you score 5 points or more this turn"),
        say("{who} scores 5 points or more this turn"),
        "7.2",
    ),
    "points": Telling(
        say("Points in this turn for {who}"),
        say("you score {n} points this turn"),
        say("{who} scores {n} points this turn"),
        "7.1",
    ),
    "lead": Telling(
        say("Ahead in the match after this turn, in points: {who}"),
        say("your lead in the match after this turn is {n} points"),
        say("{who}’s lead in the match after this turn is {n} points"),
        "8.3",
    ),
    "fed": Telling(
        say("This thief, and 5 points or more with it, for {who}"),
        say("you get this thief and 5 points or more with it"),
        say("{who} gets this thief and 5 points or more with it"),
        "4.4",
    ),
    "spoilt": Telling(
        say("This thief, and less than 0 points with it, for {who}"),
        say("you get this thief and less than 0 with it"),
        say("{who} gets this thief and less than 0 with it"),
        "4.4",
    ),
}

SENSES = {"points": 1, "lead": 1, "five": 1, "gains": 1, "fed": 1, "costs": -1, "spoilt": -1}

TALES = dict.fromkeys(TOLD, (CameHome, TurnEnded))
