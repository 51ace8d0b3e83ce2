"""Matches of Hyper Maker for tests, played at random."""

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE

GAME = find("hyper_maker")
TABLES = [(3, "stays"), (4, "winner"), (5, "stays")]


def random_match(players: int, tie: str, seed: str, cards_left: int = 0) -> Match:
    """Played at random until nobody has more cards than that."""
    match, rng = Match(GAME, players, {"lead_after_tie": tie}, seed), Quick("advice", seed)
    while not match.over and not 0 < max(map(len, match.state.hands)) <= cards_left:
        seat = match.turn.seats[0]
        match.push(seat, match.choices(seat).sample(rng))
    return match


def settled(match: Match) -> Match:
    """The next state in which a player is to act."""
    while match.turn.seats == (CHANCE,):
        match.chance()
    return match
