"""The cards as plain numbers, for what has to be quick: a card is its place in the deck."""

from tefuda.games.it_normandy.cards import DECK, PLACE, RANK, SUIT

INDEX = {card: place for place, card in enumerate(DECK)}
"""A card here is its place in the deck."""

SUIT_PLACES = [PLACE[SUIT[card]] for card in DECK]
"""card → the place of its suit in a triple of counters."""

RANKS = [RANK[card] for card in DECK]
"""card → its rank."""
