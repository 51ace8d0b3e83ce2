"""The cards as plain numbers, for what has to be quick: a card is its place in the deck."""

from tefuda.games.it_normandy.cards import DECK, PLACE, RANK, SUIT

NUMBER = {card: number for number, card in enumerate(DECK)}
"""card → its place in the deck."""

PLACES = [PLACE[SUIT[card]] for card in DECK]
RANKS = [RANK[card] for card in DECK]
