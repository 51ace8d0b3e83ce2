"""Cards are their faces: a `Card` is the text that records write, and nothing else.

Physical copies of one face have no identity, so none can leak through a view, a move
or the page. Collections are tuples; where order means nothing they stand in deck order.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Annotated

Card = Annotated[str, "card"]
Cards = tuple[Card, ...]


class Deck:
    """A multiset of cards with one fixed order: the order its faces were given in."""

    def __init__(self, copies: Mapping[Card, int]) -> None:
        assert copies and all(number > 0 for number in copies.values())
        self.copies = dict(copies)
        self.cards: Cards = tuple(card for card, number in copies.items() for _ in range(number))
        self._place = {card: place for place, card in enumerate(copies)}

    def __contains__(self, card: object) -> bool:
        return card in self._place

    def __iter__(self) -> Iterator[Card]:
        """The distinct faces, in order."""
        return iter(self._place)

    def __len__(self) -> int:
        """The number of cards, copies counted."""
        return len(self.cards)

    def sort(self, cards: Iterable[Card]) -> Cards:
        """The same cards in deck order; all must be of this deck."""
        return tuple(sorted(cards, key=self._place.__getitem__))


def without(cards: Cards, *gone: Card) -> Cards:
    """`cards` less one copy of each of `gone`; every one of them must be there."""
    for card in gone:
        place = cards.index(card)
        cards = cards[:place] + cards[place + 1 :]
    return cards


def within(some: Iterable[Card], cards: Iterable[Card]) -> bool:
    """Whether `cards` holds all of `some`, copies counted."""
    rest = list(cards)
    for card in some:
        if card not in rest:
            return False
        rest.remove(card)
    return True
