"""Where a seat stands, as far as it can tell."""

from tefuda.games.thieves.bot.outlook import expected, least
from tefuda.games.thieves.rules.scoring import THRESHOLD
from tefuda.games.thieves.rules.state import View


def out(view: View) -> list[int]:
    """The seats not at home, clockwise from the start player."""
    players, first = view.setup.players, view.past.parent
    order = [(first + step) % players for step in range(players)]
    return [seat for seat in order if not view.now.home[seat]]


def last_card(view: View) -> bool:
    """The last card of a seat that nobody can leave alone before the thieves walk."""
    seats = out(view)
    return len(view.hand) == 1 and (len(seats) > 2 or view.seat == seats[-1])


def here(view: View) -> float:
    """What the thief promises that is here."""
    return expected(view, view.thieves[view.seat])


def gain(view: View) -> float:
    """How much better the next thief looks than the one that is here."""
    seats = out(view)
    coming = view.thieves[seats[seats.index(view.seat) - 1]]
    return expected(view, coming) - here(view)


def of_two(view: View, *, first: bool, last_card: bool = False) -> bool:
    """A seat that with one other is left, with its last card or more; whether it acts before that one."""
    seats = out(view)
    alone = len(seats) == 2 and (view.seat == seats[0]) == first
    return alone and (len(view.hand) == 1) == last_card


def sure(view: View) -> bool:
    """Whether the thief that is here brings 5 or more whatever lies face down."""
    return least(view, view.thieves[view.seat]) >= THRESHOLD


def more_out(view: View) -> bool:
    """Whether more than two are left, and cards to choose from: going home leaves the pile to none of them yet."""
    return len(out(view)) > 2 and len(view.hand) > 1
