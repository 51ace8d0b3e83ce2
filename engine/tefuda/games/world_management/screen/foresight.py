"""A summons on its way, in three steps: the card to take, its group, what to discard; and its end."""

from collections.abc import Iterable, Sequence
from typing import Final

from tefuda.core.cards import Card, Cards, without
from tefuda.core.table import Foresight, Message, Shown, say
from tefuda.core.terms import Words
from tefuda.games.world_management.cards.deck import DECK, Counts, dora_of
from tefuda.games.world_management.cards.faces import FACES, INDEX, NEIGHBOURS, WILD
from tefuda.games.world_management.cards.groups import SIZES, is_group
from tefuda.games.world_management.rules.draws import DEALT, exchange
from tefuda.games.world_management.rules.scoring import judge_own
from tefuda.games.world_management.rules.secrets import to_come, unseen
from tefuda.games.world_management.rules.state import Extend, Melds, Summon, View
from tefuda.games.world_management.screen.additions import WHICH, into, joins
from tefuda.games.world_management.screen.arrangements import ordered, tray
from tefuda.games.world_management.screen.closing import closed_by, costs
from tefuda.games.world_management.screen.examples import (
    SAGE,
    Advice,
    frees,
    way_of,
    whole_summons,
)
from tefuda.games.world_management.screen.worth import declarable, wanted
from tefuda.games.world_management.solver.forms import EASY_FIRST
from tefuda.games.world_management.solver.layout import Layout
from tefuda.games.world_management.solver.takers import takers
from tefuda.games.world_management.solver.tray import completing, laid_out, pairing

WAITS: Final = say(
    "Waiting may bring dora, but only the first to declare gets points. Press again to wait."
)
"""What comes of not declaring."""

MANY: Final = 5
"""From so many cards on a sentence tells their number alone."""

LATER: Final = 3
"""The number of the second form's arrangement: the first is 0, and other orders stand between."""


def foresee(view: View, words: Words, advice: Advice) -> Foresight | None:
    """Which step of a summons comes next, or what will happen; how many are to be discarded."""
    verb, *rest = words or ("",)
    cards = [word for word in rest if word in DECK]
    if verb == "discard" and cards:
        return Foresight(_chosen(view, tuple(cards)))
    if verb == "extend" and not cards and view.may == "summon":
        return Foresight(into(view, int(rest[0])) if rest else WHICH)
    if view.may != "summon" or not cards:
        return _declaring(view, verb)
    if "discard" in rest and rest[-1] in DECK:
        return Foresight(_ends(view, words, cards[:-1], cards[-1]))
    if verb == "extend":
        return Foresight(joins(view, int(rest[0]), cards[0]))
    return _summons(view, cards, "discard" in rest, advice)


def _declaring(view: View, verb: str) -> Foresight | None:
    """Of a word that was pressed once where one may declare."""
    if view.may != "declare" or not verb:
        return None
    return Foresight(_declares(view) if verb == "declare" else WAITS)


def _declares(view: View) -> Message:
    """What a declaration brings, of what, and how many points there are by it."""
    reading = judge_own(view)
    assert reading
    brings = {"points": reading.points, "all": view.past.scores[view.seat] + reading.points}
    if not reading.ordinary:
        return say("{points} points: you will have {all}.", **brings)
    groups = sum(map(bool, reading.group_points))
    if not reading.dora:
        return say(
            "{n} groups, {points} points: you will have {all}.",
            n=groups,
            **brings,
        )
    return say(
        "{n} groups and {dora} dora, {points} points: you will have {all}.",
        n=groups,
        dora=reading.dora,
        **brings,
    )


def _summons(view: View, cards: Sequence[Card], chosen: bool, advice: Advice) -> Foresight:
    """The next step of a summons, told for the form that is looked at; for the first beside other orders.

    `chosen` where nothing is to be added to its group.
    """
    first, *others = ordered(view)
    ways = {way: form for way, form in enumerate(others, LATER) if tray(view, form)}
    by_way = {way: _step(view, cards, chosen, advice, form) for way, form in ways.items()}
    return _step(view, cards, chosen, advice, first)._replace(by_way=by_way)


