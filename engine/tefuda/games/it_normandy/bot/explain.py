"""Why one card or task is better: what the round came to, who won the trick, where it went."""

from collections.abc import Mapping
from typing import cast

from tefuda.core.advice import NOBODY, Fact, Line, Telling
from tefuda.core.compact import Facts
from tefuda.core.kit.play import Play
from tefuda.core.table import say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.cards import PLACE
from tefuda.games.it_normandy.rules.events import Solved, TrickTaken
from tefuda.games.it_normandy.rules.scoring import ranks
from tefuda.games.it_normandy.rules.standing import GOOD
from tefuda.games.it_normandy.rules.state import Counts, Setup
from tefuda.games.it_normandy.rules.turns import ROUNDS, TRICKS

CLOSE = range(4)
"""Good to end a match with."""

FAR = 3
"""So much farther from a good score it is called too low, or too high."""

MANY, LOADED = 3, GOOD[True].start
"""So much surplus weighs, and the more the lower the score is under that."""


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """The round, one's own side first, then the running trick; where no card is played the round alone."""
    standing = line.end.get("standing")
    if not isinstance(standing, tuple):
        return {}
    seats = (seat, 1 - seat)
    told = dict[Fact, int]()
    for who in seats:
        told |= _of_score(line.end, standing, who)
    told |= _of_round(line.end, seats) | _gathered(line, seat)
    if line.start.get("taken") == (-1, -1):
        told |= _of_trick(line, seat)
    return {fact: float(value) for fact, value in told.items()}


def _of_score(end: Facts, scores: Counts, who: Seat) -> dict[Fact, int]:
    """Who is in front, who below 0, and how good a score is."""
    places, last = ranks(scores), end["number"] == ROUNDS - 1
    first = Fact("wins" if last else "ahead", who)
    told = {first: int(places[who] < places[1 - who]), Fact("below", who): int(scores[who] < 0)}
    return told | (_at_the_end(scores[who], who) if last else _to_come(end, scores[who], who))


def _at_the_end(score: int, who: Seat) -> dict[Fact, int]:
    return {Fact("close", who): int(score in CLOSE), Fact("away", who): abs(score)}


def _to_come(end: Facts, score: int, who: Seat) -> dict[Fact, int]:
    """How well a score is to go on from; surplus is a minus to come."""
    surplus = cast("Counts", end["surplus"])[who]
    good = GOOD[surplus > 0]
    return {
        Fact("good", who): int(score in good),
        Fact("low", who): int(score < good.start - FAR),
        Fact("high", who): int(score >= good.stop + FAR),
        Fact("load", who): int(surplus >= MANY and score < LOADED),
    }


def _of_round(end: Facts, seats: tuple[Seat, Seat]) -> dict[Fact, int]:
    """Tasks done and left. Points and tricks are none: more of them may be good, or bad."""
    common, personal = cast("Counts", end["common"]), cast("list[Counts]", end["personal"])
    solves = cast("list[Counts]", end["solves"])
    own, undone = {who: sum(personal[who]) for who in seats}, any(common)
    told = {Fact("done", who): int(not undone and not own[who]) for who in seats}
    told |= {Fact("left", who): int(own[who] > 0) for who in seats}
    told |= {Fact("idle", who): int(not any(solves[who])) for who in seats}
    return told | {Fact("undone", NOBODY): int(undone), Fact("clear", NOBODY): int(not undone)}


def _gathered(line: Line, seat: Seat) -> dict[Fact, int]:
    """What a score came of: points for most of a suit, and surplus tricks from here on."""
    end, before = line.end, cast("Counts", line.start.get("surplus", (0, 0)))
    common, surplus = cast("Counts", end["common"]), cast("Counts", end["surplus"])
    most = [place for place in PLACE.values() if not common[place] and _has_most(end, seat, place)]
    spare = "minus" if end["number"] == ROUNDS - 1 else "spare"
    return {
        Fact("most", seat): 2 * len(most),
        Fact(spare, seat): surplus[seat] - before[seat],
    }


