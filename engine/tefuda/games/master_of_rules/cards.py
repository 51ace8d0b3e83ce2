"""The 105 cards: numbers 1 to 9 in five colours, once each, and five rules, twelve times each."""

from tefuda.core.cards import Card, Cards, Deck

COLOURS = ("B", "R", "Y", "G", "P")

NUMBER: dict[Card, int] = {
    f"{colour}{number}": number for colour in COLOURS for number in range(1, 10)
}
"""Number card → its number. A card that is not in it is a rule card."""

COLOUR: dict[Card, str] = {card: card[0] for card in NUMBER}
"""Number card → its colour."""

TRIO, ONLY, BEST, LIMIT, SUPPORT = KINDS = ("TRIO", "ONLY", "BEST", "LIMIT", "SUPPORT")
"""The five rules, in the order that breaks ties (8.4)."""

COPIES = 12
"""Cards of each rule."""

DECK = Deck({**dict.fromkeys(NUMBER, 1), **dict.fromkeys(KINDS, COPIES)})

NUMBERS: Cards = tuple(NUMBER)
RULES: Cards = DECK.cards[len(NUMBERS) :]


def split(cards: Cards) -> tuple[Cards, Cards]:
    """(number cards, rule cards) of some cards, each in the order they came."""
    numbers = tuple([card for card in cards if card in NUMBER])
    return numbers, tuple([card for card in cards if card not in NUMBER])
