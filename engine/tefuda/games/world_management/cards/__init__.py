"""What a card of World Management is: faces, the deck, and what belongs together."""