def _step(view: View, cards: Sequence[Card], chosen: bool, advice: Advice, form: str) -> Foresight:
    """By how much of a group there is."""
    if len(cards) in SIZES and is_group(cards):
        fill = whole_summons(view, cards, (), advice, form)
        return Foresight(_discards(fill), fill=() if chosen else fill)
    way = way_of(view, cards[0], advice, form) if len(cards) == 1 else ()
    fill = whole_summons(view, cards, way, advice, form)
    told = _first(view, way, form, nearer=_leaves_less(view, fill, form)) if way else _groups(cards)
    return Foresight(told, fill=() if chosen else fill)


def brings_nearer(view: View, move: Summon | Extend) -> bool:
    """Whether the number at the tab falls by it; so it does where it frees a wild that is needed.

    Where points are wanted as well any form's number counts, and so does the dora; where the
    sage's form is ruled out the bots are believed.
    """
    exposed = view.now.exposed[view.seat]
    now = laid_out(SAGE, view.hand, exposed)
    if now is None or isinstance(move, Extend):
        return True
    if view.setup.minimum and move.card == dora_of(view.now.turned):
        return True
    rest = without(view.hand, *move.cards, move.discard)
    after = (*exposed, DECK.sort((move.card, *move.cards)))
    forms = declarable(view) if view.setup.minimum else (SAGE,)
    return any(_falls(form, (view.hand, exposed), (rest, after)) for form in forms)


def _falls(form: str, *hands: tuple[Cards, Melds]) -> bool:
    """Whether fewer cards are missing in a form with the second hand than with the first."""
    now, then = (laid_out(form, *hand) for hand in hands)
    return now is not None and then is not None and then.missing < now.missing


def _chosen(view: View, cards: Cards) -> Message:
    """How many of a discard are chosen; of a whole one, how far the rest is, and what helps it."""
    number, exposed = exchange(view)[1], view.now.exposed[view.seat]
    rest = without(view.hand, *cards) if len(cards) == number else ()
    form, layout = _nearest(view, rest) if rest else (SAGE, None)
    if layout is None:
        told = _lifted(cards, number)
        return _sought(view, told, cards[-1]) if view.now.turn > 1 and not rest else told
    lacking = wanted(view, form, rest, exposed)
    if not layout.missing:
        told = _complete(view, cards, form, lacking)
        return _summoning(view, told, layout, rest) if lacking and form == SAGE else told
    faces = completing(layout, rest, exposed)
    if not faces:
        return _further(layout.missing, lacking)
    able = to_come(view)
    freeing = _number(able, faces - pairing(layout, rest)) if WILD in rest else 0
    return _far(layout.missing, lacking, _number(able, faces), freeing)


def _lifted(cards: Cards, number: int) -> Message:
    if len(cards) >= MANY:
        return say("{n} of {all} chosen", n=len(cards), all=number)
    return say("{n} of {all} chosen: {cards}", n=len(cards), all=number, cards=Shown(cards))


def _number(able: Counts, faces: Iterable[Card]) -> int:
    return sum(able[INDEX[face]] for face in faces)


def _nearest(view: View, rest: Cards) -> tuple[str, Layout | None]:
    """The form that lacks fewest cards of those that may be declared, and the hand in it."""
    exposed = view.now.exposed[view.seat]
    fits = [(form, laid_out(form, rest, exposed)) for form in declarable(view)]
    able = [(form, layout) for form, layout in fits if layout]
    return min(able, key=lambda fit: fit[1].missing, default=(SAGE, None))


def _further(missing: int, lacking: int) -> Message:
    """Where no single card makes a group."""
    if lacking:
        return say(
            "Then {n} away, and {dora} dora needed for points; each unfinished group lacks two cards "
            "or more.",
            n=missing,
            dora=lacking,
        )
    return say(
        "Then: {n} cards from winning; each unfinished group lacks two cards or more.", n=missing
    )


