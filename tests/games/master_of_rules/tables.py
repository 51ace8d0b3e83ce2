"""Tables of Master of Rules for tests, from the texts of a record."""

from collections.abc import Iterator, Sequence

from tefuda.core.chance import Quick
from tefuda.core.match import Match
from tefuda.core.notation import parse, text
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE
from tefuda.games.master_of_rules.rules.state import View

THREE = (
    "deal B1 B2 B3 B4 {} / R1 R2 R3 R4 {} / Y1 Y2 Y3 Y4 {}",
    "start 0",
    "row G1 G2 G3 ONLY SUPPORT SUPPORT",
)

HANDS = ("TRIO ONLY BEST", "TRIO TRIO TRIO", "TRIO LIMIT BEST")
"""Rules in hand: once seat 0 has played TRIO, all of seat 1 are barred."""

FIRST = ("play TRIO", "take ONLY")


def match_after(players: int, lines: Sequence[str], seed: str = "test") -> Match:
    """A match after these moves, each of the seat that is to act."""
    match = Match(find("master_of_rules"), players, {}, seed)
    for line in lines:
        match.play_text(match.turn.seats[0], line)
    return match


def three(a: str, b: str, c: str, *lines: str) -> Match:
    """Three players with these rules in hand, after the moves of `lines`."""
    deal, *rest = THREE
    return match_after(3, (deal.format(a, b, c), *rest, *lines))


def finish(match: Match, rounds: int = 99) -> Match:
    """Random moves until so many rounds have been judged, or to the end."""
    rng = Quick("finish", match.seed)
    while not match.over and len(match.state.past.rounds) < rounds:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            match.play(seat, match.choices(seat).sample(rng))
    return match


def legal(match: Match) -> list[str]:
    """The texts of what the seat to act may do."""
    return sorted(text(move) for move in match.choices(match.turn.seats[0]))


def seen(match: Match, seat: int = 0) -> View:
    view: View = match.game.view(match.state, seat)
    return view


def finished(players: int) -> Iterator[Match]:
    for number in range(6):
        yield finish(match_after(players, (), seed=f"present {number}"))


def reason(match: Match, seat: int, line: str) -> tuple[str, str]:
    """What is said of a move that may not be made, and its clause."""
    move = parse(line, match.game.moves, match.game.deck)
    why = match.game.why_not(seen(match, seat), move)
    return why.message.text, why.clause
