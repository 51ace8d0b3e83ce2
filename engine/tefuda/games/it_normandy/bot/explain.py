"""Why one card or task is better: who won the trick, where it went, what the round came to."""

from collections.abc import Mapping
from typing import cast

from tefuda.core.advice import Fact, Line
from tefuda.core.compact import Facts
from tefuda.core.kit.play import Play
from tefuda.core.table import Reason, say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.rules.events import Solved, TrickTaken
from tefuda.games.it_normandy.rules.scoring import ranks
from tefuda.games.it_normandy.rules.state import Counts
from tefuda.games.it_normandy.rules.turns import ROUNDS


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The running trick, then the round; of tasks that are spread the round alone."""
    standing = line.end.get("standing")
    if not isinstance(standing, tuple):
        return {}
    seats = (seat, 1 - seat)
    told: dict[Fact, int] = {}
    if "hands" in line.start:
        told |= _of_trick(line, seats)
    told |= {Fact("below", who): standing[who] < 0 for who in seats}
    places = ranks(standing)
    told |= {Fact("ahead", who): places[who] < places[1 - who] for who in seats}
    told |= _of_round(line.end, seats)
    return {fact: float(value) for fact, value in told.items()}


def _of_round(end: Facts, seats: tuple[Seat, Seat]) -> dict[Fact, int]:
    """Tasks left and carried over. Points are none: more of them may be good, or bad."""
    common, personal, surplus = end["common"], end["personal"], end["surplus"]
    assert isinstance(personal, list)
    assert isinstance(surplus, tuple)
    own = {who: sum(personal[who]) for who in seats}
    undone = any(cast("Counts", common))
    goes_on = end["number"] != ROUNDS - 1
    carried = {Fact("tasks", who): surplus[who] * goes_on for who in seats}
    left = {Fact("left", who): own[who] for who in seats}
    return carried | left | {Fact("done", who): not undone and not own[who] for who in seats}


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
    "tasks": Reason(say("Own tasks in the next round for {who}"), "7.1"),
    "left": Reason(say("Own tasks left undone in this round by {who}"), "6.9"),
    "done": Reason(say("With all tasks done, each trick counts +1 for {who}"), "6.2"),
}

SENSES = {"below": -1, "ahead": 1}

TALES = dict.fromkeys(("won", "surplus", "common", "personal"), (Play, TrickTaken, Solved))
