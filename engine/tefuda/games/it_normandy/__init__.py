"""IT Normandy: two newcomers take tricks to work off tasks, and try to end just above zero."""

from tefuda.games.it_normandy.game import ItNormandy

GAME = ItNormandy()
