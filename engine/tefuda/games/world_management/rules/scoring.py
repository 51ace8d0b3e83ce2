"""Is a hand complete, and what is it worth? (W1, W2, W8, W17)"""

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from tefuda.games.world_management.rules.yakuman import CHAOS_NAME, POINTS, YAKUMAN, chaos_short
from tefuda.games.world_management.solver.forms import FORMS, HAND, Cards, Question, sizes_left

GroupPoints = Literal["count", "by_size"]
POINTS_OF_SIZE: Final[dict[str, dict[int, int]]] = {
    "count": {9: 1, 5: 1, 3: 1, 1: 0},
    "by_size": {9: 4, 5: 2, 3: 1, 1: 0},
}


class Reading(NamedTuple):
    """A complete hand at its best; groups are exposed ones first, the single of F3 last."""

    form: str | None  # None: 大乱世界
    points: int
    groups: tuple[tuple[str, ...], ...]
    group_points: tuple[int, ...]
    dora: int
    yakuman: tuple[str, ...]


def form_points(form: str, group_points: str = "count") -> int:
    return sum(POINTS_OF_SIZE[group_points][size] for size in FORMS[form])


def complete(
    cards: Cards,
    exposed: Sequence[Cards] = (),
    *,
    group_points: str = "count",
    dora: str | None = None,
    opening: str | None = None,
) -> Reading | None:
    """The best reading of 28 cards, or None; cards are those not exposed.

    opening names the yakuman the turn allows, 創世期 or 新世界, which only the game can tell.
    """
    everything = [*cards, *(card for group in exposed for card in group)]
    assert len(everything) == HAND, f"a hand is {HAND} cards, not {len(everything)}"
    if not exposed and not chaos_short(everything):
        named = (CHAOS_NAME, opening) if opening else (CHAOS_NAME,)
        singles = tuple((card,) for card in cards)
        return Reading(None, POINTS, singles, (0,) * HAND, 0, named)
    form = complete_form(cards, exposed, group_points)
    if form is None:
        return None
    yakuman = tuple(
        each.name for each in YAKUMAN if (each.exposed or not exposed) and each.holds(everything)
    )
    if opening and not exposed:
        yakuman += (opening,)
    return _reading(cards, exposed, form, group_points, everything.count(dora or ""), yakuman)


def complete_form(
    cards: Cards, exposed: Sequence[Cards] = (), group_points: str = "count"
) -> str | None:
    """The form that brings most points of those the hand is complete in."""
    for form in sorted(FORMS, key=lambda form: -form_points(form, group_points)):
        sizes = sizes_left(form, exposed)
        if sizes is not None and not Question(cards, sizes).missing(0):
            return form
    return None


def _reading(
    cards: Cards,
    exposed: Sequence[Cards],
    form: str,
    group_points: str,
    dora: int,
    yakuman: tuple[str, ...],
) -> Reading:
    sizes = sizes_left(form, exposed)
    assert sizes is not None
    laid = (part.cards for part in Question(cards, sizes).fit().parts)
    groups = (*map(tuple, exposed), *laid)
    points = tuple(POINTS_OF_SIZE[group_points][len(group)] for group in groups)
    ordinary = sum(points) + dora
    return Reading(
        form, max(ordinary, POINTS) if yakuman else ordinary, groups, points, dora, yakuman
    )
