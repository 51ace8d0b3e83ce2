"""What is certain of the cards that lie face down on thieves, and what is not."""

from tefuda.core.terms import Seat
from tefuda.games.thieves.cards import COLOUR, Colour
from tefuda.games.thieves.rules.state import View


def first_size(view: View) -> int:
    """How many cards of each thief's loot were hidden at the start of this turn: 1 or 0."""
    return int(view.setup.every_turn or view.past.dealt == 1)


def thefts(view: View) -> set[tuple[Seat, Colour]]:
    """(seat, colour) of what was surely stolen in this turn, first treasures aside."""
    return {
        (treasure.seat, COLOUR[treasure.card] if treasure.open else thief.colour)
        for thief in view.thieves
        for treasure in thief.loot[first_size(view) :]
    }


def doubts(view: View) -> dict[Colour, Seat]:
    """The thieves whose first treasure may be of any colour, and who hid it.

    A first treasure is certain where its owner has stolen another of the thief's colour
    since, for then it was in hand.
    """
    if not first_size(view):
        return {}
    firsts = {thief.colour: thief.loot[0] for thief in view.thieves if thief.loot}
    seen = thefts(view)
    return {
        colour: first.seat
        for colour, first in firsts.items()
        if not first.card and (first.seat, colour) not in seen
    }
