"""The score sheet: a line a turn, and for every point the reason, its clause and its cards."""

from collections.abc import Iterator

from tefuda.core.cards import Cards
from tefuda.core.kit.sheet import total
from tefuda.core.kit.suits import SUIT_NAMES
from tefuda.core.table import Message, Piece, Reason, ScoreRow, Who, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.rules.scoring import THRESHOLD, bonus, carried, favourites, value
from tefuda.games.thieves.rules.state import Result, View
from tefuda.games.thieves.screen.names import THIEF_NAMES, signed


def result_cards(result: Result, seat: Seat) -> Cards:
    """All the cards that a seat scored: its thief's, and the pile for the last player (T5)."""
    pile = result.pile if seat == result.last else ()
    return carried(result.thieves[seat]) + pile


def sheet(view: View) -> tuple[ScoreRow, ...]:
    rows = [
        ScoreRow(say("Turn {n}", n=number), result.points, tuple(reasons(result)))
        for number, result in enumerate(view.past.results, 1)
    ]
    return (*rows, total(view.past.scores))


def reasons(result: Result) -> Iterator[Reason]:
    """Seat by seat; the points of a seat's reasons add up to its points."""
    for seat in range(len(result.points)):
        yield _loot(result, seat)
        if seat == result.last and result.pile:
            yield pile(result)
        yield from _taste(result, seat)


def _loot(result: Result, seat: Seat) -> Reason:
    thief = result.thieves[seat]
    cards = carried(thief)
    name, who = THIEF_NAMES[thief.colour], Who(seat)
    if not cards:
        return Reason(
            say("{who} ended with the {thief}, without cards.", who=who, thief=name),
            "7.1",
            (),
            0,
        )
    return Reason(_made(result, seat, {"who": who, "thief": name}), "7.1", cards, value(cards))


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
    text = say("Last player: the leftover pile adds {sum}.", sum=signed(total))
    return Reason(text, "6.4", result.pile, total)


def _taste(result: Result, seat: Seat) -> Iterator[Reason]:
    """The bonus, or why there is none."""
    colour, cards = result.thieves[seat].colour, result_cards(result, seat)
    liked, earned = favourites(colour, cards), bonus(colour, cards)
    if earned:
        colour_name = SUIT_NAMES[colour]
        text = say("+1 for each {colour} as bonus: {n}.", colour=colour_name, n=earned)
        yield Reason(text, "7.2", (), earned)  # its cards stand in the rows above
    elif liked:
        text = say(
            "The sum {sum} is below {least}: no bonus.",
            sum=signed(value(cards)),
            least=THRESHOLD,
        )
        yield Reason(text, "7.2", (), 0)
