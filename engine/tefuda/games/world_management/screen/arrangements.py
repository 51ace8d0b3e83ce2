"""Ways to lay out one's hand: by kind, by number, and grouped as well as each form allows."""

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations

from tefuda.core.cards import Card, Cards, without
from tefuda.core.kit.groups import Groups, together
from tefuda.core.table import Arrangement, Message, Shown, Wait, say
from tefuda.games.world_management.cards.deck import DECK, Counts
from tefuda.games.world_management.cards.faces import DIRECTIONS, INDEX, WILD
from tefuda.games.world_management.cards.groups import SIZES, joining, kind_of
from tefuda.games.world_management.rules.secrets import unseen
from tefuda.games.world_management.rules.state import Melds, View
from tefuda.games.world_management.screen.names import (
    FORM_NAMES,
    FORM_TABS,
    GROUP_NAMES,
    SUIT_NAMES,
    suit,
)
from tefuda.games.world_management.screen.promising import promising
from tefuda.games.world_management.solver.forms import EASY_FIRST, HAND
from tefuda.games.world_management.solver.layout import Layout, Part, lay_out_as


def arrangements(view: View) -> Sequence[Arrangement]:
    exposed = view.now.exposed[view.seat] if view.seat >= 0 else ()
    by_kind, by_number, *by_form = _arranged(view.hand, exposed)
    return (by_kind, by_number, *_with_waits(view, by_form))


def _with_waits(view: View, ways: Sequence[Arrangement]) -> Iterator[Arrangement]:
    """What is left changes with every card that is seen."""
    left = unseen(view)
    for way, form in zip(ways, EASY_FIRST, strict=False):
        layout = laid_out(form, view.hand, view.now.exposed[view.seat])
        waits = list(waits_of(layout, left)) if layout else []
        waits += [None] * (len(way.groups) - len(waits))  # of what is loose
        yield way._replace(waits=tuple(waits))


def waits_of(layout: Layout, left: Counts) -> Iterator[Wait | None]:
    """By part that has cards, what it waits for; None where more than one is missing, or nothing."""
    for part in layout.parts:
        if part.cards:
            yield _waiting(part, _able(part, layout), left) if part.lacking == 1 else None


def _able(part: Part, layout: Layout) -> frozenset[Card]:
    """The faces that make a part whole; of the last pair of threes also those that do so in its
    place, with other cards that are in no group.
    """
    able = frozenset(joining(DECK.sort(part.cards)))
    if layout.missing == 1 and part.size == SIZES[0]:
        single = (card for each in layout.parts if each.size == 1 for card in each.cards)
        free = DECK.sort((*part.cards, *single, *layout.loose))
        able = able.union(*(joining(pair) for pair in combinations(free, 2)))
    return able - {WILD}


def _waiting(part: Part, able: Iterable[Card], left: Counts) -> Wait:
    cards = DECK.sort(part.cards)
    own = DECK.sort(joining(cards) - {WILD})
    faces = (*own, *(face for face in DECK.sort(able) if face not in own))
    label = say("{cards} wait for {faces}; unseen", cards=Shown(cards), faces=Shown(faces))
    return Wait(label, faces, sum(left[INDEX[face]] for face in faces))


@lru_cache(maxsize=1 << 6)
def _arranged(hand: Cards, exposed: Melds) -> tuple[Arrangement, ...]:
    """A screen is drawn many times while nothing in the hand changes."""
    kinds = together(hand, suit, SUIT_NAMES.get)
    by_kind = Arrangement(say("By kind"), kinds, say("Kind"))
    by_number = Arrangement(say("By number and place"), _by_number(hand), say("Number"))
    if not hand:
        return (by_kind, by_number)
    return (by_kind, by_number, *(_by_form(hand, exposed, form) for form in EASY_FIRST))


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


def _by_form(hand: Cards, exposed: Melds, form: str) -> Arrangement:
    """The best grouping in a form, and what lies loose: all, where open groups rule it out."""
    layout = laid_out(form, hand, exposed)
    if layout is None:
        groups = ((say("ruled out by the open groups"), hand),)
        return Arrangement(FORM_NAMES[form], groups, FORM_TABS[form])
    parts = [(_part_name(part), DECK.sort(part.cards)) for part in layout.parts if part.cards]
    if layout.loose:
        parts.append((say("loose"), DECK.sort(layout.loose)))
    return Arrangement(FORM_NAMES[form], tuple(parts), FORM_TABS[form], layout.missing)


MOST = HAND + 5
"""Cards, groups included, among which a pair is looked for; in turn 1 there may be more, and all is open."""


@lru_cache(maxsize=1 << 7)
def laid_out(form: str, hand: Cards, exposed: Melds) -> Layout | None:
    """The hand in a form, as fewest cards are missing; None where open groups rule the form out."""
    layout = lay_out_as(form, hand, exposed)
    if layout and form == EASY_FIRST[0] and len(hand) + sum(map(len, exposed)) <= MOST:
        layout = promising(layout, hand)
    return _sparing(layout) if layout else None


def _sparing(layout: Layout) -> Layout:
    """A wild that is left over is the single card, not what is to go."""
    *parts, last = layout.parts or (Part(0, ()),)
    if WILD not in layout.loose or last.size != 1 or WILD in last.cards:
        return layout
    loose = (*without(layout.loose, WILD), *last.cards)
    return Layout((*parts, Part(1, (WILD,))), loose)


def _part_name(part: Part) -> Message:
    if part.lacking:
        return say("{n} of {size}", n=len(part.cards), size=part.size)
    if part.size == 1:
        return say("single")
    kind = GROUP_NAMES[kind_of(part.cards)]
    return kind if part.size == SIZES[0] else say("{kind}: {size}", kind=kind, size=part.size)
