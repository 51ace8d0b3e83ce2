"""World Management: 700 cards, 28 in hand, and the first to sort them into groups."""

from tefuda.games.world_management.game import WorldManagement

GAME = WorldManagement()
