"""Ways to lay out one's hand: grouped as well as each form allows, by number and by kind.

The easy form comes first: so a hand lies until somebody wants it otherwise.
"""

from collections.abc import Iterator, Sequence
from functools import lru_cache, partial
from typing import Final

from tefuda.core.cards import Card, Cards, without
from tefuda.core.kit.groups import Groups, together
from tefuda.core.table import Arrangement, Message, Shown, Wait, say
from tefuda.games.world_management.cards.deck import DECK, Counts, dora_of
from tefuda.games.world_management.cards.faces import (
    ATTRIBUTE_FIELD,
    DIRECTIONS,
    INDEX,
    JOB_FIELD,
    WILD,
)
from tefuda.games.world_management.cards.groups import SIZES, company, joining, kind_of
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import Melds, View
from tefuda.games.world_management.screen.names import (
    FORM_NAMES,
    FORM_TABS,
    FORMS_CALLED,
    FORMS_LOST,
    FORMS_OUT,
    GROUP_NAMES,
    SUIT_NAMES,
    suit,
)
from tefuda.games.world_management.screen.worth import declarable, wanted
from tefuda.games.world_management.solver.forms import EASY_FIRST, sizes_left
from tefuda.games.world_management.solver.layout import Layout, Part
from tefuda.games.world_management.solver.takers import takers
from tefuda.games.world_management.solver.tray import (
    free_cards,
    is_of_threes,
    laid_out,
    spare_pairs,
)

SPARE: Final = say("extra pair")
DORA_PAIR: Final = say("pair with dora")
PAIRS: Final = (SPARE, DORA_PAIR)
UNNEEDED: Final = say("not needed")
TAKES: Final = say("for dora")
ALONE: Final = say("alone")


def arrangements(view: View) -> Sequence[Arrangement]:
    exposed = view.now.exposed[view.seat] if view.seat >= 0 else ()
    by_kind, by_number, *by_form = _arranged(view.hand, exposed, dora_of(view.now.turned))
    if not by_form:
        return (by_kind, by_number)
    ways = dict(zip(EASY_FIRST, by_form, strict=True))
    first, *others = ordered(view)
    return (
        _with_waits(view, ways[first], first)._replace(passing=False),
        by_number,
        by_kind,
        *(_with_waits(view, ways[form], form) for form in others),
    )


def ordered(view: View) -> tuple[str, ...]:
    """The forms in the order of their tabs: those that may be declared and that open groups allow
    before others, and of them the easy one.
    """
    exposed, forms = view.now.exposed[view.seat], declarable(view)
    able = {form for form in forms if sizes_left(form, exposed) is not None}
    return tuple(sorted(EASY_FIRST, key=lambda form: form not in able))


def tray(view: View, form: str) -> Layout | None:
    """One's hand in a form, as it is shown."""
    return laid_out(form, view.hand, view.now.exposed[view.seat], dora_of(view.now.turned))


def is_far(view: View, layout: Layout | None) -> bool:
    """Whether a form is further away than the easy one, so that its distance means nothing yet."""
    easy = tray(view, EASY_FIRST[0])
    return bool(layout and easy and layout.missing > easy.missing)


def _with_waits(view: View, way: Arrangement, form: str) -> Arrangement:
    """What is left changes with every card that is seen."""
    able, layout = to_come(view), tray(view, form)
    waits = list(waits_of(layout, able)) if layout else []
    last = bool(layout and layout.missing == 1)
    whole, rest = way.groups[: len(waits)], way.groups[len(waits) :]
    points = bool(layout and not layout.missing and short_of_points(view, form))
    if layout and points and is_of_threes(layout):
        rest = tuple(_by_use(view, layout, rest))
        way = way._replace(groups=(*whole, *rest))
    spared = partial(_for_points if points else _spared, dora=dora_of(view.now.turned))
    waits += [spared(cards, able, last) if label in PAIRS else None for label, cards in rest]
    told = _told(way._replace(waits=tuple(waits)), layout, view, form)
    return told._replace(fill=_fill(view, form), passing=True, mark=form)


def _fill(view: View, form: str) -> Cards:
    """What a larger form has no place for, where one is to discard and the easy one is not whole,
    or may not be declared.
    """
    easy = tray(view, EASY_FIRST[0]) if EASY_FIRST[0] in declarable(view) else None
    asked = view.phase == "discard" and view.now.turner == view.seat
    if not asked or form == EASY_FIRST[0] or (easy and not easy.missing):
        return ()
    return parting(view, form)


