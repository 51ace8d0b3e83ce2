"""Advice on World Management: a packing race. Lay the hand out, part with what lies loose,
summon what completes a group, declare at once.
"""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice

from tefuda.core.cards import Card, Cards, without
from tefuda.core.chance import Rng
from tefuda.core.game import Choices
from tefuda.games.world_management.bot.keeping import Step, discards, steps, summons
from tefuda.games.world_management.bot.plan import Aim, aim, open_parts, worst_first
from tefuda.games.world_management.bot.playout import is_race, playout
from tefuda.games.world_management.bot.worlds import believe
from tefuda.games.world_management.cards.deck import DECK, dora_of
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.draws import exchange
from tefuda.games.world_management.rules.scoring import judge_own
from tefuda.games.world_management.rules.state import Declare, Discard, Extend, Move, Summon, View
from tefuda.games.world_management.rules.window import PASS, joining

OTHERS = 4
"""Discards proposed beside the greedy one where nothing better is known."""


def aim_of(view: View) -> Aim | None:
    return aim(view.hand, view.exposed[view.seat], view.setup, dora_of(view.turned))


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """Discards and summons that leave most to hope for, the greedy one first; declare or not."""
    if view.may == "declare":
        return (Declare(), PASS) if _may_wait(view) else (Declare(),)
    if view.phase == "discard":
        found: Iterable[Move] = (
            *islice(_discards(view), 1),
            *(tuple(discards(view)) or _discards(view)),
        )
    else:
        found = (*_habits(view), *_nearer(view), PASS)
    return tuple(dict.fromkeys(move for move in found if move in choices))


def _may_wait(view: View) -> bool:
    """Whether more points might be worth waiting for: these would not put the seat ahead."""
    found = judge_own(view)
    assert found
    others = [score for seat, score in enumerate(view.scores) if seat != view.seat]
    return view.scores[view.seat] + found.points <= max(others)


def _nearer(view: View) -> Iterator[Move]:
    """Summons that leave less missing; none where dora cards are wanted more than groups."""
    if is_race(view.setup):
        found = tuple(summons(view, steps_of(view)))
        yield from found or helpful(view)


def obvious(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """What is seen at the first layout of the hand."""
    if view.may == "declare":
        return (Declare(),)
    found = _discards(view) if view.phase == "discard" else (*_habits(view), PASS)
    return tuple(dict.fromkeys(move for move in found if move in choices))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """Completes a group as the hand is laid out; that it could be laid out anew is overlooked."""
    return obvious(view, choices, rng)[0]


def _discards(view: View) -> Iterator[Discard]:
    """The worst cards, then all but the best of them with one that comes next."""
    order = worst_first(view.hand, aim_of(view), dora_of(view.turned))
    number = exchange(view)[1]
    kept, last = order[: number - 1], order[number - 1]
    others = [card for card in dict.fromkeys(order[number:]) if card != last]
    for card in (last, *others[:OTHERS]):
        yield Discard(DECK.sort((*kept, card)))


def helpful(view: View) -> Iterator[Summon | Extend]:
    """The summons that bring a hand nearer to its aim, all of them."""
    yield from _habits(view)
    order = worst_first(view.hand, aim_of(view), dora_of(view.turned))
    for step in steps_of(view):
        yield Summon(step.card, step.cards, _worst(order, step.cards))


def steps_of(view: View) -> tuple[Step, ...]:
    """The summons that leave less missing in the form that is aimed at."""
    found = aim_of(view)
    if found is None:
        return ()
    return steps(view.hand, tuple(part.size for part in found.layout.parts), view.pile)


def _habits(view: View) -> Iterator[Summon | Extend]:
    """What catches the eye: groups of the layout that lack one card."""
    found = aim_of(view)
    order = worst_first(view.hand, found, dora_of(view.turned))
    yield from _completing(view, found, order)
    if found is None:
        yield from _extending(view, order)
    elif found.wanted and not found.layout.missing:
        yield from _dora(view, found)


def _lies(view: View, card: Card) -> bool:
    return bool(card) and view.pile[INDEX[card]] > 0


def _completing(view: View, found: Aim | None, order: list[Card]) -> Iterator[Summon]:
    """Groups that lack one card, which lies there; the dora first, a wild last."""
    first = dora_of(view.turned)
    for part in open_parts(found):
        able = [card for card in joining(part.cards) if _lies(view, card)]
        if able:
            taken = min(able, key=lambda card: (card != first, -INDEX[card]))
            cards = DECK.sort(part.cards)
            yield Summon(taken, cards, _worst(order, cards))


def _worst(order: list[Card], cards: Cards) -> Card:
    """The worst card that is not one of these."""
    return without(tuple(order), *cards)[0]


def _extending(view: View, order: list[Card]) -> Iterator[Extend]:
    """Exposed groups of a size that no form has become larger."""
    for number, group in enumerate(view.exposed[view.seat]):
        if len(group) not in (3, 5, 9):
            for card in sorted(joining(group), key=INDEX.__getitem__):
                if _lies(view, card):
                    yield Extend(number, card, order[0])


def _dora(view: View, found: Aim) -> Iterator[Summon]:
    """A dora card in the place of another, where the hand is complete but worth too little."""
    wanted = dora_of(view.turned)
    for part in found.layout.parts:
        for card in dict.fromkeys(part.cards):
            rest = DECK.sort(without(part.cards, card))
            if card != wanted and _lies(view, wanted) and wanted in joining(rest):
                yield Summon(wanted, rest, card)


class WorldManagementAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    obvious = staticmethod(obvious)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout)
    believe = staticmethod(believe)
