"""Who would win now, and by how much: one's own hand as it is, then the match."""

from tefuda.core.table import Message, Who, say
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.screen.arrangements import tray
from tefuda.games.world_management.screen.names import FORMS_CALLED
from tefuda.games.world_management.screen.worth import declarable, dora_held, wanted
from tefuda.games.world_management.solver.forms import EASY_FIRST, FORMS


def standing(view: View) -> Message:
    """While a hand runs."""
    own = _own(view) if view.hand else None
    match = lead(view)
    return say("{own} {match}", own=own, match=match) if own else match


def _own(view: View) -> Message:
    """How many groups there are of how many, and what the whole would bring; dora as held now."""
    fits = {form: layout for form in declarable(view) if (layout := tray(view, form))}
    if not declarable(view):
        return say("No dora in this hand, so its groups can never reach the points needed.")
    if not fits:
        return say("Your open groups fit no form: this hand cannot be complete.")
    exposed = view.now.exposed[view.seat]
    dora = {form: wanted(view, form, view.hand, exposed) for form in fits}
    form = min(fits, key=lambda each: fits[each].missing + dora[each])
    groups, lacking = _groups(view, form), dora[form]
    worth = _lacks(view, form, lacking) if lacking else _brings(view, form)
    told = say("{groups} {worth}", groups=groups, worth=worth)
    return (
        told if form == EASY_FIRST[0] else say("{form}: {told}", form=FORMS_CALLED[form], told=told)
    )


def _groups(view: View, form: str) -> Message:
    layout = tray(view, form)
    parts = layout.parts if layout else ()
    whole = [part for part in parts if part.size > 1 and not part.lacking]
    number = len(whole) + len(view.now.exposed[view.seat])
    return say("{n} of {all} groups whole.", n=number, all=sum(size > 1 for size in FORMS[form]))


def _brings(view: View, form: str) -> Message:
    """The points of the whole, of them those for dora, and whether any are asked for."""
    dora = dora_held(view, view.hand, view.now.exposed[view.seat])
    points = form_points(form, view.setup.group_points) + dora
    if view.setup.minimum:
        return say(
            "With all: {points} points, {minimum} needed.",
            points=points,
            minimum=view.setup.minimum,
        )
    if dora:
        return say("With all: {points} points ({dora} dora).", points=points, dora=dora)
    return say("With all: {points} points.", points=points)


def _lacks(view: View, form: str, lacking: int) -> Message:
    """Why the whole could not be declared, and what would make up for it."""
    minimum = view.setup.minimum
    values = {"points": minimum - lacking, "minimum": minimum}
    if not dora_of(view.now.turned):
        return say("With all: {points} points, {minimum} needed.", **values)
    if form == EASY_FIRST[0]:
        return say(
            "With all: {points} points; for {minimum} find {n} dora, even a lone one.",
            n=lacking,
            **values,
        )
    return say("With all: {points} points; for {minimum} find {n} dora.", n=lacking, **values)


def lead(view: View) -> Message:
    """How the match stands for the viewer."""
    if view.setup.single:
        return say("This one hand decides the match.")
    scores = view.past.scores
    most, *others = sorted(scores, reverse=True)
    first = [seat for seat, points in enumerate(scores) if points == most]
    if len(first) == len(scores):
        return say("Match: all at {n}.", n=most)
    if view.seat in first and first[1:]:
        return say("Match: you share the lead.")
    if view.seat in first:
        return say("Match: you lead by {n}.", n=most - others[0])
    if view.seat < 0:
        return say("The lead in the match: {who}, with {n}.", who=Who(first[0]), n=most)
    behind = most - scores[view.seat]
    return say("Match: you are {n} behind {who}.", who=Who(first[0]), n=behind)
