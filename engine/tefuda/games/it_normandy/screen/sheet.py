"""The score sheet of IT Normandy: six lines a round, each with why."""

from collections.abc import Iterator

from tefuda.core.cards import Cards
from tefuda.core.game import Seat
from tefuda.core.table import Message, Reason, ScoreRow, Who, say
from tefuda.games.it_normandy.rules.scoring import LINES, SEATS, ScoreLine, most_in
from tefuda.games.it_normandy.rules.state import Round, Setup, View
from tefuda.games.it_normandy.screen.names import signs

NAMES: dict[str, Message] = {
    "all done": say("All tasks done"),
    "most solved": say("Most of a suit"),
    "none solved": say("No common task"),
    "common left": say("Common tasks left"),
    "personal left": say("Personal tasks left"),
    "surplus": say("Surplus"),
}


def sheet(view: View) -> tuple[ScoreRow, ...]:
    """Every finished round, its sum first, then its lines; the total last."""
    rows: list[ScoreRow] = []
    for number, one in enumerate(view.rounds, 1):
        sums = tuple(map(sum, zip(*one.points, strict=True)))
        rows.append(ScoreRow(say("Round {n}", n=number), sums, total=True))
        rows += _lines(view.setup, one)
    return (*rows, ScoreRow(say("Total"), view.scores, total=True))


def _lines(setup: Setup, one: Round) -> Iterator[ScoreRow]:
    for line, points in zip(LINES, one.points, strict=True):
        values = tuple(value or None for value in points)
        yield ScoreRow(NAMES[line.name], values, tuple(_reasons(setup, one, line, points)))


def _reasons(
    setup: Setup, one: Round, line: ScoreLine, points: tuple[int, ...]
) -> Iterator[Reason]:
    if line.name == "common left":
        left = sum(one.tally.common)
        if left:
            yield Reason(say("Common tasks left: {n}.", n=left), line.clause, points=points[0])
        return
    for seat in SEATS:
        if points[seat]:
            message, cards = _why(setup, one, line.name, seat)
            yield Reason(message, line.clause, cards, points[seat])


def _why(setup: Setup, one: Round, name: str, seat: Seat) -> tuple[Message, Cards]:
    """Why a seat scored on a line, and the cards that won it those tricks."""
    tally, who = one.tally, Who(seat)
    mine = [trick for trick in one.tricks if trick.winner == seat]
    if name == "all done":
        message = say("{who} had no task left: {n} tricks won.", who=who, n=len(mine))
        return message, tuple(trick.card for trick in mine)
    if name == "most solved":
        suits = most_in(tally, setup)[seat]
        solved = [trick for trick in mine if trick.area == "common" and trick.suit in suits]
        message = say("{who} solved the most of {suits}.", who=who, suits=signs(suits))
        return message, tuple(trick.card for trick in solved)
    if name == "none solved":
        return say("{who} solved no common task.", who=who), ()
    if name == "personal left":
        return say("{who} left {n} personal tasks.", who=who, n=sum(tally.personal[seat])), ()
    wasted = tuple(trick.card for trick in mine if trick.area == "surplus")
    return say("{who} ended with {n} tricks in the surplus.", who=who, n=len(wasted)), wasted
