"""Counts how distances shrink from turn to turn, among greedy seats that summon but never declare."""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Seat
from tefuda.games.world_management.bot.plan import aim
from tefuda.games.world_management.bot.playout import LEFT
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.state import Discard, State
from tefuda.games.world_management.rules.window import PASS

HANDS = 150
Counts = Mapping[int, Counter[int]]
"""Distance → what was left of it a turn later → how often."""


def distance(state: State, seat: Seat) -> int:
    """Cards to exchange; 99 where no form is left."""
    nearest = aim(
        state.hands[seat], state.now.exposed[seat], state.setup, dora_of(state.now.turned)
    )
    return nearest.distance if nearest else 99


def distances(players: int, seed: str) -> Mapping[Seat, list[int]]:
    """After each discard of a seat, until all have complete hands or the turns run out."""
    game, rng = find("world_management"), Quick(seed)
    match = Match(game, players, {"hands": 1}, seed)
    seen: dict[Seat, list[int]] = {seat: [99] for seat in range(players)}
    while not match.over and any(row[-1] for row in seen.values()):
        seat, state = match.turn.seats[0], match.state
        if seat == CHANCE:
            match.chance()
            continue
        view, choices = game.view(state, seat), match.choices(seat)
        move = PASS if state.phase == "declare" else game.advice.greedy(view, choices, rng)
        match.push(seat, move)
        if type(move) is Discard:
            seen[seat].append(distance(match.state, seat))
    return seen


def steps(players: int, hands: int) -> Iterator[tuple[int, int]]:
    """From one turn to the next; what comes after a complete hand is known."""
    for number in range(hands):
        for row in distances(players, f"left/{number}").values():
            yield from ((before, after) for before, after in pairwise(row[1:]) if before)


def counted(players: int, hands: int) -> Counts:
    counts: dict[int, Counter[int]] = defaultdict(Counter)
    for before, after in steps(players, hands):
        counts[before][after] += 1
    return counts


def shares(row: Mapping[int, int]) -> list[int]:
    """In how many of 100 turns 0, 1, 2 … is left."""
    times = sum(row.values())
    return [round(100 * row.get(left, 0) / times) for left in range(max(row) + 1)]


def make(words: Sequence[str]) -> None:
    """At a table of four, or of as many as are asked for."""
    players = int(words[0]) if words else 4
    for before, row in sorted(counted(players, HANDS).items()):
        standing = LEFT[before] if before < len(LEFT) else "as five"
        sys.stdout.write(f"{before}: {shares(row)} of {sum(row.values())}; stands: {standing}\n")
