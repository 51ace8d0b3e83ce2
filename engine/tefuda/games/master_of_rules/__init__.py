"""Master of Rules: everybody plays to a rule of their own with the same five number cards."""

from tefuda.games.master_of_rules.game import MasterOfRules

GAME = MasterOfRules()
