"""With which two cards of a hand one more could be summoned, and the hand be no further away."""

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from tefuda.core.cards import Card, Cards, without
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import SIZES, joining
from tefuda.games.world_management.solver.distance import shortfall

THREE = SIZES[0]


@lru_cache(maxsize=1 << 8)
def takers(hand: Cards, sizes: tuple[int, ...], card: Card, missing: int) -> Cards:
    """() for none; of several ways the one with fewest wilds, then the first. Exact."""
    if not card or THREE not in sizes:
        return ()
    left = list(sizes)
    left.remove(THREE)
    pairs = dict.fromkeys(combinations(DECK.sort(hand), 2))
    ranked = sorted(
        (pair for pair in pairs if card in joining(pair)), key=lambda pair: pair.count(WILD)
    )
    return next((pair for pair in ranked if _spares(hand, pair, left, missing)), ())


def _spares(hand: Cards, pair: Cards, left: Sequence[int], missing: int) -> bool:
    """Whether no more than that is missing in the other groups without these two."""
    return shortfall(without(hand, *pair), left, missing) <= missing
