"""IT Normandy: two players clear tasks by taking tricks, and too many points are as bad as too few."""

from tefuda.games.it_normandy.game import ItNormandy

GAME = ItNormandy()