def _of_trick(line: Line, seat: Seat) -> dict[Fact, int]:
    """Whether one won the trick that ran, and where it went; not where, if its winner chose."""
    trick = next(event.trick for event in line.events if isinstance(event, Solved))
    place = PLACE[trick.suit]
    left = cast("Counts", line.start["common"])[place]
    own = cast("list[Counts]", line.start["personal"])[trick.winner][place]
    area = "choice" if left and own else trick.area
    told = {Fact(_worth(line.start, seat), seat): int(trick.winner == seat)}
    idle = "wasted" if line.end["number"] == ROUNDS - 1 else "surplus"
    for name, went in (
        (idle, "surplus"),
        *((went, went) for went in ("common", "personal", "choice")),
    ):
        told[Fact(name, seat)] = int((trick.winner, area) == (seat, went))
    last = area == "common" and left == 1 and _has_most(line.end, seat, place)
    return told | {Fact("last", seat): int(last)}


def _worth(start: Facts, seat: Seat) -> str:
    """What winning a trick is called: a point if all tasks get done, or none as they cannot."""
    personal = cast("list[Counts]", start["personal"])[seat]
    tasks = sum(cast("Counts", start["common"])) + sum(personal)
    return "won" if tasks <= TRICKS - sum(cast("Counts", start["won"])) else "taken"


def _has_most(end: Facts, seat: Seat, place: int) -> bool:
    """Whether doing a suit brought a seat points: it did the most of it, or as many (6.4)."""
    setup, solves = cast("Setup", end["setup"]), cast("list[Counts]", end["solves"])
    margin = solves[seat][place] - solves[1 - seat][place]
    return margin > 0 or (margin == 0 and setup.tie_scores)


