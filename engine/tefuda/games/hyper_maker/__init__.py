"""Hyper Maker: trick-taking in which the follow suit is decided after the last card."""

from tefuda.games.hyper_maker.game import HyperMaker

GAME = HyperMaker()
