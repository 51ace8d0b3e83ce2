"""Random matches through OpenSpiel and PettingZoo beside the engine's own, in steps a second.

A step is a move of the match, nature's included, whatever actions it takes. The engine draws it,
asks it `in` its choices, and makes it. OpenSpiel's actions are taken from `legal_actions` and
applied; PettingZoo's are taken from the mask, checked and made, with nature's moves on the way.

Where an agent observes, PettingZoo's usual loop also reads the tensor at every action. Beside it
stands the engine that makes the view of the seat to act at every step: what is to be written.
Processor time of one core.
"""

from collections.abc import Iterator

from tefuda.core.registry import find, keys
from tests.bench.peers import asking
from tools.bench import Measured

BESIDE = {
    "engine": "",
    "OpenSpiel": "engine",
    "PettingZoo": "engine",
    "engine, viewing": "engine",
    "PettingZoo, observing": "engine, viewing",
}


def run() -> Iterator[Measured]:
    """Every game at every table."""
    for key in keys():
        for players in find(key).info.players:
            rates, at = asking.ask("steps", key, players), f"{key}, {players} players: "
            for name, beside in BESIDE.items():
                yield at + name, rates[name], "steps/s", beside and at + beside
