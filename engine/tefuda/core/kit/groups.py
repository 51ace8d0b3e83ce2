"""Groups of a hand, each with a label or none: what an arrangement is made of."""

from collections.abc import Callable, Iterable
from typing import Any

from tefuda.core.cards import Card, Cards, Deck
from tefuda.core.table import Arrangement, Message, Zone, say

Groups = tuple[tuple[Message | None, Cards], ...]


def arrangement(name: Message, *groups: tuple[Message | None, Iterable[Card]]) -> Arrangement:
    """A way to lay out a hand, of those groups that have cards."""
    listed = ((label, tuple(cards)) for label, cards in groups)
    return Arrangement(name, tuple(group for group in listed if group[1]))


def together(
    cards: Iterable[Card],
    key: Callable[[Card], Any],
    label: Callable[[Any], Message | None] = lambda _: None,
) -> Groups:
    """Cards with the same key in a group, in the order the keys first come; `label` names a key."""
    groups: dict[Any, Cards] = {}
    for card in cards:
        groups[key(card)] = (*groups.get(key(card), ()), card)
    return tuple((label(name), some) for name, some in groups.items())


def in_order(hand: Zone | None, deck: Deck) -> Arrangement:
    """A hand as its deck is ordered."""
    cards = [face.card for face in hand.cards] if hand else []
    return arrangement(say("In order"), (None, deck.sort(cards)))