def parting(view: View, form: str) -> Cards:
    """What is to be discarded, of what a form has no place for."""
    return spared(view, form, view.hand, view.now.exposed[view.seat], exchange(view)[1])


def spared(view: View, form: str, hand: Cards, exposed: Melds, number: int) -> Cards:
    """So many cards that a form has no place for: a dora last, before it what has most company."""
    dora = dora_of(view.now.turned)
    layout = laid_out(form, hand, exposed, dora)
    free = layout.loose if layout else ()
    gone = sorted(free, key=lambda card: (card == dora, company(card, hand)))[:number]
    return DECK.sort(gone) if len(gone) == number else ()


def _told(way: Arrangement, layout: Layout | None, view: View, form: str) -> Arrangement:
    """With what is lacking in points on its tab; no distance where points alone are lacking."""
    short = short_of_points(view, form) if layout else None
    if short is None:
        return way
    return way._replace(tab=short, away=away(view, form))


def away(view: View, form: str) -> int | None:
    """How many cards a form lacks; None where it is only points, or can never be enough of them."""
    layout = tray(view, form)
    if layout is None or form not in declarable(view):
        return None
    return layout.missing or (None if short_of_points(view, form) else 0)


def short_of_points(view: View, form: str) -> Message | None:
    """What a form lacks beside cards, where the whole may not be declared."""
    name = FORMS_CALLED[form]
    if form not in declarable(view):
        return say("{form}: no dora", form=name)
    lacking = wanted(view, form, view.hand, view.now.exposed[view.seat])
    return say("{form}: needs {n}\u00a0dora", form=name, n=lacking) if lacking else None


def _spared(pair: Cards, able: Counts, last: bool, dora: Card) -> Wait:
    """What a spare pair waits for: beside it where one card is missing, else in its name alone."""
    wait = _waiting(pair, able)
    name = DORA_PAIR if dora in pair else say("extra: {n} fit", n=wait.left)
    return wait if last else wait._replace(within=name)


def _for_points(pair: Cards, able: Counts, last: bool, dora: Card) -> Wait:
    """The same where no group is lacking but points: only a dora helps."""
    faces = tuple(joining(pair) & {dora})
    if not faces:
        name = DORA_PAIR if dora in pair else UNNEEDED
        return Wait(name, (), 0, name)
    wait, left = _waiting(pair, able), able[INDEX[dora]]
    return wait._replace(cards=faces, left=left, within=say("{n} dora fit", n=left))


def _by_use(view: View, layout: Layout, rest: Groups) -> Iterator[tuple[Message | None, Cards]]:
    """What is in no group where points alone are lacking: first what could take a dora, under one label."""
    dora = dora_of(view.now.turned)
    able = [
        card
        for label, cards in rest
        for card in cards
        if label == ALONE or (label == SPARE and dora not in joining(cards))
    ]
    taking = tuple(card for card in able if _takes_dora(view, layout, card, dora))
    if taking:
        yield TAKES, taking
    for label, cards in rest:
        others = (
            cards if label not in (SPARE, ALONE) else tuple(c for c in cards if c not in taking)
        )
        if others:
            yield (ALONE if len(others) < len(cards) else label), others


def _takes_dora(view: View, layout: Layout, card: Card, dora: Card) -> bool:
    """Whether a card in no group and a wild could summon a dora, and all groups were whole still."""
    if not dora or WILD not in view.hand or dora not in joining(DECK.sort((card, WILD))):
        return False
    free = free_cards(layout)
    others = without(free, card, *(WILD,) * free.count(WILD))
    sizes = tuple(part.size for part in layout.parts)
    return card in takers(DECK.sort(without(view.hand, *others)), sizes, dora, 0)


def waits_of(layout: Layout, able: Counts) -> Iterator[Wait | None]:
    """By part that has cards, what it waits for; None where more than one is missing, or nothing."""
    for part in _shown(layout):
        if part.cards:
            yield _waiting(DECK.sort(part.cards), able) if part.lacking == 1 else None


