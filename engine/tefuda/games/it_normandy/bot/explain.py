"""Why one card or task is better: who won the trick, where it went, what the round came to."""

from collections.abc import Mapping

from tefuda.core.advice import Fact, Line
from tefuda.core.kit.play import Play
from tefuda.core.table import Reason, say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.rules.events import Solved, TrickTaken
from tefuda.games.it_normandy.rules.scoring import ranks
from tefuda.games.it_normandy.rules.turns import ROUNDS


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The running trick, then the round; of tasks that are spread the round alone."""
    before, standing = line.start.get("scores"), line.end.get("standing")
    if not isinstance(before, tuple) or not isinstance(standing, tuple):
        return {}
    seats = (seat, 1 - seat)
    told = _of_trick(line, seats) if "hands" in line.start else {}
    told |= {Fact("below", who): standing[who] < 0 for who in seats}
    places = ranks(standing)
    told |= {Fact("ahead", who): places[who] < places[1 - who] for who in seats}
    counted = {Fact("points", who): standing[who] - before[who] for who in seats}
    surplus, goes_on = line.end["surplus"], line.end["number"] != ROUNDS - 1
    assert isinstance(surplus, tuple)
    counted |= {Fact("tasks", who): surplus[who] * goes_on for who in seats}
    return {fact: float(value) for fact, value in (*told.items(), *counted.items())}


def _of_trick(line: Line, seats: tuple[Seat, Seat]) -> dict[Fact, bool]:
    """Who won the trick that ran, and where it went."""
    trick = next(event.trick for event in line.events if isinstance(event, Solved))
    told = {Fact("won", seats[0]): trick.winner == seats[0]}
    for area in ("surplus", "common", "personal"):
        told |= {Fact(area, who): (trick.winner, trick.area) == (who, area) for who in seats}
    return told


TOLD = {
    "won": Reason(say("This trick goes to {who}"), "4.1"),
    "surplus": Reason(say("This trick is surplus for {who}"), "5.3"),
    "common": Reason(say("With this trick a common task is solved by {who}"), "5.1"),
    "personal": Reason(say("With this trick an own task is solved by {who}"), "5.1"),
    "below": Reason(say("The round leaves below zero: {who}"), "7.4"),
    "ahead": Reason(say("The round leaves nearest above zero: {who}"), "7.4"),
    "points": Reason(say("Points of this round for {who}"), "6.1"),
    "tasks": Reason(say("Own tasks in the next round for {who}"), "7.1"),
}

SENSES = {"below": -1, "ahead": 1}

TALES = dict.fromkeys(("won", "surplus", "common", "personal"), (Play, TrickTaken, Solved))
