"""Records and thoughts whose digests are known, so that every Python can be held to them."""

from collections.abc import Iterator, Mapping
from hashlib import sha256
from itertools import cycle, islice

from tefuda.ai.levels import LEVELS, player
from tefuda.ai.player import Thought
from tefuda.ai.simulation import playing
from tefuda.core import record
from tefuda.core.chance import Quick
from tefuda.core.game import AnyGame
from tefuda.core.match import Match
from tefuda.core.notation import text
from tefuda.core.registry import find
from tefuda.core.terms import CHANCE, Value

NUMBER, MOVES = 20, 200
THOUGHTS = 80
"""Moves of a match that is thought through."""


def digests(key: str) -> list[str]:
    """The digests of a game's golden records, at most 200 moves of each."""
    game = find(key)
    digests = []
    for number, (players, options) in enumerate(islice(cycle(settings(game)), NUMBER)):
        match = _drawn(Match(game, players, options, f"golden/{number}"))
        digests.append(record.digest(record.write(match, with_counts=True)))
    return digests


def _drawn(match: Match) -> Match:
    """Moves by lot, whoever is to act."""
    while not match.over and len(match.steps) != MOVES:
        seat = match.turn.seats[0]
        if seat == CHANCE:
            match.chance()
        else:
            lot = Quick("player", match.seed, len(match.steps))
            match.play(seat, match.choices(seat).sample(lot))
    return match


def settings(game: AnyGame) -> Iterator[tuple[int, Mapping[str, Value]]]:
    """Every size with the defaults, and with each other value of each option."""
    for players in game.info.players:
        yield players, {}
        for option in game.info.options:
            for value in option.values(players)[1:]:
                yield players, {option.name: value}


def thoughts(key: str) -> list[str]:
    """The digests of a match of bots of every level at each table, and of all they thought."""
    game = find(key)
    digests = []
    for place, players in enumerate(game.info.players):
        seats = list(islice(cycle(LEVELS), place, place + players))
        match = Match(game, players, {}, f"bots/{players}")
        bots = [player(level) for level in seats]
        told = "\n".join(map(_told, islice(playing(match, bots), THOUGHTS)))
        digests += [record.digest(record.write(match)), sha256(told.encode()).hexdigest()]
    return digests


def _told(thought: Thought | None) -> str:
    """A thought to the last bit of its evidence."""
    if thought is None:
        return ""
    lines = [f"{text(line.move)} {line.visits} {line.worth.hex()}" for line in thought.lines]
    return "; ".join([text(thought.move), str(thought.iterations), *lines])