TOLD = {
    "wins": Telling(
        say("Wins the match: {who}"),
        say("you win the match"),
        say("{who} wins the match"),
        "7.4",
    ),
    "ahead": Telling(
        say("Ahead after this round (the lowest score not below 0): {who}"),
        say("you end the round ahead"),
        say("{who} ends the round ahead"),
        "7.4",
        gloss=say("with the lowest score not below 0"),
    ),
    "below": Telling(
        say("Below 0 after this round: {who}"),
        say("you end the round below 0"),
        say("{who} ends the round below 0"),
        "7.4",
        gloss=say("in the end below 0 loses"),
    ),
    "close": Telling(
        say("From 0 to 3 after this round: {who}"),
        say("you end the match from 0 to 3, which is hard to beat"),
        say("{who} ends the match from 0 to 3, which is hard to beat"),
        "7.4",
    ),
    "away": Telling(
        say("Points away from 0 after this round: {who}"),
        say("you end the match {n} points away from 0"),
        say("{who} ends the match {n} points away from 0"),
        "7.4",
        gloss=say("closest wins; below 0 loses"),
    ),
    "good": Telling(
        say("A good score after this round (2 to 5 points; 6 to 10 with a surplus trick): {who}"),
        say("you end the round at a good score"),
        say("{who} ends the round at a good score"),
        "7.1",
        gloss=say("2 to 5 points; 6 to 10 with a surplus trick"),
    ),
    "low": Telling(
        say("Too low after this round (−2 points or less; 2 or less with a surplus trick): {who}"),
        say("you end the round too low"),
        say("{who} ends the round too low"),
        "7.1",
        gloss=say("−2 points or less; 2 or less with a surplus trick"),
    ),
    "high": Telling(
        say("Too high after this round (9 points or more; 14 or more with a surplus trick): {who}"),
        say("you end the round too high"),
        say("{who} ends the round too high"),
        "7.1",
        gloss=say("9 points or more; 14 or more with a surplus trick"),
    ),
    "load": Telling(
        say("5 or less after this round, with 3 or more surplus tricks: {who}"),
        say("you end the round at 5 or less with 3 or more surplus tricks"),
        say("{who} ends the round at 5 or less with 3 or more surplus tricks"),
        "7.1",
        gloss=say("tasks that, left undone, lead below 0"),
    ),
    "done": Telling(
        say("All tasks done, common and own (+1 a trick): {who}"),
        say("you have all tasks done, common and own"),
        say("{who} has all tasks done, common and own"),
        "6.2",
        gloss=say("then each trick taken is +1"),
    ),
    "left": Telling(
        say("Personal tasks left, −4 or worse: {who}"),
        say("you have personal tasks left"),
        say("{who} has personal tasks left"),
        "6.9",
        gloss=say("−4 or worse, and one’s tricks score nothing"),
    ),
    "idle": Telling(
        say("No common task done all round, −2: {who}"),
        say("you do no common task all round"),
        say("{who} does no common task all round"),
        "6.6",
        gloss=say("−2"),
    ),
    "undone": Telling(
        say("Common tasks left, −2 for both"),
        say("common tasks are left"),
        say("common tasks are left"),
        "6.8",
        gloss=say("−2 for both, and no trick scores"),
    ),
    "clear": Telling(
        say("All common tasks done"),
        say("all common tasks get done"),
        say("all common tasks get done"),
        "6.2",
        gloss=say("no −2, and tricks can score"),
    ),
    "most": Telling(
        say("Points for doing the most of a suit: {who}"),
        say("you get {n} points for doing the most of a suit"),
        say("{who} gets {n} points for doing the most of a suit"),
        "6.4",
        gloss=say("2 for each suit all done"),
    ),
    "spare": Telling(
        say("Surplus tricks from here on: {who}"),
        say("you take {n} surplus tricks from here on"),
        say("{who} takes {n} surplus tricks from here on"),
        "5.3",
        gloss=say("each a personal task in the next round"),
    ),
    "minus": Telling(
        say("Surplus tricks from here on, −1 each: {who}"),
        say("you take {n} surplus tricks from here on"),
        say("{who} takes {n} surplus tricks from here on"),
        "6.11",
        gloss=say("−1 each in the last round"),
    ),
    "won": Telling(
        say("The trick goes to {who}"),
        say("you win this trick"),
        say("{who} wins this trick"),
        "4.1",
        gloss=say("+1 if all tasks get done"),
    ),
    "taken": Telling(
        say("The trick goes to {who}"),
        say("you win this trick"),
        say("{who} wins this trick"),
        "6.2",
        gloss=say("no +1: there are too few tricks left for all tasks"),
    ),
    "surplus": Telling(
        say("The trick goes to {who} and is surplus"),
        say("you win this trick as surplus"),
        say("{who} wins this trick as surplus"),
        "5.3",
        gloss=say("a personal task in the next round"),
    ),
    "wasted": Telling(
        say("The trick goes to {who} and is surplus, −1"),
        say("you win this trick as surplus"),
        say("{who} wins this trick as surplus"),
        "6.11",
        gloss=say("−1 in the last round"),
    ),
    "common": Telling(
        say("The trick goes to {who} and does a common task"),
        say("you win this trick and do a common task"),
        say("{who} wins this trick and does a common task"),
        "5.1",
        gloss=say("+1 if all gets done; most of a suit +2"),
    ),
    "personal": Telling(
        say("The trick goes to {who} and does a personal task"),
        say("you win this trick and do a personal task"),
        say("{who} wins this trick and does a personal task"),
        "5.1",
        gloss=say("one fewer that may stay as a minus"),
    ),
    "choice": Telling(
        say("The trick goes to {who}, who chooses: a common or a personal task"),
        say("you win this trick and choose: a common or a personal task"),
        say("{who} wins this trick and chooses: a common or a personal task"),
        "5.2",
    ),
    "last": Telling(
        say("The trick does the last common task of its suit, +2: {who}"),
        say("this trick does the last common task of its suit, and you get the +2 for it"),
        say("this trick does the last common task of its suit, and {who} gets the +2 for it"),
        "6.4",
    ),
}

SENSES = {
    "wins": 1,
    "ahead": 1,
    "below": -1,
    "close": 1,
    "away": -1,
    "good": 1,
    "low": -1,
    "high": -1,
    "load": -1,
}

TALES = dict.fromkeys(
    ("won", "taken", "surplus", "wasted", "common", "personal", "choice", "last"),
    (Play, TrickTaken, Solved),
)
