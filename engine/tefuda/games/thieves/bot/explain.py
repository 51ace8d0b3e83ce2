"""Why one act is better than another: with which thief one scores, the leftover pile, points, and what the others get.

Each fact says of itself whether it is good: with which thief one ends, and who is last, is told with what that brings.
Who of the others is last comes late: nobody sees why it is otherwise after one card than after another.
"""

from collections.abc import Mapping, Sequence

from tefuda.core.advice import Fact, Line, Telling
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, say
from tefuda.core.terms import Moved, Seat
from tefuda.games.thieves.cards import COLOURS
from tefuda.games.thieves.rules.events import CameHome, TurnEnded
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import Hide, Home

NEAR = 3
"""Cards in hand from which on it can be told with which thief one ends."""


def facts(line: Line, seat: Seat) -> Mapping[Fact, float]:
    """One's own points, how they came about, and those of the others; none where no turn was played."""
    worth, last, pile = (line.end.get(name) for name in ("worth", "last", "pile"))
    if not isinstance(worth, list) or not isinstance(pile, int):
        return {}
    others = [other for other in range(len(worth)) if other != seat]
    owner = _owner(line, seat)
    told = {
        **_ends(line, seat, worth[seat]),
        Fact("fed", seat): float(seat == owner and worth[seat] >= THRESHOLD),
        Fact("spoilt", seat): float(seat == owner and worth[seat] < 0),
        Fact("gains", seat): float(last == [seat] and pile > 0),
        Fact("costs", seat): float(last == [seat] and pile < 0),
        Fact("points", seat): float(worth[seat]),
        **{Fact("fed", who): float(who == owner and worth[who] >= THRESHOLD) for who in others},
        **{Fact("spoilt", who): float(who == owner and worth[who] < 0) for who in others},
        **_left_to(line, others, pile),
        **{Fact("points", who): float(worth[who]) for who in others},
        **{Fact("gains", who): float(last == [who] and pile > 0) for who in others},
        **{Fact("costs", who): float(last == [who] and pile < 0) for who in others},
        Fact("five", seat): float(worth[seat] >= THRESHOLD),
        **_match(line, seat),  # what it comes to says no why: only where nothing before it does
        **_lead(line, seat),
    }
    moved = next(line.events, None)
    if not isinstance(moved, Moved):
        return told
    return {fact: number for fact, number in told.items() if _tells(fact, seat, moved.move)}


def _left_to(line: Line, others: Sequence[Seat], pile: int) -> Mapping[Fact, float]:
    """With two left whether the other is last and the pile costs points: by going home one sees to it."""
    out, last = line.start.get("out"), line.end.get("last")
    if not isinstance(out, list) or len(out) != 2:
        return {}
    return {Fact("burden", who): float(last == [who] and pile < 0) for who in others if who in out}


def _tells(fact: Fact, seat: Seat, move: object) -> bool:
    """Not what going home makes impossible by itself, but for the pile, which it gives up; and while one hides
    not what is far, or has no cause in sight.
    """
    if fact.name in ("fed", "spoilt"):
        return not isinstance(move, Home)
    if fact.name in ("gains", "costs"):
        return not isinstance(move, Hide)
    ends = fact.name.startswith(("rich", "poor"))
    return not (ends and isinstance(move, Home | Hide))


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


def _ends(line: Line, seat: Seat, points: int) -> Mapping[Fact, float]:
    """With which of the thieves that are elsewhere now the seat scores 5 or more, and with which less; once that is near."""
    before, after = _colours(line)
    elsewhere, rich = sorted({*before} - {before[seat]}), points >= THRESHOLD
    hands = line.start.get("hands")
    if isinstance(hands, list) and len(hands[seat]) > NEAR:
        return {}
    return {
        Fact(f"{name} {colour}", seat): float(after[seat] == colour and rich == good)
        for name, good in (("rich", True), ("poor", False))
        for colour in elsewhere
    }


def _owner(line: Line, seat: Seat) -> Seat:
    """Who ended as the thief that stood before the seat."""
    before, after = _colours(line)
    return after.index(before[seat])


def _with(name: str, *texts: Message, gloss: Message | None = None) -> Mapping[str, Telling]:
    """The same of each thief: as a head, of the reader and of another."""

    def of(colour: str) -> Telling:
        head, own, other = (Message(text.text, {"colour": SUIT_NAMES[colour]}) for text in texts)
        return Telling(head, own, other, "4.4", gloss)

    return {f"{name} {colour}": of(colour) for colour in COLOURS}


_LOADED = say("your card on it too")

TOLD = {
    **_with(
        "rich",
        say("5 points or more, with the {colour} thief, for {who}"),
        say("you score 5 points or more with the {colour} thief"),
        say("{who} scores 5 points or more with the {colour} thief"),
        gloss=say("and the leftover pile, if last"),
    ),
    **_with(
        "poor",
        say("Less than 5 points, with the {colour} thief, for {who}"),
        say("you end with the {colour} thief and less than 5 points"),
        say("{who} ends with the {colour} thief and less than 5 points"),
    ),
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
    "gains": Telling(
        say("Last player, and the leftover pile brings points: {who}"),
        say("as the last player you gain points from the leftover pile"),
        say("{who}, as the last player, gains points from the leftover pile"),
        "6.4",
    ),
    "costs": Telling(
        say("Last player, and the leftover pile costs points: {who}"),
        say("as the last player you lose points by the leftover pile"),
        say("{who}, as the last player, loses points by the leftover pile"),
        "6.4",
    ),
    "burden": Telling(
        say("Last player, and the leftover pile, with what you leave in it, costs points: {who}"),
        say("as the last player you lose points by the leftover pile"),
        say("{who}, as the last player, loses points by the leftover pile"),
        "6.4",
        gloss=say("with what you leave in it"),
    ),
    "fed": Telling(
        say("This thief with your card, and 5 points or more, for {who}"),
        say("you score 5 points or more with this thief"),
        say("{who} scores 5 points or more with this thief"),
        "4.4",
        gloss=_LOADED,
    ),
    "spoilt": Telling(
        say("This thief with your card, and less than 0 points, for {who}"),
        say("you score less than 0 points with this thief"),
        say("{who} scores less than 0 points with this thief"),
        "4.4",
        gloss=_LOADED,
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
    **dict.fromkeys(
        (*(f"rich {c}" for c in COLOURS), "points", "wins", "gains", "fed", "five", "lead"), 1
    ),
    **dict.fromkeys((*(f"poor {c}" for c in COLOURS), "costs", "burden", "spoilt"), -1),
}

TALES = dict.fromkeys(TOLD, (CameHome, TurnEnded))
"""What a thief is worth, as far as a seat can tell, and what totals promise."""
