"""Advice on Hyper Maker: a quick bargain of points and strength, and what is left to hope for."""

from collections.abc import Sequence

from tefuda.core.advice import Pace
from tefuda.core.chance import Rng
from tefuda.core.terms import Choices
from tefuda.games.hyper_maker.bot.compact import compact, outcome, truth, worth
from tefuda.games.hyper_maker.bot.endgame import solve
from tefuda.games.hyper_maker.bot.explain import SENSES, TALES, TOLD, facts
from tefuda.games.hyper_maker.bot.maxims import maxim
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.playout import OpenTrick, playout
from tefuda.games.hyper_maker.bot.worlds import misremember, worlds
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules.state import Move, View
from tefuda.games.hyper_maker.rules.turns import PLAY, followers

PACE = Pace(900)
"""Measured by `python3 build.py bench tablet`."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal cards, there are never more than fifteen; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """What a casual player plays, see `OpenTrick.pick`."""
    now = view.now
    trick = OpenTrick(INDEX[now.master], [INDEX[card] for card in view.plays])
    able = [INDEX[card] for card in followers(view.hand, now.master)]
    return PLAY[DECK.cards[trick.pick(able, view.setup.players - len(view.plays) - 1)]]


def pace(view: View) -> Pace:
    """The same everywhere: a playout is a few tricks."""
    return PACE


class HyperMakerAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    pace = staticmethod(pace)
    playout = staticmethod(playout)
    solve = staticmethod(solve)
    worlds = staticmethod(worlds)
    misremember = staticmethod(misremember)
    compact = staticmethod(compact)
    truth = staticmethod(truth)
    outcome = staticmethod(outcome)
    worth = staticmethod(worth)
    facts = staticmethod(facts)
    maxim = staticmethod(maxim)
    told, senses, tales = TOLD, SENSES, TALES
