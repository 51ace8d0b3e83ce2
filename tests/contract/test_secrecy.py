"""A seat knows what it heard and nothing more; two worlds tell."""

from collections import Counter
from typing import Any

import pytest

from tefuda.core.game import AnyGame
from tefuda.core.terms import Seat
from tests.contract.tables import Set
from tests.contract.worlds import Leak, Worlds

pytestmark = pytest.mark.many

PAIRS, WITH_AN_OPTION = 10, 4
"""For every listener; what an option changes is seldom who knows what."""

MOVES = 100


def pairs(one: Set, **more: Any) -> list[Worlds]:
    """Pairs of worlds for every seat and an onlooker."""
    seeds = range(WITH_AN_OPTION if one.options else PAIRS)
    pairs = [Worlds(one, seat, seed, **more) for seat in range(-1, one.players) for seed in seeds]
    for worlds in pairs:
        worlds.run(MOVES)
    return pairs


def test_the_same_heard_is_the_same_seen(table: Set, record_property: Any) -> None:
    swaps: Counter[str] = Counter()
    hidden: Counter[str] = Counter()
    compared = 0
    for worlds in pairs(table):
        swaps += worlds.swaps
        hidden += worlds.hidden
        compared += worlds.compared
    record_property("swaps", dict(swaps))
    print(f"{table}: swapped {dict(swaps)}, compared {compared}")  # noqa: T201 - shown with -s
    assert compared > 100
    assert sum(swaps.values()) > 0
    assert {verb for verb, number in hidden.items() if number >= 20} <= {*+swaps}


def _leaking(zone: str) -> Any:
    def view(game: AnyGame, state: Any, seat: Seat) -> Any:
        return game.view(state, seat), game.zones(state).get(zone)

    return view


def _differing(one: Set) -> list[str]:
    """The zones that differed between worlds that sounded the same."""
    leaks: dict[str, None] = {}
    for worlds in pairs(one):
        a, b = one.game.zones(worlds.a), one.game.zones(worlds.b)
        leaks |= dict.fromkeys(name for name in a if a[name] != b.get(name))
    return list(leaks)


def test_a_planted_leak_is_caught(size: Set) -> None:
    """Whatever zone can differ in secret, showing it is found out."""
    zones = _differing(size)
    assert zones
    for zone in zones:
        with pytest.raises(Leak):
            pairs(size, view=_leaking(zone))
