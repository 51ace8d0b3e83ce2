"""What a seat aims at: a form, the hand laid out in it, and which card is worth least.

The layout is exact (`solver/layout.py`); which form, and what to do about dora cards where a minimum
asks for them, are rules of thumb.
"""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.games.world_management.cards.faces import COPIES
from tefuda.games.world_management.cards.groups import company
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.state import Melds, Setup
from tefuda.games.world_management.solver.forms import EASY_FIRST
from tefuda.games.world_management.solver.layout import Layout, Part, lay_out_as

DORA_COST: Final = {25: 2, 5: 5, 0: 100}
"""Copies of the dora → how many exchanges it is worth to lack one less. Set by hand."""


class Aim(NamedTuple):
    """A form and how far it is."""

    layout: Layout
    distance: int  # cards to exchange, and what the dora cards are worth that are lacking
    wanted: int  # dora cards the form needs to reach the minimum
    points: int  # of the form, with the dora cards held
    form: str


@lru_cache(maxsize=1 << 10)
def aim(hand: Cards, exposed: Melds, setup: Setup, dora: Card) -> Aim | None:
    """The nearest aim; None where the exposed groups fit no form."""
    goals = _aims(hand, exposed, setup, dora)
    if setup.minimum == 0:
        return next(goals, None)  # the easy form is nearest nearly always, and first
    return min(goals, key=lambda goal: goal.distance, default=None)


def nearest(hand: Cards, exposed: Melds, setup: Setup, dora: Card) -> Aim | None:
    """The form that lacks fewest cards, dora left aside: the number that the table tells.

    Where the easy form is aimed at it is that one; None as `aim`.
    """
    goal = aim(hand, exposed, setup, dora)
    if goal is None or goal.form == EASY_FIRST[0] or not setup.minimum:
        return goal
    able = (each for each in _aims(hand, exposed, setup, dora) if dora or not each.wanted)
    return min(able, key=lambda each: each.layout.missing, default=goal)


def _aims(hand: Cards, exposed: Melds, setup: Setup, dora: Card) -> Iterator[Aim]:
    held = sum((*hand, *sum(exposed, ())).count(card) for card in {dora} - {""})
    for form in EASY_FIRST:
        layout = lay_out_as(form, hand, exposed)
        if layout is not None:
            points = form_points(form, setup.group_points)
            wanted = max(0, setup.minimum - points)
            lacking = max(0, wanted - held) * DORA_COST[COPIES.get(dora, 0)]
            yield Aim(layout, layout.missing + lacking, wanted, points + held, form)


def worst_first(hand: Cards, goal: Aim | None, dora: Card) -> list[Card]:
    """The cards of a hand, the one to part with first in front.

    Loose cards before those laid out, the single before groups, groups that lack much before
    others; dora cards last where they are wanted.
    """
    if goal is None:
        return sorted(hand, key=lambda card: company(card, hand))
    ranked = [(_rank(card, dora, goal), card) for card in goal.layout.loose]
    ranked += [
        (_rank(card, dora, goal, part), card) for part in goal.layout.parts for card in part.cards
    ]
    ranked.sort(key=lambda pair: (pair[0], company(pair[1], hand), pair[1]))
    return [card for _, card in ranked]


def _rank(card: Card, dora: Card, goal: Aim, part: Part | None = None) -> tuple[int, int]:
    """How dear a card is; a loose dora is as good a single as any, and worth a point."""
    if card == dora and goal.wanted:
        return (3, 0)
    if part is None:
        return (1, 1) if card == dora else (0, 0)
    return (1, 0) if part.size == 1 and card != dora else (2, -part.lacking)


def open_parts(goal: Aim | None) -> list[Part]:
    """The groups that lack a single card."""
    parts = goal.layout.parts if goal else ()
    return [part for part in parts if part.lacking == 1 and part.size > 1]
