"""The four thieves and the 20 treasures: four colours from 1 to 4, and black junk."""

from tefuda.core.cards import Card, Cards, Deck

Colour = str

COLOURS: tuple[Colour, ...] = ("R", "B", "Y", "G")
"""The thieves, named by the treasures they like."""

DECK = Deck(
    {
        **{f"{colour}{value}": 1 for colour in COLOURS for value in range(1, 5)},
        "K-2": 1,
        "K-3": 2,
        "K-4": 1,
    }
)

COLOUR: dict[Card, Colour] = {card: card[0] for card in DECK}
"""card → its colour; junk is "K", which no thief likes."""

VALUE: dict[Card, int] = {card: int(card[1:]) for card in DECK}

OF_COLOUR: dict[Colour, Cards] = {
    colour: tuple(card for card in DECK if COLOUR[card] == colour) for colour in COLOURS
}

IN_PLAY: dict[Colour, Cards] = {
    removed: tuple(card for card in DECK.cards if COLOUR[card] != removed)
    for removed in ("", *COLOURS)
}
"""The colour out of the game ("" with four players) → the treasures that are dealt."""
