"""The levels a seat can play at, weakest first."""

from tefuda.ai.player import GreedyPlayer, Player, RandomPlayer
from tefuda.ai.search import RootSearch
from tefuda.core.game import BadText

PLAYERS: dict[str, Player] = {
    "random": RandomPlayer(),
    "greedy": GreedyPlayer(),
    "searcher": RootSearch(1000),
}
LEVELS = tuple(PLAYERS)


def player(level: str) -> Player:
    """The player of a level, or `BadText` with the levels there are."""
    if level not in PLAYERS:
        raise BadText(f"no level {level!r}; there are {', '.join(LEVELS)}")
    return PLAYERS[level]
