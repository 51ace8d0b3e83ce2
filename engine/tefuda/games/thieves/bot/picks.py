"""The cards of a hand that rules of thumb are about."""

from tefuda.core.cards import Cards
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.state import View
from tefuda.games.thieves.rules.turns import hideable


def colour(view: View) -> Colour:
    return view.thieves[view.seat].colour


def lay(view: View) -> Cards:
    return tuple(dict.fromkeys(view.hand))


def worst(view: View) -> Cards:
    lowest = min(VALUE[card] for card in view.hand)
    return tuple(card for card in lay(view) if VALUE[card] == lowest)


def highest(view: View) -> Cards:
    return _most(lay(view))


def second(view: View) -> Cards:
    """The highest but one, by value."""
    most = max(VALUE[card] for card in view.hand)
    return _most(tuple(card for card in lay(view) if VALUE[card] < most))


def junk(view: View) -> Cards:
    return tuple(card for card in lay(view) if VALUE[card] < 0)


def likes(view: View) -> bool:
    """Whether the thief before the seat likes a card of the hand."""
    return any(COLOUR[card] == colour(view) for card in view.hand)


def highest_hidden(view: View) -> Cards:
    return _most(hideable(view.hand, colour(view)))


def other(view: View) -> Cards:
    """The highest, where it is of another colour than the thief's."""
    return tuple(card for card in highest(view) if COLOUR[card] != colour(view))


def _most(cards: Cards) -> Cards:
    most = max((VALUE[card] for card in cards), default=0)
    return tuple(card for card in cards if VALUE[card] == most > 0)
