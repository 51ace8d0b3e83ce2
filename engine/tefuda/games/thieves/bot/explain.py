"""Why one act is better than another: points, which thief one ends with, who is last, and what the others get."""

from collections.abc import Mapping, Sequence

from tefuda.core.advice import Fact, Line, Telling
from tefuda.core.table import say
from tefuda.core.terms import Moved, Seat
from tefuda.games.thieves.rules.events import CameHome, TurnEnded
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import Home


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """One's own points, how they came about, and those of the others; none where no turn was played."""
    worth, last, pile = (line.end.get(name) for name in ("worth", "last", "pile"))
    if not isinstance(worth, list) or not isinstance(pile, int):
        return {}
    others = [other for other in range(len(worth)) if other != seat]
    seats, owner = [seat, *others], _owner(line, seat)
    told = {
        Fact("points", seat): float(worth[seat]),
        **_match(line, seat),
        **_ends(line, seat),
        **{Fact("last", who): float(last == [who]) for who in seats},
        **{Fact("gains", who): float(last == [who] and pile > 0) for who in seats},
        **{Fact("costs", who): float(last == [who] and pile < 0) for who in seats},
        **{Fact("fed", who): float(who == owner and worth[who] >= THRESHOLD) for who in others},
        **{Fact("spoilt", who): float(who == owner and worth[who] < 0) for who in others},
        **{Fact("points", who): float(worth[who]) for who in others},
        **{Fact("five", who): float(worth[who] >= THRESHOLD) for who in seats},
        **_lead(line, seat),
    }
    moved = next(line.events, None)
    if isinstance(moved, Moved) and isinstance(moved.move, Home):
        return {fact: number for fact, number in told.items() if not _ruled_out(fact, seat)}
    return told


def _ruled_out(fact: Fact, seat: Seat) -> bool:
    """What going home makes impossible by itself: another thief, being last, this thief for others."""
    if fact.seat == seat:
        return fact.name in ("last", "gains", "costs") or fact.name.startswith("ends")
    return fact.name in ("fed", "spoilt")


def _totals(line: Line, seat: Seat) -> tuple[int, int] | None:
    """The seat's and the best other's; None where the match is not known."""
    totals = line.end.get("totals")
    if not isinstance(totals, list):
        return None
    return totals[seat], max(total for who, total in enumerate(totals) if who != seat)


def _match(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """In the last turn, whether it wins the match."""
    totals = _totals(line, seat)
    if totals is None or line.end.get("left") != 0:
        return {}
    return {Fact("wins", seat): float(totals[0] >= totals[1])}


def _lead(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """By how much the seat is ahead of the best other in the match; 0 where it is not."""
    totals = _totals(line, seat)
    return {Fact("lead", seat): float(max(0, totals[0] - totals[1]))} if totals else {}


def _colours(line: Line) -> tuple[Sequence[str], Sequence[str]]:
    """The thieves by seat, before the move and at the end."""
    before, after = line.start.get("colours"), line.end.get("colours")
    assert isinstance(before, list)
    assert isinstance(after, list)
    return before, after


def _ends(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """Which of the thieves that are elsewhere now the seat ends with."""
    before, after = _colours(line)
    elsewhere = sorted({*before} - {before[seat]})
    return {Fact(f"ends {colour}", seat): float(after[seat] == colour) for colour in elsewhere}


def _owner(line: Line, seat: Seat) -> Seat:
    """Who ended as the thief that stood before the seat."""
    before, after = _colours(line)
    return after.index(before[seat])


TOLD = {
    "points": Telling(
        say("Points in this round for {who}"),
        say("you score {n} points this round"),
        say("{who} scores {n} points this round"),
        "7.1",
    ),
    "wins": Telling(
        say("Wins the match: {who}"),
        say("you win the match"),
        say("{who} wins the match"),
        "8.3",
    ),
    "ends R": Telling(
        say("Ends with the ● red thief: {who}"),
        say("you end with the ● red thief"),
        say("{who} ends with the ● red thief"),
        "4.4",
    ),
    "ends B": Telling(
        say("Ends with the ■ blue thief: {who}"),
        say("you end with the ■ blue thief"),
        say("{who} ends with the ■ blue thief"),
        "4.4",
    ),
    "ends Y": Telling(
        say("Ends with the ★ yellow thief: {who}"),
        say("you end with the ★ yellow thief"),
        say("{who} ends with the ★ yellow thief"),
        "4.4",
    ),
    "ends G": Telling(
        say("Ends with the ▲ green thief: {who}"),
        say("you end with the ▲ green thief"),
        say("{who} ends with the ▲ green thief"),
        "4.4",
    ),
    "last": Telling(
        say("Last player, with the leftover pile: {who}"),
        say("you are the last player and take the leftover pile"),
        say("{who} is the last player and takes the leftover pile"),
        "6.4",
    ),
    "gains": Telling(
        say("Last player, and the leftover pile brings points: {who}"),
        say("you are the last player and gain points from the leftover pile"),
        say("{who} is the last player and gains points from the leftover pile"),
        "6.4",
    ),
    "costs": Telling(
        say("Last player, and the leftover pile costs points: {who}"),
        say("you are the last player and lose points by the leftover pile"),
        say("{who} is the last player and loses points by the leftover pile"),
        "6.4",
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
    "five": Telling(
        say("5 points or more in this round for {who}"),
        say("you score 5 points or more this round"),
        say("{who} scores 5 points or more this round"),
        "7.2",
    ),
    "lead": Telling(
        say("Ahead in the match after this round, in points: {who}"),
        say("your lead in the match after this round is {n} points"),
        say("{who}’s lead in the match after this round is {n} points"),
        "8.3",
    ),
}

SENSES = {
    **dict.fromkeys(("points", "wins", "gains", "fed", "five", "lead"), 1),
    **dict.fromkeys(("costs", "spoilt"), -1),
}
"""Which thief one ends with, and who is last, may be good or bad."""

TALES = dict.fromkeys(TOLD, (CameHome, TurnEnded))
"""What a thief is worth, as far as a seat can tell, and what totals promise."""
