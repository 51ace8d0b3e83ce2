"""Advice on the thieves: go home as a thief worth having, else load it with what hurts."""

from collections.abc import Iterable, Sequence

from tefuda.core.advice import Pace
from tefuda.core.cards import Card
from tefuda.core.chance import Rng
from tefuda.core.terms import Choices
from tefuda.games.thieves.bot import endgame, playout, worlds
from tefuda.games.thieves.bot.compact import compact, outcome, truth, worth
from tefuda.games.thieves.bot.endgame import SOLVED
from tefuda.games.thieves.bot.outlook import expected
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.state import Move, View
from tefuda.games.thieves.rules.turns import HIDE, HOME, STEAL, hideable

PACE = (Pace(280), Pace(560))
"""With three out before all that may follow is solved; else."""

DEAR = {10: Pace(150), 9: Pace(40), 8: Pace(72), 7: Pace(200)}
"""Cards left in four hands → where solving takes long. Measured by `python3 build.py bench tablet`."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal moves, there are never more than six; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    colour = view.thieves[view.seat].colour
    if view.now.phase == 0:
        return HIDE[cheapest(hideable(view.hand, colour), colour)]
    enough = playout.ENOUGH[view.now.home.count(False)][len(view.hand)]
    if expected(view, view.thieves[view.seat]) >= enough:
        return HOME
    return STEAL[cheapest(view.hand, colour)]


def cheapest(cards: Iterable[Card], colour: Colour) -> Card:
    """The card that is worth least on a thief of that colour."""
    return min(cards, key=lambda card: VALUE[card] + (COLOUR[card] == colour))


def pace(view: View) -> Pace:
    """By what is left of a turn: the more is still to be solved, the fewer."""
    out = [size for size, home in zip(view.sizes, view.now.home, strict=True) if not home]
    if len(out) == 4 and sum(out) in DEAR:
        return DEAR[sum(out)]
    return PACE[len(out) != 3 or len(view.hand) <= SOLVED[3]]


class ThievesAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    pace = staticmethod(pace)
    playout = staticmethod(playout.playout)
    solve = staticmethod(endgame.solve)
    misremember = staticmethod(worlds.misremember)
    compact = staticmethod(compact)
    truth = staticmethod(truth)
    outcome = staticmethod(outcome)
    worth = staticmethod(worth)
