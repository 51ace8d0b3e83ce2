"""The 60 two-suited cards: six pairs of suits, ten cards a pair, numbers summing to 11."""

from itertools import combinations

from tefuda.core.cards import Card, Deck

SUITS = ("R", "B", "G", "Y")
PAIRS = tuple(combinations(SUITS, 2))

NUMBERS: dict[Card, dict[str, int]] = {
    f"{a}{i}{b}{11 - i}": {a: i, b: 11 - i} for a, b in PAIRS for i in range(1, 11)
}
"""card → {suit: number}, the suit printed first first."""

DECK = Deck(dict.fromkeys(NUMBERS, 1))

PAIR: dict[Card, tuple[str, str]] = {card: (*numbers,) for card, numbers in NUMBERS.items()}  # type: ignore[misc]

FOLLOWS: dict[Card, frozenset[Card]] = {
    master: frozenset(card for card in NUMBERS if not suits.isdisjoint(NUMBERS[card]))
    for master, suits in ((card, set(numbers)) for card, numbers in NUMBERS.items())
}
"""master → the 50 cards that follow it."""

STRANGERS: dict[Card, frozenset[Card]] = {
    master: frozenset(NUMBERS) - follows for master, follows in FOLLOWS.items()
}
"""master → the ten cards of the other two suits, which do not follow it."""
