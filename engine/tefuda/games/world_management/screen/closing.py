"""Which forms an open group rules out, and what that costs."""

from tefuda.core.cards import Cards
from tefuda.core.table import Message, say
from tefuda.games.world_management.rules.state import Melds, View
from tefuda.games.world_management.screen.arrangements import tray
from tefuda.games.world_management.screen.names import FORMS_CALLED
from tefuda.games.world_management.screen.worth import declarable, wanted
from tefuda.games.world_management.solver.forms import sizes_left
from tefuda.games.world_management.solver.tray import laid_out


def closed_by(view: View, after: Melds, told: Message) -> Message | None:
    """With the nearest form, if these open groups leave no place for it.

    None where another form is as near, dora counted: then nothing is lost.
    """
    exposed = view.now.exposed[view.seat]
    fits = {form: layout.missing for form in declarable(view) if (layout := tray(view, form))}
    away = {form: fits[form] + wanted(view, form, view.hand, exposed) for form in fits}
    kept = [form for form in fits if sizes_left(form, after) is not None]
    form = min(fits, key=lambda each: (away[each], each not in kept), default="")
    if not form or form in kept:
        return None
    return say(
        "{told} {form}, now {n} away, will be impossible.",
        told=told,
        form=FORMS_CALLED[form],
        n=fits[form],
    )


def costs(view: View, rest: Cards, after: Melds, told: Message) -> Message:
    """With the dora that this hand lacks then, and the form that needs none if that goes."""
    exposed = view.now.exposed[view.seat]
    able = [form for form in declarable(view) if sizes_left(form, exposed) is not None]
    kept = [form for form in able if sizes_left(form, after) is not None]
    closed = [form for form in able if form not in kept and not wanted(view, form, (), ())]
    lacking = min((wanted(view, form, rest, after) for form in kept), default=0)
    if not (closed and lacking):
        near = (form for form in kept if laid_out(form, rest, after))
        nearest = min(near, key=lambda form: _missing(form, rest, after), default="")
        short = wanted(view, nearest, rest, after) if nearest else 0
        return say("{told} {n} dora needed for points.", told=told, n=short) if short else told
    return say(
        "{told} It rules out {form}: then you need {n} dora.",
        told=told,
        form=FORMS_CALLED[closed[0]],
        n=lacking,
    )


def _missing(form: str, hand: Cards, exposed: Melds) -> int:
    layout = laid_out(form, hand, exposed)
    assert layout
    return layout.missing
