"""World Management's hand solver beside OR-tools' CP-SAT, on the same hands.

Both in the time the process used, in milliseconds a hand. `complete` is the worth of a hand
or that it has none; `missing` is the fewest exchanges, for all three forms.
"""

import importlib
import random
import statistics
import time
from collections.abc import Callable
from types import ModuleType

from tefuda.games.world_management.cards.faces import NATURALS, WILD
from tefuda.games.world_management.rules.scoring import complete
from tefuda.games.world_management.solver.distance import missing
from tests.games.world_management.hands import DECK, near, rich

HANDS = 2000
BESIDE = 12  # hands for CP-SAT, which takes seconds over some

Hand = list[str]
Measured = tuple[str, float, str, str]


def dealt(rng: random.Random) -> Hand:
    return rng.sample(DECK, 28)


def wild(rng: random.Random) -> Hand:
    cards = rng.choice([dealt, near, rich])(rng)
    for at in rng.sample(range(28), rng.randint(7, 28)):
        cards[at] = WILD
    return cards


def chaotic(rng: random.Random) -> Hand:
    """Like 大乱世界: ones and nines of every attribute, which go together in many ways."""
    numbers = rng.sample("123456789", 3)
    return rng.sample([face for face in NATURALS[:90] if face[-1] in numbers], 28)


FAMILIES: dict[str, Callable[[random.Random], Hand]] = {
    "dealt": dealt,
    "rich in a number": rich,
    "nearly complete": near,
    "three numbers": chaotic,
    "7 to 28 wilds": wild,
}


def milliseconds(ask: Callable[[Hand], object], hands: list[Hand]) -> list[float]:
    times = []
    for cards in hands:
        start = time.process_time()
        ask(cards)
        times.append(1000 * (time.process_time() - start))
    return sorted(times)


def rows(name: str, figures: list[float], beside: str = "") -> list[Measured]:
    by_name = {
        "median": statistics.median(figures),
        "p99": figures[len(figures) * 99 // 100],
        "worst": figures[-1],
    }
    return [
        (f"{name}, {which}", figure, "ms", beside and f"{beside}, {which}")
        for which, figure in by_name.items()
    ]


def rival() -> ModuleType | None:
    try:
        return importlib.import_module("tests.bench.rivals.cp_sat")
    except ModuleNotFoundError:
        return None


def compared(name: str, hands: list[Hand], other: ModuleType) -> list[Measured]:
    """Both over the same hands; wrong answers end the bench."""

    def cp_sat(cards: Hand) -> dict[str, int]:
        return {form: other.missing(cards, form) for form in other.FORMS}

    for cards in hands:
        assert missing(cards) == cp_sat(cards), cards
    beside = f"{name}: CP-SAT missing"
    return [
        *rows(beside, milliseconds(cp_sat, hands)),
        *rows(f"{name}: missing, same hands", milliseconds(missing, hands), beside),
    ]


def run() -> list[Measured]:
    other = rival()
    measured: list[Measured] = []
    if other is None:
        measured.append(("NO COMPARISON: CP-SAT is not there (pip install ortools)", 0.0, "", ""))
    for name, make in FAMILIES.items():
        rng = random.Random(name)
        hands = [make(rng) for _ in range(HANDS)]
        measured += rows(f"{name}: complete", milliseconds(complete, hands))
        measured += rows(f"{name}: missing", milliseconds(missing, hands))
        if other is not None:
            measured += compared(name, hands[:BESIDE], other)
    return measured
