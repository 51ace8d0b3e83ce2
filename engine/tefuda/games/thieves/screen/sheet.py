"""The score sheet: a line a turn, and for every point the reason, its clause and its cards."""

from collections.abc import Iterator

from tefuda.core.cards import Cards
from tefuda.core.kit.sheet import total
from tefuda.core.table import Message, Piece, Reason, ScoreRow, Who, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.scoring import bonus, carried, value
from tefuda.games.thieves.rules.state import Result, View
from tefuda.games.thieves.screen.names import THIEF_NAMES, signed


def result_cards(result: Result, seat: Seat) -> Cards:
    """All the cards that a seat scored: its thief's, and the pile for the last player (T5)."""
    pile = result.pile if seat == result.last else ()
    return carried(result.thieves[seat]) + pile


def sheet(view: View) -> tuple[ScoreRow, ...]:
    rows = [
        ScoreRow(say("Round {n}", n=number), result.points, tuple(reasons(result)))
        for number, result in enumerate(view.past.results, 1)
    ]
    return (*rows, total(view.past.scores))


def reasons(result: Result) -> Iterator[Reason]:
    """Seat by seat; the points of a seat's reasons add up to its points."""
    for seat in range(len(result.points)):
        yield _loot(result, seat)
        if seat == result.last and result.pile:
            yield pile(result)


def _loot(result: Result, seat: Seat) -> Reason:
    thief = result.thieves[seat]
    cards = carried(thief)
    name, who = THIEF_NAMES[thief.colour], Who(seat)
    if not result_cards(result, seat):
        return Reason(
            say("{who} ended with the {thief}, without cards.", who=who, thief=name),
            "7.1",
            (),
            0,
        )
    extra = bonus(thief.colour, result_cards(result, seat))
    made = _made(result, seat, {"who": who, "thief": name})
    return Reason(made, "7.2" if extra else "7.1", cards, value(cards) + extra)


def _made(result: Result, seat: Seat, names: dict[str, Piece]) -> Message:
    """All that a seat's points are made of: a match may be told by this line alone."""
    thief = result.thieves[seat]
    extra = bonus(thief.colour, result_cards(result, seat))
    names |= {"sum": signed(value(carried(thief))), "n": extra}
    if seat == result.last and result.pile:
        names |= {"pile": signed(value(result.pile))}
        if extra:
            text = "{who} ended with the {thief}: {sum}, leftover pile {pile}, bonus {n}."
            return say(text, **names)
        return say("{who} ended with the {thief}: {sum}, leftover pile {pile}.", **names)
    if extra:
        return say("{who} ended with the {thief}: {sum}, bonus {n}.", **names)
    return say("{who} ended with the {thief}: {sum}.", **names)


def pile(result: Result) -> Reason:
    """What the last player has from the others (6.4)."""
    total = value(result.pile)
    text = "{who}, the last player: {sum} of that from the leftover pile."
    told = say(text, who=Who(result.last), sum=signed(total))
    return Reason(told, "6.4", result.pile, total)
