"""A hand as its tray shows it, for the rules of thumb."""

from functools import lru_cache
from typing import Final, NamedTuple

from tefuda.core.cards import Card, Cards, without
from tefuda.core.table import say
from tefuda.games.world_management.bot.plan import Aim, aim
from tefuda.games.world_management.cards.deck import DECK
from tefuda.games.world_management.cards.faces import WILD
from tefuda.games.world_management.cards.groups import SIZES
from tefuda.games.world_management.rules.state import Melds, Setup
from tefuda.games.world_management.solver.layout import Part
from tefuda.games.world_management.solver.tray import pairs_in, tray

THREE: Final = SIZES[0]

LARGER: Final = {"F2": say("Commander"), "F1": say("Leader")}
"""The forms that are named beside a rule, which else is of the easy one."""


class Lies(NamedTuple):
    """One's hand as the tray shows it."""

    goal: Aim
    whole: tuple[Cards, ...]
    pairs: tuple[Cards, ...]  # that wait for a third card
    spare: tuple[Cards, ...]  # that might as well
    lone: Cards  # in no group and no pair; no wilds
    wilds: int  # in no group

    @property
    def free(self) -> Cards:
        """What is in no group and waits for none."""
        return (*sum(self.spare, ()), *self.lone, *(WILD,) * self.wilds)

    @property
    def loose(self) -> Cards:
        """What is in no whole group."""
        return (*self.free, *sum(self.pairs, ()))

    @property
    def threes(self) -> bool:
        """Whether groups of three are all that is aimed at."""
        return self.goal.form not in LARGER

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(part.size for part in self.goal.layout.parts)


@lru_cache(maxsize=1 << 6)
def lies(hand: Cards, exposed: Melds, setup: Setup, dora: Card) -> Lies | None:
    """None where the open groups fit no form."""
    goal = aim(hand, exposed, setup, dora)
    if goal is None:
        return None
    layout = tray(goal.layout, hand, dora)
    whole = tuple(part.cards for part in layout.parts if part.size > 1 and not part.lacking)
    pairs = tuple(part.cards for part in layout.parts if part.size == THREE and part.lacking == 1)
    alone = (part for part in layout.parts if part.size == 1 or _stands_alone(part))
    single = (card for part in alone for card in part.cards)
    free = DECK.sort((*single, *layout.loose))
    plain = without(free, *(WILD,) * free.count(WILD))
    threes = all(part.size in (1, THREE) for part in layout.parts)
    spare = tuple(pairs_in(plain, hand)) if threes else ()
    lone = without(plain, *(card for pair in spare for card in pair))
    return Lies(goal, whole, pairs, spare, lone, free.count(WILD))


def _stands_alone(part: Part) -> bool:
    """Whether a group of three has but one card."""
    return part.size == THREE and len(part.cards) == 1
