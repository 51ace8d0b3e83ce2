"""What a thief may be worth, as far as a seat can tell: all that fits is laid out and counted."""

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from tefuda.core.cards import Cards, without
from tefuda.core.table import Message, say
from tefuda.games.thieves.cards import COLOUR, Colour
from tefuda.games.thieves.rules.doubts import doubts
from tefuda.games.thieves.rules.scoring import carried, points, value
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.rules.state import Thief, View
from tefuda.games.thieves.screen.names import signed


class Prospect(NamedTuple):
    """The ends of what is possible: the sum of a thief's cards, and the points it brings."""

    low: int
    high: int
    least: int
    most: int


def prospect(view: View, thief: Thief) -> Prospect:
    sums, scores = [], []
    for cards in loots(view, thief):
        sums.append(value(cards))
        scores.append(points(thief.colour, cards))
    return Prospect(min(sums), max(sums), min(scores), max(scores))


def loots(view: View, thief: Thief) -> Iterator[Cards]:
    """Every loot that a thief may carry: its backs are of its colour, a first one perhaps not."""
    pool, known = tuple(unseen(view)), tuple(card for card in carried(thief) if card)
    doubtful = thief.colour in doubts(view)
    backs = len(thief.loot) - len(known) - doubtful
    for first in _firsts(view, pool, thief.colour) if doubtful else [()]:
        own = [card for card in without(pool, *first) if COLOUR[card] == thief.colour]
        for cards in combinations(own, backs):
            yield (*known, *first, *cards)


def _firsts(view: View, pool: Cards, liked: Colour) -> Iterator[Cards]:
    """What a doubtful first treasure may be; the certain backs of other thieves need theirs."""
    needed = {colour: certain(view, colour) for colour, _ in view.thieves if colour != liked}
    for card in dict.fromkeys(pool):
        alike = sum(COLOUR[other] == COLOUR[card] for other in pool)
        if alike > needed.get(COLOUR[card], 0):
            yield (card,)


def certain(view: View, colour: Colour) -> int:
    """How many backs of a thief are of its colour for sure."""
    backs = sum(
        not treasure.card
        for thief in view.thieves
        for treasure in thief.loot
        if thief.colour == colour
    )
    return backs - (colour in doubts(view))


def span(low: int, high: int) -> Message:
    """From one number to another, or the only one there is."""
    if low == high:
        return say("{n}", n=signed(low))
    return say("{low} to {high}", low=signed(low), high=signed(high))
