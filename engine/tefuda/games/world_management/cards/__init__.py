"""What a card is: faces, the deck, and which cards belong together."""
