"""The levels a seat can play at, and two simple players to measure them by.

Weaker ones are the same thinker with a worse mind: fewer worlds, no memory of what was
played, moves overlooked, taken for better than they are, or made out of habit.
"""

from tefuda.ai.player import GreedyPlayer, Player, RandomPlayer
from tefuda.ai.search import Mind, Search
from tefuda.core.foreign import quoted
from tefuda.core.terms import BadText

SIMPLE: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}

FORGETFUL = Mind(remembers=False, solves=False)

MINDS = {
    "novice": FORGETFUL._replace(worlds=2, misjudges=1.0, glances=1.0),
    "casual": FORGETFUL._replace(worlds=4, misjudges=0.2, habit=0.2, glances=0.7),
    "keen": Mind(worlds=10, solves=False, misjudges=0.08, habit=0.1, glances=0.3),
    "expert": Mind(),
}

LEVELS = tuple(MINDS)
"""What can be chosen for a seat, weakest first."""

PLAYERS: dict[str, Player] = SIMPLE | {name: Search(mind) for name, mind in MINDS.items()}


def player(level: str) -> Player:
    """The player of that name, or `BadText` with the names there are."""
    if level not in PLAYERS:
        raise BadText(f"no level {quoted(level)}; there are {', '.join(PLAYERS)}")
    return PLAYERS[level]
