"""The 33 cards: three suits with the ranks 1 to 11 each."""

from tefuda.core.cards import Card, Deck

SUITS = ("R", "Y", "B")
"""In the order of the dice and of every triple of counters."""

RANK: dict[Card, int] = {f"{suit}{rank}": rank for suit in SUITS for rank in range(1, 12)}
SUIT: dict[Card, str] = {card: card[0] for card in RANK}
PLACE = {suit: place for place, suit in enumerate(SUITS)}
"""suit → its place in a triple of counters."""

DECK = Deck(dict.fromkeys(RANK, 1))
