"""The pairs that a hand is shown in."""

import random
from collections import Counter

from tefuda.core.cards import Cards
from tefuda.games.world_management.cards.faces import COPIES, WILD
from tefuda.games.world_management.cards.groups import joining
from tefuda.games.world_management.solver.layout import Layout, lay_out_as
from tefuda.games.world_management.solver.tray import THREE, laid_out, promising, shared
from tests.games.world_management.hands import DECK, near, rich
from tests.games.world_management.tables import DONE, cards


def open_pairs(layout: Layout) -> list[Cards]:
    return [part.cards for part in layout.parts if part.size == THREE and part.lacking == 1]


def test_a_wild_joins_the_pair_that_fewest_cards_fit() -> None:
    whole = DONE.replace("east*3 south*3", "").replace("dark4*3", "east*3")
    for pairs in ("steel8*2 ice8*2 wild", "steel8 ice8 fire1 fire2 wild"):
        layout = laid_out("F3", cards(f"{whole} {pairs}"), ())
        assert layout
        assert set(open_pairs(layout)) >= {cards("steel8 ice8")}


def test_what_is_shared_is_as_near_and_no_fewer_cards_fit() -> None:
    rng = random.Random(5)
    for _ in range(60):
        hand = cards(" ".join(rng.choice([near, rich])(rng) + rng.sample(DECK, 5)))
        found = lay_out_as("F3", hand)
        assert found
        before = promising(found, hand)
        after = shared(before, hand)
        laid = [card for part in after.parts for card in part.cards]
        assert Counter([*laid, *after.loose]) == Counter(hand)
        assert after.missing == found.missing
        assert after.loose == before.loose
        assert fit(after, hand) >= fit(before, hand)


def fit(layout: Layout, hand: Cards) -> int:
    """How many cards make its pairs whole."""
    faces = [face for pair in open_pairs(layout) for face in joining(pair) - {WILD}]
    return sum(COPIES[face] - hand.count(face) for face in faces)
