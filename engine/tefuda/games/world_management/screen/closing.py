"""Which forms an open group rules out."""

from tefuda.core.cards import Cards
from tefuda.core.table import Message, say
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.screen.arrangements import tray
from tefuda.games.world_management.screen.names import FORMS_CALLED
from tefuda.games.world_management.solver.forms import EASY_FIRST, sizes_left

NEAR = 3
"""Cards a form may be further than the nearest, and its loss is still told."""


def closed_by(view: View, group: Cards, told: Message) -> Message | None:
    """With the nearest of the forms that a group, once it lies open, leaves no place for."""
    fits = {form: layout.missing for form in EASY_FIRST if (layout := tray(view, form))}
    after = (*view.now.exposed[view.seat], DECK.sort(group))
    near = min(fits.values(), default=0) + NEAR
    lost = [form for form in fits if fits[form] <= near and sizes_left(form, after) is None]
    if not lost:
        return None
    form = min(lost, key=fits.__getitem__)
    return say(
        "{told} {form}, now {n} away, will be impossible.",
        told=told,
        form=FORMS_CALLED[form],
        n=fits[form],
    )
