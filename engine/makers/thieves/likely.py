"""Counts how often a doubtful first treasure is of its thief's colour, among quick players."""

import sys
from collections.abc import Iterator, Sequence

from tefuda.ai.levels import player
from tefuda.ai.simulation import simulate
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.thieves.cards import COLOUR
from tefuda.games.thieves.rules.doubts import doubts

MATCHES = 60
"""At each table."""


def liked(players: int, matches: int) -> Iterator[bool]:
    """Whenever somebody has to act before a thief that carries one."""
    game = find("thieves")
    for number in range(matches):
        match = simulate(game, [player("greedy")] * players, {}, f"likely/{number}")
        for step in match.steps:
            if step.seat == CHANCE or step.before.now.phase < 1:
                continue
            colour = step.before.thieves[step.seat].colour
            if colour in doubts(game.view(step.before, step.seat)):
                first, *_ = step.before.thieves[step.seat].loot
                yield COLOUR[first.card] == colour


def likely(matches: int) -> float:
    """The mean of all tables."""
    shares = []
    for players in find("thieves").info.players:
        seen = list(liked(players, matches))
        shares.append(sum(seen) / len(seen))
    return sum(shares) / len(shares)


def make(_: Sequence[str]) -> None:
    sys.stdout.write(f"LIKELY = {likely(MATCHES):.2f}\n")
