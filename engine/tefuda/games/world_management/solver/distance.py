"""How far a hand is from complete (W12).

What wilds do not have to stand for is the cover: the most cards of the hand that fit into a
form's groups together.
"""

from collections.abc import Iterable, Sequence

from tefuda.core.cards import Card
from tefuda.games.world_management.solver.forms import (
    FORMS,
    HAND,
    counted,
    groups_of_three,
    sizes_left,
)
from tefuda.games.world_management.solver.packing import Packing
from tefuda.games.world_management.solver.threes import Threes


def missing(
    cards: Sequence[Card],
    exposed: Sequence[Sequence[Card]] = (),
    forms: Iterable[str] = tuple(FORMS),
) -> dict[str, int | None]:
    """Per form, the fewest cards that, replaced by wilds, complete it; None: no way.

    cards are those not exposed. Where they are more than a form has room for, the best
    ones are kept.
    """
    left = {form: sizes_left(form, exposed) for form in forms}
    return {
        form: None if sizes is None else shortfall(cards, sizes) for form, sizes in left.items()
    }


def is_within(cards: Sequence[Card], exposed: Sequence[Sequence[Card]], most: int) -> bool:
    """Is that many wilds in place of cards enough? Cards there is no room for are left out."""
    left = (sizes_left(form, exposed) for form in FORMS)
    return any(shortfall(cards, sizes, most) <= most for sizes in left if sizes is not None)


def shortfall(cards: Sequence[Card], sizes: Sequence[int], most: int = HAND) -> int:
    """Fewest wilds to put in place of cards, so that groups of these sizes are whole.

    If that is more than most, anything above it.
    """
    counts, wilds = counted(cards)
    room = sum(sizes) - wilds
    threes = groups_of_three(sizes)
    if threes is None:
        return max(0, room - Packing(counts, sizes).cover(room - most))
    return max(0, room - Threes(counts).cover(threes, room - most))
