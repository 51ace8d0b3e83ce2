"""The solver beside OR-tools' CP-SAT, where that is installed (contract 6.25)."""

import random

import pytest

from tefuda.games.world_management.solver.distance import missing
from tests.games.world_management.hands import DECK, near, rich

pytest.importorskip("ortools", reason="LEFT OUT here: OR-tools; `build.py test` ends with it")


def test_the_same_numbers() -> None:
    from tests.bench.rivals import cp_sat

    rng = random.Random(2)
    hands = [rng.sample(DECK, 28), near(rng), near(rng), rich(rng)]
    for cards in hands:
        assert missing(cards) == {form: cp_sat.missing(cards, form) for form in cp_sat.FORMS}
