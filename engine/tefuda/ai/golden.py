"""Twenty records a game whose digests are known, so that every Python can be held to them."""

from collections.abc import Iterator, Mapping
from itertools import cycle, islice

from tefuda.ai.player import RandomPlayer
from tefuda.ai.simulation import simulate
from tefuda.core import record
from tefuda.core.game import AnyGame
from tefuda.core.registry import find
from tefuda.core.terms import Value

NUMBER, MOVES = 20, 200


def digests(key: str) -> list[str]:
    """The digests of a game's golden records, at most 200 moves of each."""
    game = find(key)
    digests = []
    for number, (players, options) in enumerate(islice(cycle(settings(game)), NUMBER)):
        bots = [RandomPlayer()] * players
        match = simulate(game, bots, options, f"golden/{number}", MOVES)
        digests.append(record.digest(record.write(match, with_counts=True)))
    return digests


def settings(game: AnyGame) -> Iterator[tuple[int, Mapping[str, Value]]]:
    """Every size with the defaults, and with each other value of each option."""
    for players in game.info.players:
        yield players, {}
        for option in game.info.options:
            for value in option.values(players)[1:]:
                yield players, {option.name: value}