def _far(missing: int, lacking: int, fit: int, freeing: int) -> Message:
    """`freeing` of what fits waits for no pair, but frees a wild for one."""
    if lacking:
        return say(
            "Then {n} away, and {dora} dora needed for points; {fit} cards still to come fit.",
            n=missing,
            dora=lacking,
            fit=fit,
        )
    if missing == 1 and freeing:
        return say(
            "Then: 1 card from winning. {fit} cards still to come complete your hand: {joining} fit a "
            "pair, {freeing} replace a wild, which then fits a pair.",
            fit=fit,
            joining=fit - freeing,
            freeing=freeing,
        )
    if missing == 1:
        return say("Then: 1 card from winning; {fit} cards still to come fit.", fit=fit)
    return say(
        "Then: {n} cards from winning; {fit} cards still to come make a group.", n=missing, fit=fit
    )


def _sought(view: View, told: Message, card: Card) -> Message:
    """With how many cards that nobody has shown could make a group with a discard."""
    if card == WILD:
        return say("{told}. A wild goes with any card: somebody will take it.", told=told)
    near = NEIGHBOURS[INDEX[card]]
    faces = (face for face in FACES if near >> INDEX[face] & 1 or face == card)
    fit = _number(unseen(view), faces)
    return say(
        "{told}. Others may want {card}: {fit} unseen cards go with it. Fewer is safer.",
        told=told,
        fit=fit,
        card=Shown((card,)),
    )


def _complete(view: View, gone: Cards, form: str, lacking: int) -> Message:
    """Of a discard that leaves all groups whole: whether they may be declared, and what it takes."""
    if not lacking and WILD in gone:
        return say(
            "Discard these {n} and you are complete, even without these wilds. Then declare.",
            n=len(gone),
        )
    if not lacking:
        return say("Discard these {n} and you are complete. Then declare.", n=len(gone))
    minimum = view.setup.minimum
    values = {"points": minimum - lacking, "minimum": minimum, "n": lacking}
    dora = Shown((dora_of(view.now.turned),))
    if form == SAGE:
        return say(
            "Then complete, but {points} points; for {minimum} find {n} dora ({dora}), in a group "
            "or as the single card.",
            dora=dora,
            **values,
        )
    return say(
        "Then complete, but {points} points; for {minimum} find {n} dora ({dora}).",
        dora=dora,
        **values,
    )


def _summoning(view: View, told: Message, layout: Layout, rest: Cards) -> Message:
    """With what could summon the dora that a whole hand needs."""
    sizes = tuple(part.size for part in layout.parts)
    pair = takers(rest, sizes, dora_of(view.now.turned), 0)
    if pair:
        return say("{told} {pair} could summon a dora.", told=told, pair=Shown(pair))
    return say("{told} What stays cannot summon a dora, only draw one.", told=told)


def _discards(fill: Words) -> Message:
    """For a new group with an example: what helps least."""
    if fill:
        return say("③ Tap the card to discard for it, for example {card}.", card=Shown(fill[-1:]))
    return say("③ Tap the card to discard for it.")


def _leaves_less(view: View, fill: Words, form: str) -> bool:
    """Whether a form lacks fewer cards after this whole summons."""
    cards = [word for word in fill if word in DECK]
    exposed = view.now.exposed[view.seat]
    after = (*exposed, DECK.sort(cards[:-1]))
    return bool(cards) and _falls(
        form, (view.hand, exposed), (without(view.hand, *cards[1:]), after)
    )


def _first(view: View, way: Cards, form: str, *, nearer: bool) -> Message:
    """The group of a card that was lifted, and what becomes of a wild by it."""
    if WILD in way and nearer:
        return say(
            "② Tap the cards for its group, for example {way}: though it takes a wild, one card fewer "
            "is missing then.",
            way=Shown(way),
        )
    if way.count(WILD) > 1:
        return say(
            "② Tap the cards for its group, for example {way}: it takes {n} wilds.",
            way=Shown(way),
            n=way.count(WILD),
        )
    if WILD in way:
        return say(
            "② Tap the cards for its group, for example {way}: it takes a wild.", way=Shown(way)
        )
    if frees(view, way, form):
        return say(
            "② Tap the cards for its group, for example {way}: it frees the wild beside them.",
            way=Shown(way),
        )
    return say("② Tap the cards for its group, for example {way}.", way=Shown(way))


