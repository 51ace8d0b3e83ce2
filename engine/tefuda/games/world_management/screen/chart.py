"""The world map: what lies among the discards, how far a hand is, and what it waits for."""

from collections.abc import Iterable, Iterator

from tefuda.core.cards import Card
from tefuda.core.table import Gauge, Help, Message, Shown, Zone, say
from tefuda.games.world_management.cards.deck import DECK, Counts, dora_of
from tefuda.games.world_management.cards.faces import FACES, INDEX
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.screen.arrangements import (
    away,
    is_far,
    short_of_points,
    tray,
    waits_of,
)
from tefuda.games.world_management.screen.names import FORMS_CALLED, FORMS_TOLD
from tefuda.games.world_management.screen.worth import declarable, wanted
from tefuda.games.world_management.solver.forms import EASY_FIRST, HAND
from tefuda.games.world_management.solver.layout import Layout
from tefuda.games.world_management.solver.tray import completing

ASKED = Help(
    say(
        "The map only shows what lies there. To take a card, tap it in the row; "
        "a card that is not in the row makes no group with your hand."
    ),
    "5.2",
)
"""What the map says to whoever taps it for a card."""


def chart(view: View) -> tuple[Zone, ...]:
    """The map for everybody; distance and waits, which only help, for whoever holds a hand."""
    able = to_come(view)
    nearest = _nearest(view)
    waits = tuple(wait for wait in waits_of(nearest, able) if wait) if nearest else ()
    exposed = view.now.exposed[view.seat] if nearest else ()
    waited = completing(nearest, view.hand, exposed) if nearest and waits else frozenset()
    faces = DECK.sort(waited | _lacking(view))
    zones = [world_map(view, (_awaited(card, able[INDEX[card]]) for card in faces))]
    if view.hand:
        zones.append(
            Zone("distance", "gauges", say("Cards away"), gauges=_distances(view), marks=("aid",))
        )
    if waits:
        each = {wait.label.values["cards"]: wait for wait in waits}  # equal pairs once
        named = {face for wait in waits for face in wait.cards}
        left_of = tuple(Gauge(wait.label, wait.left) for wait in each.values())
        told = _waiting(_number(able, waited), _number(able, named))
        zones.append(Zone("waits", "gauges", told, gauges=left_of, marks=("aid",)))
    return (*zones, _forms(view)) if view.hand else tuple(zones)


def _number(able: Counts, faces: Iterable[Card]) -> int:
    return sum(able[INDEX[face]] for face in faces)


def _waiting(fit: int, named: int) -> Message:
    """Over what is waited for: other pairs, and what frees a wild, are only counted."""
    return say("{n} cards fit, such as", n=fit) if fit > named else say("Waiting for")


def _lacking(view: View) -> frozenset[Card]:
    """The dora, where the nearest form could not be declared without one more."""
    layouts, dora = _layouts(view) if view.hand else {}, dora_of(view.now.turned)
    form = min(layouts, key=lambda each: layouts[each].missing, default="")
    short = form and dora and wanted(view, form, view.hand, view.now.exposed[view.seat])
    return frozenset({dora}) if short else frozenset()


def world_map(view: View, more: Iterable[Gauge] = ()) -> Zone:
    """What may be taken of the discards, face by face."""
    told, means = say("World map of the discards"), ASKED if view.may == "summon" else None
    return Zone("map", "gauges", told, gauges=(*_lying(view), *more), help=means)


def _forms(view: View) -> Zone:
    """What each form is, and what it is worth without dora."""
    kinds = {form: form_points(form, view.setup.group_points) for form in EASY_FIRST}
    worth = tuple(Gauge(_told(view, form), points) for form, points in kinds.items())
    return Zone("forms", "gauges", say("Forms"), gauges=worth)


def _told(view: View, form: str) -> Message:
    """A form, and how many dora it takes where points are asked for."""
    told = FORMS_TOLD[form]
    if not view.setup.minimum:
        return told
    needed = wanted(view, form, (), ())
    if needed:
        return say("{told}, {n} dora needed", told=told, n=needed)
    return say("{told}, no dora needed", told=told)


def stock(view: View) -> Zone:
    """How many cards are still to be drawn; anybody can count them."""
    now = view.now
    out = sum(now.pile) + sum(view.sizes) + bool(now.turned)
    out += sum(len(group) for groups in now.exposed for group in groups)
    return Zone("stock", "stock", say("Stock"), size=len(DECK) - out)


def _lying(view: View) -> Iterator[Gauge]:
    """A gauge a face that lies there: how many of its copies may still be taken."""
    for face, number in zip(FACES, view.now.pile, strict=True):
        if number:
            yield Gauge(say("{card}", card=Shown((face,))), number, ("lies", face))


def _awaited(card: Card, able: int) -> Gauge:
    label = say("{card} awaited, left", card=Shown((card,)))
    return Gauge(label, able, ("wait", card, "aid"))


def _layouts(view: View) -> dict[str, Layout]:
    """The hand in every form that its open groups allow."""
    fits = {form: tray(view, form) for form in EASY_FIRST}
    return {form: layout for form, layout in fits.items() if layout}


def _distances(view: View) -> tuple[Gauge, ...]:
    """A gauge a form: the fewest cards that are missing, and dora; none where it is dora alone."""
    return tuple(
        Gauge(_called(view, form), number, _marks(view, layout), low=0, high=HAND)
        for form, layout in _layouts(view).items()
        if (number := away(view, form)) is not None
    )


def _called(view: View, form: str) -> Message:
    return short_of_points(view, form) or FORMS_CALLED[form]


def _marks(view: View, layout: Layout) -> tuple[str, ...]:
    return ("form", "far") if is_far(view, layout) else ("form",)


def _nearest(view: View) -> Layout | None:
    """The hand in the form that lacks fewest cards, of those that may be declared."""
    able = declarable(view)
    layouts = {form: at for form, at in _layouts(view).items() if form in able} if view.hand else {}
    return min(layouts.values(), key=lambda layout: layout.missing, default=None)
