"""Advice on Master of Rules: the pair of number and rule with the best chance in this round."""

from collections.abc import Sequence

from tefuda.core.advice import Pace
from tefuda.core.chance import Rng
from tefuda.core.notation import words
from tefuda.core.terms import Choices
from tefuda.games.master_of_rules.bot import endgame, playout, worlds
from tefuda.games.master_of_rules.bot.compact import compact, outcome, truth, worth
from tefuda.games.master_of_rules.bot.explain import SENSES, TALES, TOLD, facts
from tefuda.games.master_of_rules.bot.maxims import maxim
from tefuda.games.master_of_rules.bot.numbers import FACES
from tefuda.games.master_of_rules.bot.playout import Run
from tefuda.games.master_of_rules.rules.state import Move, View

PACE = {3: Pace(480), 4: Pace(440), 5: Pace(440)}
"""By players. Measured by `python3 build.py bench tablet`."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal moves, there are never more than seven; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """What looks best at once, as in playouts."""
    hands = [view.hand if seat == view.seat else () for seat in range(view.setup.players)]
    face = FACES[Run(view, hands).pick(view.seat)]
    return next(move for move in choices if face in words(move))


def pace(view: View) -> Pace:
    """By the table."""
    return PACE[view.setup.players]


class MasterOfRulesAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    pace = staticmethod(pace)
    playout = staticmethod(playout.playout)
    solve = staticmethod(endgame.solve)
    study = staticmethod(endgame.study)
    study_pace = staticmethod(pace)  # a race in which all is solved is over sooner than a bot's
    misremember = staticmethod(worlds.misremember)
    compact = staticmethod(compact)
    truth = staticmethod(truth)
    outcome = staticmethod(outcome)
    worth = staticmethod(worth)
    facts = staticmethod(facts)
    maxim = staticmethod(maxim)
    told, senses, tales = TOLD, SENSES, TALES
