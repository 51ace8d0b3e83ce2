"""Why one card or task is better: what the round came to, who won the trick, where it went."""

from collections.abc import Mapping
from typing import cast

from tefuda.core.advice import Fact, Line, Telling
from tefuda.core.compact import Facts
from tefuda.core.kit.play import Play
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.rules.events import Solved, TrickTaken
from tefuda.games.it_normandy.rules.scoring import ranks
from tefuda.games.it_normandy.rules.state import Counts
from tefuda.games.it_normandy.rules.turns import ROUNDS

CLOSE, ROOM, HIGH = range(4), range(2, 6), 7
"""Good to end a match with, and a round with others to come (`bot.outlook`); high from there on."""


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The round, then the running trick; of tasks that are spread the round alone."""
    standing = line.end.get("standing")
    if not isinstance(standing, tuple):
        return {}
    seats = (seat, 1 - seat)
    places = ranks(standing)
    told: dict[Fact, int] = {Fact("ahead", who): places[who] < places[1 - who] for who in seats}
    told |= {Fact("below", who): standing[who] < 0 for who in seats}
    told |= _to_come(line.end, standing, seats)
    told |= _of_round(line.end, seats)
    if "hands" in line.start:
        told |= _of_trick(line, seats)
    return {fact: float(value) for fact, value in told.items()}


def _to_come(end: Facts, scores: Counts, seats: tuple[Seat, Seat]) -> dict[Fact, int]:
    """How well a score is to end with, or to go on from; tasks to come weigh down."""
    if end["number"] == ROUNDS - 1:
        told = {Fact("close", who): int(scores[who] in CLOSE) for who in seats}
        return told | {Fact("away", who): abs(scores[who]) for who in seats}
    surplus = cast("Counts", end["surplus"])
    low = [who for who in seats if surplus[who] and scores[who] < CLOSE.stop]
    told = {Fact("burden", who): int(who in low) for who in seats}
    told |= {Fact("room", who): int(scores[who] in ROOM) for who in seats}
    return told | {Fact("high", who): int(scores[who] >= HIGH) for who in seats}


def _of_round(end: Facts, seats: tuple[Seat, Seat]) -> dict[Fact, int]:
    """Tasks left. Points and tricks are none: more of them may be good, or bad."""
    common, personal = end["common"], end["personal"]
    assert isinstance(personal, list)
    own = {who: sum(personal[who]) for who in seats}
    undone = any(cast("Counts", common))
    done = {Fact("done", who): not undone and not own[who] for who in seats}
    left = {Fact("left", who): own[who] for who in seats}
    return done | left | {Fact("undone", seats[0]): sum(cast("Counts", common))}


def _of_trick(line: Line, seats: tuple[Seat, Seat]) -> dict[Fact, bool]:
    """Who won the trick that ran, and where it went."""
    trick = next(event.trick for event in line.events if isinstance(event, Solved))
    told = {Fact("won", seats[0]): trick.winner == seats[0]}
    for area in ("surplus", "common", "personal"):
        told |= {Fact(area, who): (trick.winner, trick.area) == (who, area) for who in seats}
    return told


TOLD = {
    "ahead": Telling(
        say("Closest to 0 after this round: {who}"),
        say("you are closest to 0 at the round’s end"),
        say("{who} is closest to 0 at the round’s end"),
        "7.4",
    ),
    "below": Telling(
        say("Below 0 after this round: {who}"),
        say("you end the round below 0"),
        say("{who} ends the round below 0"),
        "7.4",
    ),
    "away": Telling(
        say("Points away from 0 after this round: {who}"),
        say("you end the round {n} points away from 0"),
        say("{who} ends the round {n} points away from 0"),
        "7.4",
    ),
    "close": Telling(
        say("From 0 to 3 after this round: {who}"),
        say("you end the round from 0 to 3"),
        say("{who} ends the round from 0 to 3"),
        "7.4",
    ),
    "burden": Telling(
        say("3 points or less after this round, and personal tasks to come: {who}"),
        say("you end the round with 3 points or less, and personal tasks to come"),
        say("{who} ends the round with 3 points or less, and personal tasks to come"),
        "7.1",
    ),
    "room": Telling(
        say("2 to 5 points after this round, room for a later minus: {who}"),
        say("you end the round with 2 to 5 points, room for a later minus"),
        say("{who} ends the round with 2 to 5 points, room for a later minus"),
        "7.4",
    ),
    "high": Telling(
        say("7 points or more after this round, far above 0: {who}"),
        say("you end the round with 7 points or more, far above 0"),
        say("{who} ends the round with 7 points or more, far above 0"),
        "7.4",
    ),
    "done": Telling(
        say("All tasks done, so +1 a trick: {who}"),
        say("you have all tasks done and get +1 a trick"),
        say("{who} has all tasks done and gets +1 a trick"),
        "6.2",
    ),
    "left": Telling(
        say("Personal tasks left, each a minus: {who}"),
        say("you are left with {n} personal tasks, each a minus"),
        say("{who} is left with {n} personal tasks, each a minus"),
        "6.9",
    ),
    "undone": Telling(
        say("Common tasks left in this round"),
        say("{n} common tasks are left undone"),
        say("{n} common tasks are left undone"),
        "6.8",
    ),
    "won": Telling(
        say("The trick goes to {who}"),
        say("you win this trick"),
        say("{who} wins this trick"),
        "4.1",
    ),
    "surplus": Telling(
        say("The trick goes to {who} and is surplus"),
        say("you win this trick as surplus"),
        say("{who} wins this trick as surplus"),
        "5.3",
    ),
    "common": Telling(
        say("The trick goes to {who} and does a common task"),
        say("you win this trick and do a common task"),
        say("{who} wins this trick and does a common task"),
        "5.1",
    ),
    "personal": Telling(
        say("The trick goes to {who} and does a personal task"),
        say("you win this trick and do a personal task"),
        say("{who} wins this trick and does a personal task"),
        "5.1",
    ),
}

SENSES = {
    "ahead": 1,
    "below": -1,
    "close": 1,
    "away": -1,
    "burden": -1,
    "room": 1,
    "high": -1,
}

TALES = dict.fromkeys(("won", "surplus", "common", "personal"), (Play, TrickTaken, Solved))
