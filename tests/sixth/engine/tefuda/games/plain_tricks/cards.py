"""The 40 cards: four suits with the numbers 1 to 10 each."""

from tefuda.core.cards import Card, Deck

SUITS = ("R", "B", "G", "Y")
NUMBER: dict[Card, int] = {f"{suit}{number}": number for suit in SUITS for number in range(1, 11)}
SUIT: dict[Card, str] = {card: card[0] for card in NUMBER}
DECK = Deck(dict.fromkeys(NUMBER, 1))
