"""A summons on its way, in three steps: the card to take, its group, what to discard; and its end."""

from collections.abc import Callable, Sequence
from itertools import takewhile
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.table import Foresight, Message, Shown, say
from tefuda.core.terms import Words
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import SIZES, is_group, joining
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.reach import reach
from tefuda.games.world_management.rules.state import Extend, Melds, Summon, View
from tefuda.games.world_management.screen.arrangements import tray
from tefuda.games.world_management.solver.tray import laid_out

SAGE: Final = "F3"


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
    if verb == "extend" and rest and not cards and view.may == "summon":
        return Foresight(say("Take a discard into it. In the end groups of 3, 5 and 9 count."))
    if view.may != "summon" or not cards:
        return None
    if "discard" in rest:
        gone = cards.pop() if rest[-1] in DECK else ""
        return Foresight(_ends(view, words, cards, gone) if gone else _discards())
    if verb == "extend":
        return Foresight(_discards())
    way = _way(view, cards[0], advice) if len(cards) == 1 else ()
    return Foresight(_groups(cards, way), fill=_fill(view, cards, way, advice))


def brings_nearer(view: View, move: Summon | Extend) -> bool:
    """Whether the number at the tab falls by it; so it does where it frees a wild that is needed.

    Where points are wanted as well, or the sage's form is ruled out, the bots are believed.
    """
    exposed = view.now.exposed[view.seat]
    now = laid_out(SAGE, view.hand, exposed)
    if now is None or view.setup.minimum or isinstance(move, Extend):
        return True
    rest = without(view.hand, *move.cards, move.discard)
    then = laid_out(SAGE, rest, (*exposed, DECK.sort((move.card, *move.cards))))
    return then is not None and then.missing < now.missing


def _fill(view: View, cards: list[str], way: Cards, advice: Advice) -> Words:
    """A whole summons of its card, or of its group: with the example, for what helps least."""
    mine = DECK.sort((*cards[1:], *way))
    group = DECK.sort((cards[0], *mine))
    if not (len(group) in SIZES and is_group(group)):
        return ()
    exposed = (*view.now.exposed[view.seat], group)
    gone = advice.weakest(view, without(view.hand, *mine), exposed, 1)
    return ("summon", cards[0], "with", *mine, "discard", *gone) if gone else ()


def _chosen(view: View, cards: Cards) -> Message:
    """How many of a discard are chosen; of a whole one, how far the rest is from complete."""
    number, shown = exchange(view)[1], Shown(cards)
    layout = None
    if len(cards) == number:
        layout = laid_out(SAGE, without(view.hand, *cards), view.now.exposed[view.seat])
    if layout is None:
        return say("{n} of {all} chosen: {cards}", n=len(cards), all=number, cards=shown)
    if not layout.missing and not view.setup.minimum:
        return say("Throw these {n} and you are complete. Then declare.", n=number)
    return say(
        "Throw these {all}: then you are {n} cards from winning.", all=number, n=layout.missing
    )


def _discards() -> Message:
    return say("③ Tap the card to discard for it.")


def _groups(cards: list[str], way: Cards) -> Message:
    if len(cards) in SIZES and is_group(cards):
        return _discards()
    shown = Shown(DECK.sort(cards))
    if way:
        return say("② Tap the cards for its group, for example {way}.", way=Shown(way))
    if len(cards) < SIZES[0]:
        return say("② Tap the cards of your hand that make a group with {cards}.", cards=shown)
    return say(
        "② {cards}: still no group. Add to it, or tap one again to put it back.", cards=shown
    )


def _way(view: View, card: Card, advice: Advice) -> Cards:
    """What makes a group with it and leaves fewest missing; rather those that wait for it, and real cards.

    Where nothing leaves fewer, those that wait for it in the tray, or three with fewest wilds.
    """
    nearest, layout = advice.nearest(view, card), tray(view, SAGE)
    for part in layout.parts if layout else ():
        pair = DECK.sort(part.cards)
        waits = part.size == SIZES[0] and part.lacking == 1 and card in joining(pair)
        if waits and (pair in nearest or not nearest):
            return pair
    threes = takewhile(lambda way: len(way) < SIZES[0], reach(view.hand).beside(card))
    return min(nearest or threes, key=lambda way: way.count(WILD), default=())


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
    return say(
        "Press Summon: {group} will lie open, {discard} is discarded.", group=group, discard=discard
    )
