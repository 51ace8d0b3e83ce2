"""Hands as the table judges them: the solver's answers, kept while the same hand is asked again."""

from functools import lru_cache

from tefuda.core.cards import Card, Cards
from tefuda.games.world_management.rules.scoring import Reading, complete
from tefuda.games.world_management.solver.distance import one_short
from tefuda.games.world_management.solver.forms import HAND

Groups = tuple[Cards, ...]


def opening(*, fresh: bool, dealer: bool) -> str:
    """The yakuman of turn 1, "" where there is none: 創世期 for the dealer, 新世界 for others."""
    if not fresh:
        return ""
    return "創世期" if dealer else "新世界"


def size(hand: Cards, exposed: Groups) -> int:
    """Hidden and exposed cards together."""
    return len(hand) + sum(map(len, exposed))


@lru_cache(maxsize=1 << 11)
def worth(
    hand: Cards, exposed: Groups, group_points: str, dora: Card, opening: str
) -> Reading | None:
    """What the hand scores; None where it is not complete, or not of 28 cards (W25).

    `dora` and `opening`, the yakuman of turn 1 (W28), are "" where there is none.
    """
    if size(hand, exposed) != HAND:
        return None
    return complete(
        hand, exposed, group_points=group_points, dora=dora or None, opening=opening or None
    )


@lru_cache(maxsize=1 << 8)
def is_short(hand: Cards, exposed: Groups) -> bool:
    """Rule (iii): complete but not declared, or complete with one hidden card made a wild."""
    return bool(worth(hand, exposed, "count", "", "")) or one_short(hand, exposed)
