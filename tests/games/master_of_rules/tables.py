"""Tables of Master of Rules for tests, from the texts of a record."""

from collections.abc import Sequence

from tefuda.core.chance import Quick
from tefuda.core.game import CHANCE
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.registry import find

THREE = (
    "deal B1 B2 B3 B4 {} / R1 R2 R3 R4 {} / Y1 Y2 Y3 Y4 {}",
    "start 0",
    "row G1 G2 G3 ONLY SUPPORT SUPPORT",
)


def match(players: int, lines: Sequence[str], seed: str = "test") -> Match:
    """A match after these moves, each of the seat that is to act."""
    found = Match(find("master_of_rules"), players, {}, seed)
    for line in lines:
        found.play_text(found.turn.seats[0], line)
    return found


def three(a: str, b: str, c: str, *lines: str) -> Match:
    """Three players with these rules in hand, after the moves of `lines`."""
    deal, *rest = THREE
    return match(3, (deal.format(a, b, c), *rest, *lines))


def finish(found: Match, rounds: int = 99) -> Match:
    """Random moves until so many rounds have been judged, or to the end."""
    rng = Quick("finish", found.seed)
    while not found.over and len(found.state.rounds) < rounds:
        seat = found.turn.seats[0]
        if seat == CHANCE:
            found.chance()
        else:
            found.play(seat, found.choices(seat).sample(rng))
    return found


def legal(found: Match) -> list[str]:
    """The texts of what the seat to act may do."""
    return sorted(text(move) for move in found.choices(found.turn.seats[0]))
