"""Laying out a hand: the best grouping now, and what to keep of too many cards."""

from collections.abc import Sequence
from typing import NamedTuple

from tefuda.games.world_management.cards.faces import INDEX, NEIGHBOURS, WILD
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.solver.distance import missing
from tefuda.games.world_management.solver.forms import Cards, Fit, Question, sizes_left


def arrange(cards: Cards, exposed: Sequence[Cards], form: str) -> Fit | None:
    """The cards of the hand, however many, laid out in a form so that fewest are missing.

    None if the exposed groups do not fit the form. Exact.
    """
    sizes = sizes_left(form, exposed)
    return None if sizes is None else Question(cards, sizes).fit()


class Kept(NamedTuple):
    form: str
    missing: int
    cards: tuple[str, ...]
    discarded: tuple[str, ...]


def keep(
    cards: Cards,
    exposed: Sequence[Cards] = (),
    *,
    group_points: str = "count",
    dora: str | None = None,
) -> Kept | None:
    """What to keep so that, exposed groups included, 28 cards are held; None: no form is left.

    The form and the number of missing cards are exact: fewest missing, then most points for
    the groups. Beyond that cards are dropped one by one, first those that could join fewest
    others, last dora and wilds, whenever no more is missing for it; a better choice of several
    at once may be overlooked.
    """
    short = {form: number for form, number in missing(cards, exposed).items() if number is not None}
    if not short:
        return None
    form = min(short, key=lambda form: (short[form], -form_points(form, group_points)))
    kept, discarded = list(cards), list[str]()
    sizes = sizes_left(form, exposed) or ()
    order = iter(
        sorted(cards, key=lambda card: (card == WILD, card == dora, _company(card, cards)))
    )
    while len(kept) > sum(sizes):
        card = next(order)  # never runs out: what fits the form has no more cards than it
        kept.remove(card)
        if Question(kept, sizes).missing(short[form]) <= short[form]:
            discarded.append(card)
        else:
            kept.append(card)
    return Kept(form, short[form], tuple(kept), tuple(discarded))


def _company(card: str, cards: Cards) -> int:
    """How many cards of the hand a card could share a group with; a wild with all."""
    if card == WILD:
        return len(cards)
    near = NEIGHBOURS[INDEX[card]]
    return sum(other != WILD and near >> INDEX[other] & 1 for other in cards)
