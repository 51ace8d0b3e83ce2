"""The score sheet of IT Normandy: six lines a round, each with why."""

from collections.abc import Iterator

from tefuda.core.cards import Cards
from tefuda.core.kit.sheet import total
from tefuda.core.table import Message, Reason, ScoreRow, Who, say
from tefuda.core.terms import Seat
from tefuda.games.it_normandy.cards import PLACE
from tefuda.games.it_normandy.rules.scoring import LINES, SEATS, ScoreLine, most_in
from tefuda.games.it_normandy.rules.state import Round, Setup, Tally, View
from tefuda.games.it_normandy.screen.names import LINE_NAMES, signs


def sheet(view: View) -> tuple[ScoreRow, ...]:
    """Every finished round, its sum first, then its lines; the total last."""
    rows: list[ScoreRow] = []
    for number, over in enumerate(view.past.rounds, 1):
        sums = tuple(map(sum, zip(*over.points, strict=True)))
        rows.append(ScoreRow(say("Round {n}", n=number), sums, total=True))
        rows += lines_of(view.setup, over)
    return (*rows, total(view.past.scores))


def lines_of(setup: Setup, over: Round) -> Iterator[ScoreRow]:
    """The six lines of a round that is over."""
    for line, points in zip(LINES, over.points, strict=True):
        values = tuple(value or None for value in points)
        yield ScoreRow(LINE_NAMES[line.name], values, tuple(_reasons(setup, over, line, points)))


def _reasons(
    setup: Setup, over: Round, line: ScoreLine, points: tuple[int, ...]
) -> Iterator[Reason]:
    if line.name == "common left":
        left = sum(over.tally.common)
        if left:
            yield Reason(say("Common tasks left: {n}.", n=left), line.clause, points=points[0])
        return
    for seat in SEATS:
        if points[seat]:
            message, cards = _why(setup, over, line.name, seat)
            yield Reason(message, line.clause, cards, points[seat])


def _why(setup: Setup, over: Round, name: str, seat: Seat) -> tuple[Message, Cards]:
    """Why a seat scored on a line, and the cards that won it those tricks."""
    tally, who = over.tally, Who(seat)
    mine = [trick for trick in over.tricks if trick.winner == seat]
    if name == "all done":
        message = say("{who}: all tasks done, {n} tricks.", who=who, n=len(mine))
        return message, tuple(trick.card for trick in mine)
    if name == "most solved":
        suits = most_in(tally, setup)[seat]
        solved = [trick for trick in mine if trick.area == "common" and trick.suit in suits]
        return _most(tally, suits, seat), tuple(trick.card for trick in solved)
    if name == "none solved":
        return say("{who} did no common task.", who=who), ()
    if name == "personal left":
        return say(
            "{who} left {n} personal tasks; they end with the round.",
            who=who,
            n=sum(tally.personal[seat]),
        ), ()
    wasted = tuple(trick.card for trick in mine if trick.area == "surplus")
    return say("{who} ended with {n} surplus tricks.", who=who, n=len(wasted)), wasted


def _most(tally: Tally, suits: tuple[str, ...], seat: Seat) -> Message:
    """In which suits a seat did more, and in which as many."""
    who, other = Who(seat), Who(1 - seat)
    tied = tuple(suit for suit in suits if len({each[PLACE[suit]] for each in tally.solves}) == 1)
    more = tuple(suit for suit in suits if suit not in tied)
    most = say("{who} did the most common tasks of {suits}.", who=who, suits=signs(more))
    even = say("{who} did as many of {suits} as {other}.", who=who, suits=signs(tied), other=other)
    if more and tied:
        return say("{line} {done}", line=most, done=even)
    return even if tied else most
