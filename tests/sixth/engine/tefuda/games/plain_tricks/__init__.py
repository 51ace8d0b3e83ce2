"""Plain Tricks: follow suit, the card turned up is trump, most tricks win."""

from tefuda.core.game import Game
from tefuda.games.plain_tricks.game import PlainTricks
from tefuda.games.plain_tricks.rules import Move, State, View

GAME: Game[State, Move, View] = PlainTricks()
