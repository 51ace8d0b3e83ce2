"""IT Normandy: two newcomers take tricks to work off tasks, and try to end just above zero."""

from tefuda.core.game import Game
from tefuda.games.it_normandy.game import ItNormandy
from tefuda.games.it_normandy.rules.state import Move, State, View

GAME: Game[State, Move, View] = ItNormandy()
