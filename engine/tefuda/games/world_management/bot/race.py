"""Where a seat stands in the race for the sage's form, nine groups of three and a single."""

from functools import lru_cache
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.games.world_management.bot.plan import Aim, aim, nearest
from tefuda.games.world_management.cards.faces import INDEX
from tefuda.games.world_management.rules.scoring import form_points
from tefuda.games.world_management.rules.state import Melds, Setup
from tefuda.games.world_management.solver.forms import HAND


class Standing(NamedTuple):
    """What a seat lacks, on plain numbers."""

    need: int  # groups of three it lacks
    loose: tuple[int, ...]
    points: int  # what the hand will be worth, without loose dora cards
    distance: int  # in another form than the sage's, else -1


@lru_cache(maxsize=1 << 12)
def standing(hand: Cards, exposed: Melds, setup: Setup, dora: Card) -> Standing | None:
    """Where a seat stands; None where its exposed groups fit no form."""
    goal = aim(hand, exposed, setup, dora)
    if goal is None:
        return None
    if _is_of_threes(goal, exposed, setup):
        return _in_race(goal, dora)
    return Standing(0, (), goal.points, goal.distance)


@lru_cache(maxsize=1 << 8)
def shown(hand: Cards, exposed: Melds, setup: Setup, dora: Card) -> tuple[int, tuple[int, ...]]:
    """As the table tells it: how many cards are missing, and what is in no whole group of three.

    A whole hand's worth of cards where the open groups fit no form.
    """
    goal = nearest(hand, exposed, setup, dora)
    if goal is None:
        return HAND, ()
    of_threes = _is_of_threes(goal, exposed, setup)
    return goal.layout.missing, _in_race(goal, dora).loose if of_threes else ()


def _is_of_threes(goal: Aim, exposed: Melds, setup: Setup) -> bool:
    threes = all(part.size in (1, 3) for part in goal.layout.parts)
    return threes and all(len(group) == 3 for group in exposed) and is_race(setup)


def is_race(setup: Setup) -> bool:
    """Whether it is enough to be fast: a dora at most is needed, which may be the single card.

    Where more are needed, groups are not finished as they come, and distance tells more.
    """
    return setup.minimum <= form_points("F3", setup.group_points) + 1


def _in_race(goal: Aim, dora: Card) -> Standing:
    loose = list(goal.layout.loose)
    need = 0
    for part in goal.layout.parts:
        if part.size == 1 or part.lacking:
            loose += part.cards
            need += part.size == 3
    points = goal.points - loose.count(dora)
    return Standing(need, tuple([INDEX[card] for card in loose]), points, -1)
