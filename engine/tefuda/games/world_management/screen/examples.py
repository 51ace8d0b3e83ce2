"""The group that a summons is shown with, and what to part with for it, in the form one looks at."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.terms import Words
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import SIZES, is_group, joining
from tefuda.games.world_management.rules.reach import reach
from tefuda.games.world_management.rules.state import Melds, View
from tefuda.games.world_management.screen.arrangements import spared, tray
from tefuda.games.world_management.solver.forms import EASY_FIRST

SAGE: Final = "F3"


class Advice(NamedTuple):
    """What the bots are asked for a summons."""

    weakest: Callable[[View, Cards, Melds, int], Cards]  # that many; () where it is not known
    nearest: Callable[[View, Card, str], Sequence[Cards]]
    """With a card, such that fewest are missing in a form, or in the one that is aimed at."""


def way_of(view: View, card: Card, advice: Advice, form: str) -> Cards:
    """What makes a group with a card that lies there; () where no example is better than others."""
    if form == SAGE:
        return _of_threes(view, card, advice)
    waits = next(_of_larger(view, card, form), ())
    anew = () if waits else advice.nearest(view, card, form) or advice.nearest(view, card, "")
    return waits or _gentlest(view, anew, form)


def _of_larger(view: View, card: Card, form: str) -> Iterator[Cards]:
    """What waits for the card in a form of larger groups, then what holds a wild in its place."""
    layout = tray(view, form)
    groups = [(part.lacking, DECK.sort(part.cards)) for part in layout.parts] if layout else []
    yield from (group for lacking, group in groups if lacking == 1 and card in joining(group))
    for lacking, group in groups:
        rest = without(group, WILD) if WILD in group and not lacking else ()
        if is_group((*rest, card)):
            yield rest


def _of_threes(view: View, card: Card, advice: Advice) -> Cards:
    """What leaves fewest missing; rather those that wait for it, then what is in no group of real
    cards, and real cards.

    Where nothing leaves fewer, those that wait for it in the tray, or three with fewest wilds.
    """
    nearest, layout = advice.nearest(view, card, ""), tray(view, SAGE)
    parts = layout.parts if layout else ()
    for part in parts:
        pair = DECK.sort(part.cards)
        waits = part.size == SIZES[0] and part.lacking == 1 and card in joining(pair)
        if waits and (pair in nearest or not nearest):
            return pair
    threes = takewhile(lambda way: len(way) < SIZES[0], reach(view.hand).beside(card))
    return _gentlest(view, nearest or threes, SAGE)


def _gentlest(view: View, ways: Iterable[Cards], form: str) -> Cards:
    """What takes fewest cards of whole groups without a wild, then fewest wilds."""
    layout = tray(view, form)
    groups = (
        [part.cards for part in layout.parts if part.size > 1 and not part.lacking]
        if layout
        else []
    )
    whole = [card for group in groups if WILD not in group for card in group]
    free = without(view.hand, *whole)

    def cost(way: Cards) -> tuple[int, int]:
        return (Counter(way) - Counter(free)).total(), way.count(WILD)

    return min(ways, key=cost, default=())


def frees(view: View, way: Cards, form: str) -> bool:
    """Whether these lie in a group that a wild made whole."""
    layout = tray(view, form)
    groups = (part.cards for part in layout.parts if not part.lacking) if layout else ()
    return any(DECK.sort(group) == DECK.sort((*way, WILD)) for group in groups)


def whole_summons(
    view: View, cards: Sequence[Card], way: Cards, advice: Advice, form: str
) -> Words:
    """A whole summons of its card, or of its group: with the example, for what helps least."""
    mine = DECK.sort((*cards[1:], *way))
    group = DECK.sort((*cards[:1], *mine))
    if not (len(group) in SIZES and is_group(group)):
        return ()
    exposed, rest = (*view.now.exposed[view.seat], group), without(view.hand, *mine)
    gone = advice.weakest(view, rest, exposed, 1) if form == SAGE else ()
    forms = (spared(view, each, rest, exposed, 1) for each in (form, *EASY_FIRST))
    gone = gone or next(filter(None, forms), ())
    return ("summon", cards[0], "with", *mine, "discard", *gone) if gone else ()
