"""Ways to lay out one's hand: by kind, by number, and grouped as well as each form allows."""

from collections.abc import Sequence
from functools import lru_cache

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.groups import Groups, together
from tefuda.core.table import Arrangement, Message, say
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.faces import DIRECTIONS, WILD
from tefuda.games.world_management.rules.state import Melds, View
from tefuda.games.world_management.screen.names import FORM_NAMES, SUIT_NAMES, suit
from tefuda.games.world_management.solver.forms import EASY_FIRST
from tefuda.games.world_management.solver.layout import Part, lay_out_as


def arrangements(view: View) -> Sequence[Arrangement]:
    exposed = view.now.exposed[view.seat] if view.seat >= 0 else ()
    return _arranged(view.hand, exposed)


@lru_cache(maxsize=1 << 6)
def _arranged(hand: Cards, exposed: Melds) -> tuple[Arrangement, ...]:
    """A screen is drawn many times while nothing in the hand changes."""
    by_kind = Arrangement(say("By kind"), together(hand, suit, SUIT_NAMES.get))
    by_number = Arrangement(say("By number and place"), _by_number(hand))
    if not hand:
        return (by_kind, by_number)
    fits = (_by_form(hand, exposed, form) for form in EASY_FIRST)
    return (by_kind, by_number, *(arrangement for arrangement in fits if arrangement))


def _by_number(hand: Cards) -> Groups:
    """Cards of one number or one place together: common groups are seen at once."""
    ordered = tuple(sorted(hand, key=lambda card: (_column(card), DECK.sort((card,)))))
    return together(ordered, _column)


def _column(card: Card) -> str:
    """Numbers first, then places, directions, wilds."""
    if card in DIRECTIONS:
        return f"directions {card}"
    if card == WILD:
        return card
    return f"at {card.partition('-')[2]}" if "-" in card else card[-1]


def _by_form(hand: Cards, exposed: Melds, form: str) -> Arrangement | None:
    """The best grouping in a form, and what lies loose; None where open groups rule it out."""
    layout = lay_out_as(form, hand, exposed)
    if layout is None:
        return None
    parts = [(_part_name(part), DECK.sort(part.cards)) for part in layout.parts if part.cards]
    if layout.loose:
        parts.append((say("loose"), DECK.sort(layout.loose)))
    name = say("{form}, {n} missing", form=FORM_NAMES[form], n=layout.missing)
    return Arrangement(name, tuple(parts))


def _part_name(part: Part) -> Message:
    if part.lacking:
        return say("{n} of {size}", n=len(part.cards), size=part.size)
    return say("{size}", size=part.size)
