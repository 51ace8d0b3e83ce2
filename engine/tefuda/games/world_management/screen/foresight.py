"""A summons on its way, in three steps: the card to take, its group, what to discard; and its end."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.table import Foresight, Message, Shown, say
from tefuda.core.terms import Words
from tefuda.games.world_management.cards.deck import DECK, dora_of
from tefuda.games.world_management.cards.faces import FACES, INDEX, NEIGHBOURS, WILD
from tefuda.games.world_management.cards.groups import SIZES, is_group, joining
from tefuda.games.world_management.rules.draws import DEALT, exchange
from tefuda.games.world_management.rules.reach import reach
from tefuda.games.world_management.rules.scoring import judge_own
from tefuda.games.world_management.rules.secrets import unseen
from tefuda.games.world_management.rules.state import Extend, Melds, Summon, View
from tefuda.games.world_management.screen.arrangements import completing, pairing, tray
from tefuda.games.world_management.screen.worth import declarable, wanted
from tefuda.games.world_management.solver.layout import Layout
from tefuda.games.world_management.solver.tray import laid_out

SAGE: Final = "F3"

WAITS: Final = say(
    "Waiting may bring dora, but only the first to declare gets points. Press again to wait."
)
"""What comes of not declaring."""

INTO: Final = say("Take a discard into it. In the end groups of 3, 5 and 9 count.")
WHICH: Final = say("Adds a discard to one of your open groups. Choose which group.")
"""What an addition is, once its group is chosen and before."""


class Advice(NamedTuple):
    """What the bots are asked for a summons."""

    weakest: Callable[[View, Cards, Melds, int], Cards]  # that many; () where it is not known
    nearest: Callable[[View, Card], Sequence[Cards]]  # with a card, such that fewest are missing


def foresee(view: View, words: Words, advice: Advice) -> Foresight | None:
    """Which step of a summons comes next, or what will happen; how many are to be discarded."""
    verb, *rest = words or ("",)
    cards = [word for word in rest if word in DECK]
    if verb == "discard" and cards:
        return Foresight(_chosen(view, tuple(cards)))
    if verb == "extend" and not cards and view.may == "summon":
        return Foresight(INTO if rest else WHICH)
    if view.may != "summon" or not cards:
        return _declaring(view, verb)
    if "discard" in rest and rest[-1] in DECK:
        return Foresight(_ends(view, words, cards[:-1], cards[-1]))
    if verb == "extend":
        return Foresight(_discards(view, (), advice))
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
        return say("{points} points: you will have {all}. Press again to declare.", **brings)
    groups = sum(map(bool, reading.group_points))
    if not reading.dora:
        return say(
            "{n} groups, {points} points: you will have {all}. Press again to declare.",
            n=groups,
            **brings,
        )
    return say(
        "{n} groups and {dora} dora, {points} points: you will have {all}. Press again to declare.",
        n=groups,
        dora=reading.dora,
        **brings,
    )


def _summons(view: View, cards: Sequence[Card], chosen: bool, advice: Advice) -> Foresight:
    """By how much of a group there is; `chosen` where nothing is to be added to it."""
    whole = len(cards) in SIZES and is_group(cards)
    way = _way(view, cards[0], advice) if len(cards) == 1 else ()
    fill = () if chosen else _fill(view, cards, way, advice)
    if whole:
        return Foresight(_discards(view, cards, advice), fill=fill)
    return Foresight(_first(view, way) if way else _groups(cards), fill=fill)


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


def _fill(view: View, cards: Sequence[Card], way: Cards, advice: Advice) -> Words:
    """A whole summons of its card, or of its group: with the example, for what helps least."""
    mine = DECK.sort((*cards[1:], *way))
    group = DECK.sort((*cards[:1], *mine))
    if not (len(group) in SIZES and is_group(group)):
        return ()
    exposed = (*view.now.exposed[view.seat], group)
    gone = advice.weakest(view, without(view.hand, *mine), exposed, 1)
    return ("summon", cards[0], "with", *mine, "discard", *gone) if gone else ()


def _chosen(view: View, cards: Cards) -> Message:
    """How many of a discard are chosen; of a whole one, how far the rest is, and what helps it."""
    number, exposed = exchange(view)[1], view.now.exposed[view.seat]
    rest = without(view.hand, *cards) if len(cards) == number else ()
    form, layout = _nearest(view, rest) if rest else (SAGE, None)
    if layout is None:
        told = say("{n} of {all} chosen: {cards}", n=len(cards), all=number, cards=Shown(cards))
        return _sought(view, told, cards[-1]) if view.now.turn > 1 and not rest else told
    lacking = wanted(view, form, rest, exposed)
    if not layout.missing:
        return _complete(view, number, lacking)
    faces = completing(layout, rest, exposed)
    freeing = _unseen(view, faces - pairing(layout, rest))
    return _far(layout.missing, lacking, _unseen(view, faces), freeing)


def _unseen(view: View, faces: Iterable[Card]) -> int:
    left = unseen(view)
    return sum(left[INDEX[face]] for face in faces)


def _nearest(view: View, rest: Cards) -> tuple[str, Layout | None]:
    """The form that lacks fewest cards of those that may be declared, and the hand in it."""
    exposed = view.now.exposed[view.seat]
    fits = [(form, laid_out(form, rest, exposed)) for form in declarable(view)]
    able = [(form, layout) for form, layout in fits if layout]
    return min(able, key=lambda fit: fit[1].missing, default=(SAGE, None))


def _far(missing: int, lacking: int, fit: int, freeing: int) -> Message:
    """`freeing` of what fits waits for no pair, but frees a wild for one."""
    if lacking:
        return say(
            "Then {n} away, and {dora} dora; {fit} unseen cards fit.",
            n=missing,
            dora=lacking,
            fit=fit,
        )
    if missing == 1 and freeing:
        return say(
            "Then: 1 card from winning; {fit} unseen cards fit, {freeing} of them by freeing a wild.",
            fit=fit,
            freeing=freeing,
        )
    if missing == 1:
        return say("Then: 1 card from winning; {fit} unseen cards fit.", fit=fit)
    return say("Then: {n} cards from winning; {fit} unseen cards make a group.", n=missing, fit=fit)


def _sought(view: View, told: Message, card: Card) -> Message:
    """With how many cards that nobody has shown could make a group with a discard."""
    if card == WILD:
        return say("{told}. A wild goes with any card: somebody will take it.", told=told)
    near = NEIGHBOURS[INDEX[card]]
    fit = _unseen(view, (face for face in FACES if near >> INDEX[face] & 1 or face == card))
    return say(
        "{told}. {fit} unseen cards go with {card}: the fewer, the safer.",
        told=told,
        fit=fit,
        card=Shown((card,)),
    )


def _complete(view: View, number: int, lacking: int) -> Message:
    """Of a discard that leaves nine groups: whether they may be declared."""
    if not lacking:
        return say("Throw these {n} and you are complete. Then declare.", n=number)
    minimum = view.setup.minimum
    values = {"points": minimum - lacking, "minimum": minimum}
    return say("Then complete, but {points} points: to declare, {minimum} are needed.", **values)


def _discards(view: View, cards: Sequence[Card], advice: Advice) -> Message:
    """For a new group with an example; what helps least."""
    if fill := _fill(view, cards, (), advice):
        return say("③ Tap the card to discard for it, for example {card}.", card=Shown(fill[-1:]))
    return say("③ Tap the card to discard for it.")


def _first(view: View, way: Cards) -> Message:
    """The group of a card that was lifted, and what becomes of a wild by it."""
    if WILD in way:
        return say("② Tap the cards for its group, for example {way}: with a wild.", way=Shown(way))
    if _frees(view, way):
        return say(
            "② Tap the cards for its group, for example {way}: it frees the wild beside them.",
            way=Shown(way),
        )
    return say("② Tap the cards for its group, for example {way}.", way=Shown(way))


def _frees(view: View, way: Cards) -> bool:
    """Whether these lie in a group that a wild made whole."""
    layout = tray(view, SAGE)
    groups = (part.cards for part in layout.parts if not part.lacking) if layout else ()
    return any(DECK.sort(group) == DECK.sort((*way, WILD)) for group in groups)


def _groups(cards: Sequence[Card]) -> Message:
    shown = Shown(DECK.sort(cards))
    if len(cards) < SIZES[0]:
        return say("② Tap the cards of your hand that make a group with {cards}.", cards=shown)
    return say(
        "② {cards}: still no group. Add to it, or tap one again to put it back.", cards=shown
    )


def _way(view: View, card: Card, advice: Advice) -> Cards:
    """What makes a group with it and leaves fewest missing; rather those that wait for it, then
    what is in no group of real cards, and real cards.

    Where nothing leaves fewer, those that wait for it in the tray, or three with fewest wilds.
    """
    nearest, layout = advice.nearest(view, card), tray(view, SAGE)
    parts = layout.parts if layout else ()
    for part in parts:
        pair = DECK.sort(part.cards)
        waits = part.size == SIZES[0] and part.lacking == 1 and card in joining(pair)
        if waits and (pair in nearest or not nearest):
            return pair
    groups = [part.cards for part in parts if part.size > 1 and not part.lacking]
    whole = [card for group in groups if WILD not in group for card in group]
    free = without(view.hand, *whole)
    threes = takewhile(lambda way: len(way) < SIZES[0], reach(view.hand).beside(card))

    def cost(way: Cards) -> tuple[int, int]:
        return (Counter(way) - Counter(free)).total(), way.count(WILD)

    return min(nearest or threes, key=cost, default=())


def _is_complete(view: View, cards: Sequence[Card], gone: Card) -> bool:
    """Whether nothing is missing after a summons, no points either."""
    exposed = (*view.now.exposed[view.seat], DECK.sort(cards))
    then = laid_out(SAGE, without(view.hand, *cards[1:], gone), exposed)
    if then is None or then.missing:
        return False
    return not wanted(view, SAGE, without(view.hand, *cards[1:], gone), exposed)


def _ends(view: View, words: Words, cards: list[str], gone: str) -> Message:
    """The whole move in a sentence."""
    discard = Shown((gone,))
    if words[0] == "extend":
        return say(
            "{card} joins {group}, {discard} is discarded.",
            card=Shown(tuple(cards)),
            group=Shown(view.now.exposed[view.seat][int(words[1])]),
            discard=discard,
        )
    group = Shown(DECK.sort(cards))
    if _is_complete(view, cards, gone):
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
    return say(
        "Press Summon: {group} will lie open, {discard} is discarded.", group=group, discard=discard
    )