def _shown(layout: Layout) -> tuple[Part, ...]:
    """The parts with a bracket of their own, whole groups first; the single card lies with what
    is loose, and so does one that a group of three would have to grow from.
    """
    alone = _alone(layout)
    apart = bool(layout.loose or alone)
    parts = (part for part in layout.parts if part not in alone and not (apart and part.size == 1))
    return tuple(sorted(parts, key=lambda part: part.size == 1 or part.lacking > 0))


def _alone(layout: Layout) -> list[Part]:
    """Groups of three that have but one card, where a form has no others."""
    parts = layout.parts if is_of_threes(layout) else ()
    return [part for part in parts if part.size == SIZES[0] and len(part.cards) == 1]


def _waiting(cards: Cards, able: Counts) -> Wait:
    """What makes a group of two cards, or of a larger one that lacks one; how many may still come."""
    faces = DECK.sort(joining(cards) - {WILD})
    label = say("{cards} wait for {faces}; left", cards=Shown(cards), faces=Shown(faces))
    return Wait(label, faces, sum(able[INDEX[face]] for face in faces))


@lru_cache(maxsize=1 << 6)
def _arranged(hand: Cards, exposed: Melds, dora: Card) -> tuple[Arrangement, ...]:
    """A screen is drawn many times while nothing in the hand changes."""
    kinds = together(hand, suit, SUIT_NAMES.get)
    by_kind = Arrangement(say("By kind"), kinds, say("Kind"))
    by_number = Arrangement(say("By number and place"), _by_number(hand), say("Number"))
    if not hand:
        return (by_kind, by_number)
    return (by_kind, by_number, *(_by_form(hand, exposed, form, dora) for form in EASY_FIRST))


def _by_number(hand: Cards) -> Groups:
    """Cards of one number or one place together: common groups are seen at once."""
    return together(_numbered(hand), _column)


def _numbered(cards: Cards) -> Cards:
    """In the order of their numbers, so that pairs of a common group are neighbours."""
    return tuple(sorted(cards, key=lambda card: (_rank(card), INDEX[card])))


def _rank(card: Card) -> tuple[int, int]:
    """Numbers first, then places from below, directions, wilds."""
    if card == WILD or card in DIRECTIONS:
        return 2 + (card == WILD), INDEX[card]
    field = JOB_FIELD if "-" in card else ATTRIBUTE_FIELD
    return int("-" in card), next(row.index(card) for row in field if card in row)


def _column(card: Card) -> str:
    """What cards of one number, or of one place, have alike."""
    if card in DIRECTIONS:
        return f"directions {card}"
    if card == WILD:
        return card
    return f"at {card.partition('-')[2]}" if "-" in card else card[-1]


def _by_form(hand: Cards, exposed: Melds, form: str, dora: Card) -> Arrangement:
    """The best grouping in a form, and what lies loose: all, where open groups rule it out."""
    layout = laid_out(form, hand, exposed, dora)
    if layout is None:
        groups = ((say("ruled out by the open groups"), hand),)
        return Arrangement(FORMS_LOST[form], groups, FORMS_OUT[form])
    parts = [(_part_name(part), DECK.sort(part.cards)) for part in _shown(layout) if part.cards]
    if layout.loose or _alone(layout):
        parts += _rest(layout, hand, dora)
    return Arrangement(FORM_NAMES[form], tuple(parts), FORM_TABS[form], layout.missing)


def _rest(layout: Layout, hand: Cards, dora: Card) -> Iterator[tuple[Message, Cards]]:
    """What is in no group: first the pairs that could have waited for a group of three as well."""
    pairs = spare_pairs(layout, hand)
    for pair in pairs:
        yield DORA_PAIR if dora in pair else SPARE, pair
    begun = (card for part in _alone(layout) for card in part.cards)
    free = DECK.sort((*free_cards(layout), *begun))
    loose = without(free, *(card for pair in pairs for card in pair))
    apart = {WILD: say("free"), dora: say("dora")}
    if plain := tuple(card for card in loose if card not in apart):
        yield ALONE if is_of_threes(layout) else say("no group"), _numbered(plain)
    for face, name in apart.items():
        if face in loose:
            yield name, (face,) * loose.count(face)


def _part_name(part: Part) -> Message:
    if part.lacking:
        return say("{n} of {size} cards", n=len(part.cards), size=part.size)
    if part.size == 1:
        return say("plus 1")
    kind = GROUP_NAMES[kind_of(part.cards)]
    return kind if part.size == SIZES[0] else say("{kind}: {size}", kind=kind, size=part.size)
