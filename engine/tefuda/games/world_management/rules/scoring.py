"""Is a hand complete, and what is it worth? (W1, W2, W8, W17)"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tefuda.core.cards import Card, Cards
from tefuda.core.terms import Seat
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.state import Melds, Reading, State, View
from tefuda.games.world_management.rules.yakuman import CHAOS_NAME, POINTS, YAKUMAN, chaos_short
from tefuda.games.world_management.solver.distance import shortfall
from tefuda.games.world_management.solver.forms import FORMS, HAND, sizes_left
from tefuda.games.world_management.solver.layout import lay_out_as

POINTS_OF_SIZE: Final[dict[str, dict[int, int]]] = {
    "count": {9: 1, 5: 1, 3: 1, 1: 0},
    "by_size": {9: 4, 5: 2, 3: 1, 1: 0},
}


def form_points(form: str, group_points: str = "count") -> int:
    return sum(POINTS_OF_SIZE[group_points][size] for size in FORMS[form])


def complete(
    cards: Sequence[Card],
    exposed: Sequence[Sequence[Card]] = (),
    *,
    group_points: str = "count",
    dora: Card | None = None,
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
    cards: Sequence[Card], exposed: Sequence[Sequence[Card]] = (), group_points: str = "count"
) -> str | None:
    """The form that brings most points of those the hand is complete in."""
    for form in sorted(FORMS, key=lambda form: -form_points(form, group_points)):
        sizes = sizes_left(form, exposed)
        if sizes is not None and not shortfall(cards, sizes, 0):
            return form
    return None


def _reading(
    cards: Sequence[Card],
    exposed: Sequence[Sequence[Card]],
    form: str,
    group_points: str,
    dora: int,
    yakuman: tuple[str, ...],
) -> Reading:
    layout = lay_out_as(form, cards, exposed)
    assert layout
    groups = (*map(tuple, exposed), *(part.cards for part in layout.parts))
    points = tuple(POINTS_OF_SIZE[group_points][len(group)] for group in groups)
    ordinary = sum(points) + dora
    return Reading(
        form, max(ordinary, POINTS) if yakuman else ordinary, groups, points, dora, yakuman
    )


@lru_cache(maxsize=1 << 11)
def judge(
    hand: Cards, exposed: Melds, group_points: str, dora: Card, opening: str
) -> Reading | None:
    """What a hand scores at the table; None where it is not complete, or not of 28 cards (W25).

    `dora` and `opening`, the yakuman of turn 1 (W28), are "" where there is none. The same hand
    is asked again and again, so answers are kept.
    """
    if len(hand) + sum(map(len, exposed)) != HAND:
        return None
    return complete(
        hand, exposed, group_points=group_points, dora=dora or None, opening=opening or None
    )


def judge_seat(state: State, seat: Seat) -> Reading | None:
    """What a seat's hand would score if it were declared now."""
    return judge(
        state.hands[seat],
        state.now.exposed[seat],
        state.setup.group_points,
        dora_of(state.now.turned),
        _opening(fresh=state.fresh, dealer=seat == state.past.dealer),
    )


def judge_own(view: View) -> Reading | None:
    """What the viewer's own hand would score."""
    return judge(
        view.hand,
        view.now.exposed[view.seat],
        view.setup.group_points,
        dora_of(view.now.turned),
        _opening(fresh=view.fresh, dealer=view.seat == view.past.dealer),
    )


def _opening(*, fresh: bool, dealer: bool) -> str:
    """The yakuman of turn 1, "" where there is none: 創世期 for the dealer, 新世界 for others."""
    if not fresh:
        return ""
    return "創世期" if dealer else "新世界"
