"""How many cards still to come fit what a discard leaves: the number that the table tells of it."""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.games.world_management.bot.keeping import discards, spared
from tefuda.games.world_management.bot.loose import Loose
from tefuda.games.world_management.bot.numbers import ANY
from tefuda.games.world_management.cards.deck import dora_of
from tefuda.games.world_management.cards.faces import FACES, INDEX, WILD, bits
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.secrets import to_come
from tefuda.games.world_management.rules.state import View
from tefuda.games.world_management.solver.forms import EASY_FIRST
from tefuda.games.world_management.solver.layout import Layout
from tefuda.games.world_management.solver.tray import completing, free_cards, laid_out, pairing

SAGE = EASY_FIRST[0]

COUNTED = 4
"""Discards after which all is counted that completes a hand: that takes long."""


class Left(NamedTuple):
    """How a hand stands after a discard; the least is best."""

    missing: int
    points: int  # that are lacking
    fit: int  # cards to come that fit, below 0


@lru_cache(maxsize=1 << 6)
def left(view: View, gone: Cards) -> Left:
    """By the sage's form, which open groups must leave."""
    rest, exposed = without(view.hand, *gone), view.now.exposed[view.seat]
    dora, come = dora_of(view.now.turned), to_come(view)
    layout = laid_out(SAGE, rest, exposed)
    assert layout
    held = (*rest, *sum(exposed, ())).count(dora) if dora else 0
    points = form_points(SAGE, view.setup.group_points) + held
    faces = _joining(layout, rest)
    fit = sum(come[INDEX[face]] for face in faces)
    return Left(layout.missing, max(0, view.setup.minimum - points), -fit)


def _joining(layout: Layout, rest: Cards) -> frozenset[Card]:
    """What makes a group with two cards; where one is missing the pairs may share cards."""
    if layout.missing != 1:
        return pairing(layout, rest) if layout.missing else frozenset()
    whole = (part for part in layout.parts if part.size > 1 and not part.lacking)
    apart = without(rest, *(card for part in whole for card in part.cards))
    outs = Loose(INDEX[card] for card in apart).outs()
    return frozenset(FACES[face] for face in bits(outs & ANY))


def fullest(view: View, gone: Cards, others: Iterable[Cards]) -> bool:
    """Whether none of the others leaves more cards that fit, and is as near.

    Where one card is missing, what frees a wild is counted for those alone that leave most to join.
    """
    mine = left(view, gone)
    ways = sorted((left(view, cards), cards) for cards in others)
    if not ways:
        return True
    if mine.missing != 1 or WILD not in view.hand or ways[0][0][:2] != mine[:2]:
        return mine <= ways[0][0]
    best = [cards for way, cards in ways[:COUNTED] if way[:2] == mine[:2]]
    if gone not in best and ways[len(best) - 1][0] <= mine:
        return False
    return _last_fit(view, gone) >= max(_last_fit(view, cards) for cards in best)


def _last_fit(view: View, gone: Cards) -> int:
    """How many cards to come complete a hand that lacks one without these."""
    rest, exposed, come = without(view.hand, *gone), view.now.exposed[view.seat], to_come(view)
    layout = laid_out(SAGE, rest, exposed)
    assert layout
    faces = completing(layout, rest, exposed)
    return sum(come[INDEX[face]] for face in faces)


@lru_cache(maxsize=1 << 4)
def proposed(view: View) -> tuple[Cards, ...]:
    """The discards that leave most to hope for; () where none are known."""
    best = (spared(view), *(move.cards for move in discards(view)))
    return tuple(dict.fromkeys(cards for cards in best if cards))


@lru_cache(maxsize=1 << 4)
def fullest_first(view: View) -> tuple[Cards, ...]:
    """The same, those first that part no pair which waits, keep dora and wilds, and leave most
    cards that fit.

    Where one card is missing, the first is held against what the bots part with, and what frees a
    wild is counted too.
    """
    plain, dora = proposed(view), dora_of(view.now.turned)
    layout = laid_out(SAGE, view.hand, view.now.exposed[view.seat], dora) if plain else None
    free = Counter(free_cards(layout) if layout else ())

    def costs(gone: Cards) -> tuple[int, int, bool, int]:
        now, parted = left(view, gone), not Counter(gone) <= free
        return now.missing, now.points, parted, gone.count(WILD) + gone.count(dora)

    ways = sorted(plain, key=lambda gone: (*costs(gone), left(view, gone).fit))
    rivals = [
        gone for gone in ways if gone in (ways[0], plain[0]) and costs(gone) == costs(ways[0])
    ]
    if rivals[1:] and left(view, ways[0]).missing == 1:
        rivals.sort(key=lambda gone: -_last_fit(view, gone))
    return tuple(dict.fromkeys((*rivals, *ways)))
