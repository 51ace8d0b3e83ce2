"""Thieves and Treasures: the thieves walk round the table; whoever goes home keeps one."""

from tefuda.games.thieves.game import ThievesAndTreasures

GAME = ThievesAndTreasures()
