"""The rules of World Management: the state machine, who knows what, and what a hand is worth."""
