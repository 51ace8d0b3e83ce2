"""Master of Rules: everybody plays to a rule of their own with the same five number cards."""

from tefuda.core.game import Game
from tefuda.games.master_of_rules.game import MasterOfRules
from tefuda.games.master_of_rules.rules.state import Move, State, View

GAME: Game[State, Move, View] = MasterOfRules()
