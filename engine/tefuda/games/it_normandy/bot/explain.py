"""Why one card or task is better: what the round came to, who won the trick, where it went."""

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
    """The round, then the running trick; of tasks that are spread the round alone."""
    standing = line.end.get("standing")
    if not isinstance(standing, tuple):
        return {}
    seats = (seat, 1 - seat)
    places = ranks(standing)
    told: dict[Fact, int] = {Fact("ahead", who): places[who] < places[1 - who] for who in seats}
    told |= {Fact("below", who): standing[who] < 0 for who in seats}
    told |= {Fact("away", who): abs(standing[who]) for who in seats}
    told |= _of_round(line.end, seats)
    if "hands" in line.start:
        told |= _of_trick(line, seats)
    return {fact: float(value) for fact, value in told.items()}


def _of_round(end: Facts, seats: tuple[Seat, Seat]) -> dict[Fact, int]:
    """Tasks left and carried over. Points are none: more of them may be good, or bad."""
    common, personal, surplus = end["common"], end["personal"], end["surplus"]
    assert isinstance(personal, list)
    assert isinstance(surplus, tuple)
    own = {who: sum(personal[who]) for who in seats}
    undone = any(cast("Counts", common))
    goes_on = end["number"] != ROUNDS - 1
    done = {Fact("done", who): not undone and not own[who] for who in seats}
    left = {Fact("left", who): own[who] for who in seats}
    return done | left | {Fact("tasks", who): surplus[who] * goes_on for who in seats}


def _of_trick(line: Line, seats: tuple[Seat, Seat]) -> dict[Fact, bool]:
    """Who won the trick that ran, and where it went."""
    trick = next(event.trick for event in line.events if isinstance(event, Solved))
    told = {Fact("won", seats[0]): trick.winner == seats[0]}
    for area in ("surplus", "common", "personal"):
        told |= {Fact(area, who): (trick.winner, trick.area) == (who, area) for who in seats}
    return told


TOLD = {
    "ahead": Reason(say("Closest to 0 after this round: {who}"), "7.4"),
    "below": Reason(say("Below 0 after this round: {who}"), "7.4"),
    "away": Reason(say("Points away from 0 after this round: {who}"), "7.4"),
    "done": Reason(say("All tasks done, so +1 a trick: {who}"), "6.2"),
    "left": Reason(say("Personal tasks left, each a minus: {who}"), "6.9"),
    "tasks": Reason(say("Personal tasks next round: {who}"), "7.1"),
    "surplus": Reason(say("The trick goes to {who} and is surplus"), "5.3"),
    "common": Reason(say("The trick goes to {who} and does a common task"), "5.1"),
    "personal": Reason(say("The trick goes to {who} and does a personal task"), "5.1"),
    "won": Reason(say("The trick goes to {who}"), "4.1"),
}

SENSES = {"ahead": 1, "below": -1, "away": -1}

TALES = dict.fromkeys(("won", "surplus", "common", "personal"), (Play, TrickTaken, Solved))
