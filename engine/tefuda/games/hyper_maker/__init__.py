"""Hyper Maker: trick-taking in which the follow suit is decided after the last card."""

from tefuda.core.game import Game
from tefuda.games.hyper_maker.game import HyperMaker
from tefuda.games.hyper_maker.rules.state import Move, State, View

GAME: Game[State, Move, View] = HyperMaker()
