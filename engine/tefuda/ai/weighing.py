"""What a move that a thinker did not try would have brought, in the deals behind its number."""

from collections.abc import Iterator, Sequence
from math import fsum
from typing import Any

from tefuda.ai.player import Line, Thought
from tefuda.ai.replay import deals, played
from tefuda.ai.why import clear
from tefuda.core.game import AnyGame
from tefuda.core.terms import Seat

LEAST = 10
"""Deals below which nothing is called clear."""


def weigh(game: AnyGame, seat: Seat, thought: Thought, move: Any) -> Iterator[Thought]:
    """The thought, after each deal that was played again with its move and with that one.

    Both meet the same luck (common random numbers). Once the difference is clear, of either sign, or all deals that
    are kept were played, that move has a line: it is worth what the thinker's is, less the mean difference (payoffs).
    """
    if not thought.deals or any(line.move == move for line in thought.lines):
        return
    own = next(line.worth for line in thought.lines if line.move == thought.move)
    again, gaps = list(deals(thought)), list[tuple[int, float]]()
    for place, deal in enumerate(again):
        best, other = (played(game, deal, each, seat)[0][seat] for each in (thought.move, move))
        gaps.append((place % len(thought.deals), best - other))
        if len(gaps) == len(again) or _told(gaps):
            worth = own - fsum([gap for _, gap in gaps]) / len(gaps)
            line = Line(move, len(gaps), max(-1.0, min(1.0, worth)))
            yield thought._replace(lines=(*thought.lines, line))
        else:
            yield thought


def _told(gaps: Sequence[tuple[int, float]]) -> bool:
    either = (clear(gaps), clear((world, -gap) for world, gap in gaps))
    return len(gaps) >= LEAST and any(either)
