"""How long a match of World Management lasts under each of its named rule sets, at a person's pace.

Greedy players play whole matches. Of seat 0's decisions each takes the seconds of `PACE`, what the
others do is shown for a beat (`tempo.BEAT`), and a finished hand is looked at. The seconds are
guesses, written down here; how often each thing happens is counted.
"""

import statistics
from collections import Counter

from app.bots.tempo import BEAT
from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, RuleSet

MATCHES = 60
ME = 0
PACE = {"Discard": 45, "Summon": 25, "Extend": 15, "Pass": 8, "Declare": 8}
"""Seconds a person takes: to choose five of 33 cards, to build a group, to let a chance go by."""
LOOK = 25
"""Seconds a person looks at a finished hand, and sorts the next."""

Measured = tuple[str, float, str, str]


def minutes(players: int, rules: RuleSet, number: int) -> float:
    """Of one match."""
    game, rng = find("world_management"), Quick(f"length/{number}")
    match = Match(game, players, rules.values, f"length/{number}")
    mine, others = Counter[str](), 0
    while not match.over:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            _ = match.chance()
            continue
        view, choices = game.view(match.state, seat), match.choices(seat)
        move = game.advice.greedy(view, choices, rng)
        match.push(seat, move)
        verb = type(move).__name__
        if seat == ME:
            mine[verb] += 1
        else:
            others += verb != "Pass"
    hands = len(match.state.past.results)
    seconds = sum(PACE[verb] * number for verb, number in mine.items())
    return (seconds + others * BEAT["normal"] / 1000 + hands * LOOK) / 60


def run() -> list[Measured]:
    info = find("world_management").info
    return [
        (f"{rules.name.text}, {players} players, {which}", figure(times), "min", "")
        for rules in info.sets
        for players in info.players
        for times in [[minutes(players, rules, number) for number in range(MATCHES)]]
        for which, figure in (("median", statistics.median), ("longest", max))
    ]
