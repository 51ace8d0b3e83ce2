"""Who is left last, and what it would bring: a thief, and the leftover pile."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.table import Message, Who, say
from tefuda.core.terms import Seat
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.doubts import first_size
from tefuda.games.thieves.rules.scoring import points
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.rules.state import Result, Thief, View
from tefuda.games.thieves.rules.turns import HAND
from tefuda.games.thieves.screen.prospects import certain, loots


class Ends(NamedTuple):
    """The fewest and the most points."""

    least: int
    most: int


def phases(view: View) -> int:
    """How often the thieves come by in a turn at most."""
    return HAND - first_size(view)


def last_in_line(view: View) -> Seat:
    """Who would stay out when hands run out, as things stand (T11)."""
    return out(view)[-1]


def order(view: View) -> list[Seat]:
    """All seats, clockwise from the start player."""
    players, first = view.setup.players, view.past.parent
    return [(first + step) % players for step in range(players)]


def out(view: View) -> list[Seat]:
    """The seats not at home, clockwise from the start player."""
    return [seat for seat in order(view) if not view.now.home[seat]]


def after(view: View) -> Message | None:
    """Who is still to act in this phase; of the last cards the prompt may have said it all."""
    seats = out(view)
    later = [Who(seat) for seat in seats[seats.index(view.now.seat) + 1 :]]
    if view.now.phase == phases(view) and (not later or rival(view) is not None):
        return None
    if not later:
        return say("You act last.")
    told = say("{who}", who=later[0])
    for who in later[1:]:
        told = say("{before}, then {who}", before=told, who=who)
    return say("After you: {order}.", order=told)


def ran_out(result: Result, seat: Seat) -> bool:
    """Whether a seat laid all its cards, so that it did not choose to go home (4.8)."""
    return [treasure.seat for thief in result.thieves for treasure in thief.loot].count(
        seat
    ) == HAND


def unplayed(result: Result) -> int:
    """How many cards the last player held when the turn ended: they count for nothing (6.1)."""
    laid = sum(len(thief.loot) for thief in result.thieves)
    return HAND * len(result.points) - laid - len(result.pile)


def went(result: Result) -> list[Seat]:
    """The seats in the order in which they went home: the more cards one laid, the later."""
    laid = [treasure.seat for thief in result.thieves for treasure in thief.loot]
    players = len(result.points)

    def late(seat: Seat) -> tuple[bool, int, int]:
        return seat == result.last, laid.count(seat), (seat - result.parent) % players

    return sorted(range(players), key=late)


def rival(view: View) -> Seat | None:
    """Who alone may still end the turn by going home before the thieves walk on."""
    seats = out(view)
    return seats[1] if len(seats) == 2 and view.seat == seats[0] else None


def may_take(view: View) -> Seat | None:
    """Who may still go home with the thief that comes next; None where its player has acted and stays."""
    seats = out(view)
    return seats[-1] if view.seat == seats[0] else None


def if_last(view: View) -> Ends | None:
    """If one stays and is last out after this phase; None where nobody can tell or that cannot be."""
    if view.now.phase < 1 or view.now.seat != view.seat:
        return None
    seats = out(view)
    if rival(view) is not None:
        return _with(view, view.thieves[view.seat], view.hand, _left(view) + _held(view))
    if view.seat == seats[-1] and view.now.phase == phases(view):
        return _with(view, view.thieves[seats[-2]], (), _left(view))
    return None


def heir(view: View) -> Seat | None:
    """Who is the last player if one goes home now; None where that is open."""
    seats = out(view)
    if len(seats) == 2:
        return seats[1 - seats.index(view.seat)]
    ends = view.seat == seats[-1] and view.now.phase == phases(view)
    return seats[-2] if ends else None


def if_home(view: View) -> Ends:
    """What the heir would then have."""
    return _with(view, inherited(view), (), _left(view), view.hand)


def inherited(view: View) -> Thief:
    """The thief of the heir: with two out the one there, else the one that comes."""
    seats = out(view)
    return view.thieves[seats[-3] if len(seats) > 2 else seats[1 - seats.index(view.seat)]]


def _left(view: View) -> int:
    """How many cards of others lie on the leftover pile."""
    return sum(view.pile) - len(view.given)


def _held(view: View) -> int:
    """How many cards the others who are out may still leave."""
    held = enumerate(view.sizes)
    return sum(n for seat, n in held if seat != view.seat and not view.now.home[seat])


def _with(view: View, thief: Thief, hand: Cards, size: int, mine: Cards = ()) -> Ends:
    """With this thief, one card of the hand where it has yet to steal one, and the pile."""
    mores: list[Cards] = [(card,) for card in dict.fromkeys(hand)] or [()]
    scores = [
        points(thief.colour, (*loot, *more, *view.given, *mine, *pile))
        for loot in loots(view, thief)
        for more in mores
        for pile in _piles(view, thief, loot, size)
    ]
    return Ends(min(scores), max(scores))


def _piles(view: View, thief: Thief, loot: Cards, size: int) -> Iterator[Cards]:
    """What others have left or may still leave: the worst, the best, and the best with the bonus."""
    known = sum(bool(treasure.card) for treasure in thief.loot)
    pool = without(tuple(unseen(view)), *loot[known:])
    kept = {colour: certain(view, colour) for colour, _ in view.thieves if colour != thief.colour}
    for bonus in (0, 1):
        ranked = sorted(pool, key=lambda card: (_worth(card, thief.colour, bonus), card))
        yield _taken(ranked, kept, size)
        yield _taken(ranked[::-1], kept, size)


def _taken(ranked: list[Card], kept: Mapping[Colour, int], size: int) -> Cards:
    """The first so many that may lie there: the certain backs of other thieves keep theirs."""
    spare = Counter(map(COLOUR.__getitem__, ranked)) - Counter(kept)
    taken: list[Card] = []
    for card in ranked:
        if spare[COLOUR[card]] and len(taken) < size:
            spare[COLOUR[card]] -= 1
            taken.append(card)
    return tuple(taken)


def _worth(card: Card, colour: Colour, bonus: int) -> int:
    return VALUE[card] + bonus * (COLOUR[card] == colour)
