"""How a turn ended, seat by seat and clause by clause."""

from collections.abc import Iterator

from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Piece, Reason, ScoreRow, Who, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.scoring import THRESHOLD, bonus, carried, favourites, value
from tefuda.games.thieves.rules.state import Result
from tefuda.games.thieves.screen.names import THIEF_NAMES, signed
from tefuda.games.thieves.screen.sheet import pile, result_cards


def scoring(result: Result) -> tuple[ScoreRow, ...]:
    """A row a seat, from the start player on; its reasons add up to its points."""
    players = len(result.points)
    seats = [(result.parent + step) % players for step in range(players)]
    return tuple(_row(result, seat) for seat in seats)


def _row(result: Result, seat: Seat) -> ScoreRow:
    values = tuple(points if other == seat else None for other, points in enumerate(result.points))
    return ScoreRow(say("{who}", who=Who(seat)), values, tuple(why(result, seat)))


def why(result: Result, seat: Seat) -> Iterator[Reason]:
    """What a seat scored and why: its thief's cards, the pile, the bonus."""
    thief = result.thieves[seat]
    cards = carried(thief)
    names: dict[str, Piece] = {
        "who": Who(seat),
        "thief": THIEF_NAMES[thief.colour],
        "sum": signed(value(cards)),
    }
    if cards:
        text = say("{who}, {thief}: cards make {sum}.", **names)
    else:
        text = say("{who}, {thief}: no cards.", **names)
    yield Reason(text, "7.1", cards, value(cards))
    if seat == result.last and result.pile:
        yield pile(result)
    yield from _bonus(result, seat)


def _bonus(result: Result, seat: Seat) -> Iterator[Reason]:
    """One point a card of the thief's colour, or why there is none."""
    colour, cards = result.thieves[seat].colour, result_cards(result, seat)
    liked, extra = favourites(colour, cards), bonus(colour, cards)
    if extra:
        text = say(
            "From 5 on: +1 for each {colour}, here +{n}.",
            n=extra,
            colour=SUIT_NAMES[colour],
        )
        yield Reason(text, "7.2", liked, extra)
    elif liked:
        text = say(
            "{sum} is under {least}: no bonus for {colour}.",
            sum=signed(value(cards)),
            least=THRESHOLD,
            colour=SUIT_NAMES[colour],
        )
        yield Reason(text, "7.2", liked, 0)
    elif cards:
        text = say("No {colour} among them: no bonus.", colour=SUIT_NAMES[colour])
        yield Reason(text, "7.2", (), 0)


def verdict(result: Result, seat: Seat) -> Reason:
    """The same in a breath; the clause is that of the sum."""
    first, *more = why(result, seat)
    text = first.message
    for reason in more:
        text = say("{before} {more}", before=text, more=reason.message)
    return Reason(text, first.clause, result_cards(result, seat), result.points[seat])
