"""The cards as plain numbers, for what has to be quick: a card is its place in the deck."""

from tefuda.core.cards import Card
from tefuda.games.hyper_maker.cards import DECK, FOLLOWS, NUMBERS, SUITS

INDEX: dict[Card, int] = {card: place for place, card in enumerate(DECK.cards)}
"""A card here is its place in the deck."""

VALUES = tuple(tuple(NUMBERS[card].get(suit, 0) for suit in SUITS) for card in DECK.cards)
"""card → its number in each suit, 0 where it has not the suit."""

BOTH = tuple(tuple(suit for suit in range(4) if numbers[suit]) for numbers in VALUES)
"""card → its two suits."""

IN = tuple(tuple(numbers[suit] for numbers in VALUES) for suit in range(4))
"""suit → card → its number there, 0 where it has not the suit."""

HIGHER = tuple(max(numbers) for numbers in VALUES).__getitem__
"""card → its higher number."""

FOLLOWING = tuple(frozenset(INDEX[card] for card in FOLLOWS[face]) for face in DECK.cards)
"""master → the cards that follow it."""
