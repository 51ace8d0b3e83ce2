"""Laying out a hand: the best grouping now, and what to keep of too many cards."""

from collections.abc import Sequence
from typing import NamedTuple

from tefuda.games.world_management.faces import INDEX, NEIGHBOURS, WILD
from tefuda.games.world_management.forms import FORMS, HAND, Cards, Fit, Question, sizes_left
from tefuda.games.world_management.worth import form_points


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

    The form and the number of missing cards are exact: fewest missing, then most points
    for the groups. Which cards are kept beside those laid out goes by how many others they
    could join, and dora are exchanged for others one by one only: neither is exact.
    """
    fits = [
        (fit.missing, -form_points(form, group_points), form, fit)
        for form in FORMS
        if (fit := arrange(cards, exposed, form)) is not None
    ]
    if not fits:
        return None
    missing, _, form, fit = min(fits, key=lambda fit: fit[:3])
    laid = [card for part in fit.parts for card in part.cards]
    room = HAND - sum(map(len, exposed)) - len(laid)
    loose = sorted(fit.loose, key=lambda card: (card != dora, -_company(card, cards)))
    kept, discarded = [*laid, *loose[:room]], loose[room:]
    if dora is not None:
        _keep_dora(kept, discarded, dora, [part.size for part in fit.parts], missing)
    return Kept(form, missing, tuple(kept), tuple(discarded))


def _keep_dora(
    kept: list[str], discarded: list[str], dora: str, sizes: Sequence[int], missing: int
) -> None:
    """Exchange discarded dora for other cards as long as no more is missing for it."""
    for other in dict.fromkeys(kept):
        if dora not in discarded:
            return
        tried = [*kept, dora]
        tried.remove(other)
        if other != dora and Question(tried, sizes).missing(missing) <= missing:
            kept[:] = tried
            discarded.remove(dora)
            discarded.append(other)


def _company(card: str, cards: Cards) -> int:
    """How many cards of the hand a card could share a group with; a wild with all."""
    if card == WILD:
        return len(cards)
    near = NEIGHBOURS[INDEX[card]]
    return sum(other != WILD and near >> INDEX[other] & 1 for other in cards)
