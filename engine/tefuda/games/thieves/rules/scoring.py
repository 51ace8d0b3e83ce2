"""What a thief is worth. Clauses of seeds/thieves."""

from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.games.thieves.cards import COLOUR, DECK, VALUE, Colour
from tefuda.games.thieves.rules.state import Result, State, Thief

THRESHOLD = 5
"""The least sum of values that earns the bonus (7.2)."""


def value(cards: Sequence[Card]) -> int:
    """The sum of the numbers; junk counts against it, without a floor (7.1, T7)."""
    return sum([VALUE[card] for card in cards])


def favourites(colour: Colour, cards: Sequence[Card]) -> Cards:
    """The cards of the thief's own colour."""
    return tuple([card for card in cards if COLOUR[card] == colour])


def bonus(colour: Colour, cards: Sequence[Card]) -> int:
    """One point a card of the thief's colour, where the sum before it is 5 or more (T6)."""
    return len(favourites(colour, cards)) if value(cards) >= THRESHOLD else 0


def points(colour: Colour, cards: Sequence[Card]) -> int:
    """What a thief with these cards brings; the last player's hold the pile too (T5)."""
    return value(cards) + bonus(colour, cards)


def carried(thief: Thief) -> Cards:
    """A thief's loot as cards."""
    return tuple([treasure.card for treasure in thief.loot])


def judge(state: State) -> Result:
    """The result of a turn in which one player is left."""
    last = state.now.home.index(False)
    pile = DECK.sort(card for part in state.given for card in part)
    scores = tuple(
        points(thief.colour, carried(thief) + (pile if seat == last else ()))
        for seat, thief in enumerate(state.thieves)
    )
    return Result(state.past.parent, last, state.thieves, pile, scores)
