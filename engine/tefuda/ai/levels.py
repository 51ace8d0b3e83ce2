"""The levels a seat can play at, and two simple players to measure them by.

Weaker ones are the same thinker with a worse mind: fewer worlds, no memory of what was
played, moves overlooked, taken for better than they are, or made out of habit.
"""

from typing import Any

from tefuda.ai.player import GreedyPlayer, Player, RandomPlayer
from tefuda.ai.search import WIDEST, Mind, Search, pace
from tefuda.core.foreign import quoted
from tefuda.core.game import AnyGame
from tefuda.core.terms import BadText

SIMPLE: dict[str, Player] = {"random": RandomPlayer(), "greedy": GreedyPlayer()}

FORGETFUL = Mind(remembers=False, solves=False)

MINDS = {
    "novice": FORGETFUL._replace(worlds=2, misjudges=1.0, glances=1.0, slips=1.0),
    "casual": FORGETFUL._replace(worlds=4, misjudges=0.2, habit=0.2, glances=0.7, slips=0.85),
    "keen": Mind(worlds=10, solves=False, misjudges=0.08, habit=0.1, glances=0.3),
    "expert": Mind(),
}

LEVELS = tuple(MINDS)
"""What can be chosen for a seat, weakest first."""

PLAYERS: dict[str, Player] = SIMPLE | {name: Search(mind) for name, mind in MINDS.items()}

ADVISER = "adviser"
"""Who is asked for advice and sits at no table: the strongest, that looks further for who waits."""

_THINKERS = PLAYERS | {ADVISER: Search(MINDS[LEVELS[-1]]._replace(studies=True))}


def player(level: str) -> Player:
    """The player of that name, or `BadText` with the names there are."""
    if level not in _THINKERS:
        raise BadText(f"no level {quoted(level)}; there are {', '.join(_THINKERS)}")
    return _THINKERS[level]


def playouts(game: AnyGame, view: Any, level: str = LEVELS[-1]) -> int:
    """The number that a level may spend on this decision; it ends sooner where it is clear.

    So a decision is the same on every machine, and quick on a slow tablet: figures in
    docs/measurements/levels.md.
    """
    who = player(level)
    if not isinstance(who, Search):
        return 0
    return min(pace(game, view, studies=who.mind.studies).playouts, who.mind.worlds * WIDEST)
