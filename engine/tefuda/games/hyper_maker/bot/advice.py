"""Advice on Hyper Maker: a quick bargain of points and strength, and what is left to hope for."""

from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.game import Choices
from tefuda.games.hyper_maker.bot.endgame import solve
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.playout import Trick, playout
from tefuda.games.hyper_maker.bot.worlds import misremember, worlds
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules.state import Move, View
from tefuda.games.hyper_maker.rules.turns import PLAY, followers


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal cards, there are never more than fifteen; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    cards = followers(view.hand, view.master)
    return PLAY[quick(cards, view.master, view.plays, view.setup.players)]


def quick(cards: Cards, master: Card, plays: Cards, players: int) -> Card:
    """`playout.Trick.pick` on faces."""
    hand = [INDEX[card] for card in cards]
    down = [INDEX[card] for card in plays]
    return DECK.cards[Trick(INDEX[master], down).pick(hand, players - len(plays) - 1)]


class HyperMakerAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout)
    solve = staticmethod(solve)
    worlds = staticmethod(worlds)
    misremember = staticmethod(misremember)
