"""Random matches in the steps of the adapters."""

from collections.abc import Iterator

from tefuda.adapters.position import OVER, Position, Table
from tefuda.core.chance import Quick
from tests.contract.tables import Set


def table(one: Set) -> Table:
    return Table(one.key, one.players, one.options)


def walk(one: Set, seed: object, limit: int = 200) -> Iterator[Position]:
    """The positions of a random match, up to so many."""
    rng = Quick(one, seed)
    position = table(one).start()
    for _ in range(limit):
        yield position
        if position.seat == OVER:
            return
        legal = position.legal
        position = position.act(legal[rng.below(len(legal))])
