"""World Management: 700 cards, 28 in hand, and the first to sort them into groups."""

from tefuda.core.game import Game
from tefuda.games.world_management.game import WorldManagement
from tefuda.games.world_management.rules.state import Move, State, View

GAME: Game[State, Move, View] = WorldManagement()
