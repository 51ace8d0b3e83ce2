"""The 33 cards: three suits of eleven ranks (N1: all of them plain)."""

from tefuda.core.cards import Card, Deck

SUITS = ("R", "Y", "B")
RANKS = tuple(range(1, 12))

DECK = Deck({f"{suit}{rank}": 1 for suit in SUITS for rank in RANKS})

SUIT: dict[Card, str] = {card: card[0] for card in DECK}
RANK: dict[Card, int] = {card: int(card[1:]) for card in DECK}
