"""What it would bring to be left last: the thief before one's house, and the leftover pile."""

from collections.abc import Iterator
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.scoring import points
from tefuda.games.thieves.rules.secrets import unseen
from tefuda.games.thieves.rules.state import View
from tefuda.games.thieves.screen.prospects import loots


class Ends(NamedTuple):
    """The fewest and the most points."""

    least: int
    most: int


def if_last(view: View) -> Ends | None:
    """If all the others go home before the thieves walk on; None where one of them has acted."""
    if not _begins(view):
        return None
    colour = view.thieves[view.seat].colour
    scores = [
        points(colour, (*loot, card, *view.given, *pile))
        for loot in loots(view, view.thieves[view.seat])
        for card in dict.fromkeys(view.hand)
        for pile in _piles(view, loot, colour)
    ]
    return Ends(min(scores), max(scores))


def _begins(view: View) -> bool:
    """Whether the seat acts, before all others who are out."""
    players, first = view.setup.players, view.past.parent
    order = [(first + step) % players for step in range(players)]
    out = [seat for seat in order if not view.now.home[seat]]
    return view.now.phase > 0 and view.now.seat == view.seat == out[0]


def _piles(view: View, loot: Cards, colour: Colour) -> Iterator[Cards]:
    """What others have left or may still leave: the worst, the best, and the best with the bonus."""
    size = sum(view.pile) - len(view.given)
    size += sum(
        cards
        for seat, cards in enumerate(view.sizes)
        if seat != view.seat and not view.now.home[seat]
    )
    known = sum(bool(treasure.card) for treasure in view.thieves[view.seat].loot)
    pool = without(tuple(unseen(view)), *loot[known:])
    for bonus in (0, 1):
        ranked = sorted(pool, key=lambda card: (_worth(card, colour, bonus), card))
        yield tuple(ranked[:size])
        yield tuple(ranked[len(ranked) - size :])


def _worth(card: Card, colour: Colour, bonus: int) -> int:
    return VALUE[card] + bonus * (COLOUR[card] == colour)