def _groups(cards: Sequence[Card]) -> Message:
    if len(cards) >= MANY:
        return say(
            "② {n} cards: still no group of 3, 5 or 9. Add to it, or tap one again to put it back.",
            n=len(cards),
        )
    shown = Shown(DECK.sort(cards))
    if len(cards) < SIZES[0]:
        return say("② Tap the cards of your hand that make a group with {cards}.", cards=shown)
    return say(
        "② {cards}: still no group of 3, 5 or 9. Add to it, or tap one again to put it back.",
        cards=shown,
    )


def _is_complete(view: View, rest: Cards, exposed: Melds) -> bool:
    """Whether in some form nothing is missing of this hand, no points either."""
    fits = ((form, laid_out(form, rest, exposed)) for form in EASY_FIRST)
    return any(
        layout and not layout.missing and not wanted(view, form, rest, exposed)
        for form, layout in fits
    )


def _ends(view: View, words: Words, cards: list[str], gone: str) -> Message:
    """The whole move in a sentence."""
    discard, exposed = Shown((gone,)), view.now.exposed[view.seat]
    if words[0] == "extend":
        number = int(words[1])
        told = say(
            "{card} joins {group}, {discard} is discarded.",
            card=Shown(tuple(cards)),
            group=_shown(exposed[number]),
            discard=discard,
        )
        grown = DECK.sort((*exposed[number], *cards))
        after = (*exposed[:number], grown, *exposed[number + 1 :])
        return _brings(view, without(view.hand, gone), after, told)
    group, after = _shown(DECK.sort(cards)), (*exposed, DECK.sort(cards))
    rest = without(view.hand, *cards[1:], gone)
    if _is_complete(view, rest, after):
        if view.sizes[view.seat] + sum(map(len, view.now.exposed[view.seat])) == DEALT:
            return say(
                "Press Summon: {group} completes your hand! You may declare after your first draw "
                "and discard. Out goes {discard}.",
                group=group,
                discard=discard,
            )
        return say(
            "Press Summon: {group} completes your hand! Out goes {discard}.",
            group=group,
            discard=discard,
        )
    told = say(
        "Press Summon: {group} will lie open, {discard} is discarded.", group=group, discard=discard
    )
    return _brings(view, rest, after, told)


def _brings(view: View, rest: Cards, after: Melds, told: Message) -> Message:
    """With what these hidden cards and open groups leave, or rule out."""
    closed = closed_by(view, after, told)
    return closed or costs(view, rest, after, _then(view, rest, after, told))


def _then(view: View, rest: Cards, after: Melds, told: Message) -> Message:
    """With how far the nearest form is then, and how far it was where that is no less."""
    exposed = view.now.exposed[view.seat]
    now, then = (_missing(view, *hand) for hand in ((view.hand, exposed), (rest, after)))
    if now < 0 or then < 0:  # no form fits
        return told
    if then < now and not then:
        return say("{told} Then all groups are whole.", told=told)
    if then < now:
        return say("{told} Then {n} away.", told=told, n=then)
    if then > now:
        return say("{told} Then {n} away instead of {m}.", told=told, n=then, m=now)
    return say("{told} Still {n} away.", told=told, n=then)


def _missing(view: View, hand: Cards, exposed: Melds) -> int:
    """Cards that the nearest form lacks of those that may be declared; -1 where none fits."""
    fits = (laid_out(form, hand, exposed) for form in declarable(view))
    return min((layout.missing for layout in fits if layout), default=-1)


def _shown(group: Cards) -> Shown | Message:
    """Its cards, where they are few enough to be read: all of them lie lifted, or open."""
    return Shown(group) if len(group) < MANY else say("your group of {n}", n=len(group))
