"""Advice on Hyper Maker: a quick bargain of points and strength, and what is left to hope for."""

from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng, shuffled
from tefuda.core.game import Choices
from tefuda.games.hyper_maker.bot import endgame, playout
from tefuda.games.hyper_maker.bot.numbers import INDEX
from tefuda.games.hyper_maker.bot.playout import Trick
from tefuda.games.hyper_maker.cards import DECK
from tefuda.games.hyper_maker.rules import secrets
from tefuda.games.hyper_maker.rules.state import Move, State, View
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


def misremember(view: View, rng: Rng) -> State:
    """Only the last trick is kept in mind: cards played before it may be anywhere."""
    known = {*view.hand, *view.plays, view.master}
    for trick in secrets.tricks_now(view)[-1:]:
        known |= {trick.master, *trick.plays}
    cards = shuffled([card for card in DECK if card not in known], rng)
    hands = []
    for seat, size in enumerate(view.sizes):
        mine = seat == view.seat
        hands.append(view.hand if mine else DECK.sort(cards[:size]))
        cards = cards if mine else cards[size:]
    world = secrets.imagine(view, rng)
    return world._replace(hands=tuple(hands), stock=DECK.sort(cards[: view.stock]))


class HyperMakerAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout.playout)
    solve = staticmethod(endgame.solve)
    worlds = staticmethod(endgame.worlds)
    misremember = staticmethod(misremember)
