"""Thieves and Treasures: the thieves walk round the table; whoever goes home keeps one."""

from tefuda.core.game import Game
from tefuda.games.thieves.game import ThievesAndTreasures
from tefuda.games.thieves.rules.state import Move, State, View

GAME: Game[State, Move, View] = ThievesAndTreasures()
