"""How far a hand is from complete (W12, W27)."""

from collections.abc import Iterable, Sequence

from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import is_group
from tefuda.games.world_management.rules.yakuman import chaos_short
from tefuda.games.world_management.solver.forms import FORMS, HAND, Cards, Question, sizes_left


def missing(
    cards: Cards, exposed: Sequence[Cards] = (), forms: Iterable[str] = tuple(FORMS)
) -> dict[str, int | None]:
    """Per form, the fewest cards that, replaced by wilds, complete it; None: no way.

    cards are those not exposed. Where they are more than a form has room for, the best
    ones are kept.
    """
    return {form: _missing(cards, sizes_left(form, exposed)) for form in forms}


def _missing(cards: Cards, sizes: tuple[int, ...] | None) -> int | None:
    return None if sizes is None else Question(cards, sizes).missing()


def one_short(cards: Cards, exposed: Sequence[Cards] = ()) -> bool:
    """Rule (iii): would a wild in place of one card that is not exposed complete the hand?

    The wild may also join an exposed group, if it is then a group of one more.
    """
    assert len(cards) + sum(map(len, exposed)) == HAND
    if not exposed and chaos_short(cards) <= 1:
        return True
    if _within(cards, exposed, 1):
        return True
    return any(
        is_group([*group, WILD])
        and _within(cards, [*exposed[:at], [*group, WILD], *exposed[at + 1 :]], 0)
        for at, group in enumerate(exposed)
    )


def _within(cards: Cards, exposed: Sequence[Cards], most: int) -> bool:
    """Is that many wilds in place of cards enough? Cards there is no room for are left out."""
    left = (sizes_left(form, exposed) for form in FORMS)
    return any(Question(cards, sizes).missing(most) <= most for sizes in left if sizes is not None)
