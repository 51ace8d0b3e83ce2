"""Who would win now, and by how much: one's own hand as it is, then the match."""

from tefuda.core.table import Message, Who, say
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.screen.arrangements import tray
from tefuda.games.world_management.solver.forms import EASY_FIRST, FORMS


def standing(view: View) -> Message:
    """While a hand runs."""
    own = _own(view) if view.hand else None
    match = lead(view)
    return say("{own} {match}", own=own, match=match) if own else match


def _own(view: View) -> Message:
    """How many groups there are of how many, and what the whole would bring; dora as held now."""
    exposed = view.now.exposed[view.seat]
    fits = {form: layout for form in EASY_FIRST if (layout := tray(view, form))}
    if not fits:
        return say("Your open groups fit no form: this hand cannot be complete.")
    form = min(fits, key=lambda each: fits[each].missing)
    whole = [part for part in fits[form].parts if part.size > 1 and not part.lacking]
    groups = sum(size > 1 for size in FORMS[form])
    dora = (*view.hand, *sum(exposed, ())).count(dora_of(view.now.turned))
    points = form_points(form, view.setup.group_points) + dora
    values = {"n": len(whole) + len(exposed), "all": groups, "points": points}
    if dora:
        return say(
            "{n} of {all} groups whole; complete, {points} points ({dora} dora).",
            dora=dora,
            **values,
        )
    return say("{n} of {all} groups whole; complete, {points} points.", **values)


def lead(view: View) -> Message:
    """How the match stands for the viewer."""
    if view.setup.single:
        return say("This one hand decides the match.")
    scores = view.past.scores
    most, *others = sorted(scores, reverse=True)
    first = [seat for seat, points in enumerate(scores) if points == most]
    if len(first) == len(scores):
        return say("In the match all have {n} points.", n=most)
    if view.seat in first and first[1:]:
        return say("In the match you share the lead.")
    if view.seat in first:
        return say("In the match you lead by {n}.", n=most - others[0])
    if view.seat < 0:
        return say("The lead in the match: {who}, with {n}.", who=Who(first[0]), n=most)
    behind = most - scores[view.seat]
    return say("In the match you are {n} behind {who}.", who=Who(first[0]), n=behind)
