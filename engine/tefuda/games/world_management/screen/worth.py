"""What a hand would bring once it is complete, and what is lacking to declare it."""

from tefuda.core.cards import Card
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.state import Melds, View
from tefuda.games.world_management.solver.forms import EASY_FIRST


def dora_held(view: View, hand: tuple[Card, ...], exposed: Melds) -> int:
    return (*hand, *sum(exposed, ())).count(dora_of(view.now.turned))


def wanted(view: View, form: str, hand: tuple[Card, ...], exposed: Melds) -> int:
    """How many dora more it takes before a complete hand of the form may be declared."""
    held = form_points(form, view.setup.group_points) + dora_held(view, hand, exposed)
    return max(0, view.setup.minimum - held)


def declarable(view: View) -> tuple[str, ...]:
    """The forms that can reach the points needed, the easy one first: without a dora not all can."""
    forms = EASY_FIRST
    if dora_of(view.now.turned) or not view.now.turned:
        return forms
    return tuple(form for form in forms if not wanted(view, form, (), ()))
