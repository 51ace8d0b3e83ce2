"""Advice on the thieves: go home as a thief worth having, else load it with what hurts."""

from collections.abc import Iterable, Sequence

from tefuda.core.advice import Pace
from tefuda.core.cards import Card
from tefuda.core.chance import Rng
from tefuda.core.terms import Choices
from tefuda.games.thieves.bot import endgame, playout, worlds
from tefuda.games.thieves.bot.compact import compact, outcome, truth, worth
from tefuda.games.thieves.bot.explain import SENSES, TALES, TOLD, facts
from tefuda.games.thieves.bot.maxims import maxim
from tefuda.games.thieves.bot.outlook import expected
from tefuda.games.thieves.cards import COLOUR, VALUE, Colour
from tefuda.games.thieves.rules.state import Move, View
from tefuda.games.thieves.rules.turns import HIDE, HOME, STEAL, hideable

PACE = {2: Pace(480), 3: Pace(240), 4: Pace(420)}
"""By players out stealing; three solve the most. Measured by `python3 build.py bench tablet`."""

STUDY, FEW = Pace(200), 10
"""For advice, where more than two are out with so few cards in all."""


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
    """By how many are out."""
    return PACE[view.now.home.count(False)]


def study_pace(view: View) -> Pace:
    """Less where three or four are out with few cards: what is solved there takes longest."""
    few = sum(view.sizes) <= FEW and view.now.home.count(False) > 2
    return STUDY if few else pace(view)


class ThievesAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    pace = staticmethod(pace)
    playout = staticmethod(playout.playout)
    solve = staticmethod(endgame.solve)
    study = staticmethod(endgame.study)
    study_pace = staticmethod(study_pace)
    misremember = staticmethod(worlds.misremember)
    compact = staticmethod(compact)
    truth = staticmethod(truth)
    outcome = staticmethod(outcome)
    worth = staticmethod(worth)
    facts = staticmethod(facts)
    maxim = staticmethod(maxim)
    told, senses, tales = TOLD, SENSES, TALES
