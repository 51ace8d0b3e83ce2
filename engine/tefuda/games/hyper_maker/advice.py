"""Advice on Hyper Maker: win a trick cheaply and late, else throw the weakest card."""

from collections.abc import Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.game import Choices, by_rank, rank_high
from tefuda.games.hyper_maker import rules
from tefuda.games.hyper_maker.cards import NUMBERS
from tefuda.games.hyper_maker.rules import PLAY, followers
from tefuda.games.hyper_maker.scoring import judge
from tefuda.games.hyper_maker.state import Move, State, View


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal cards: there are never more than fifteen."""
    return tuple(choices)


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    return PLAY[quick(followers(view.hand, view.master), view.master, view.plays)]


def quick(cards: Cards, master: Card, plays: Cards) -> Card:
    """The cheapest card that would win if the trick ended with it, else the cheapest of all."""
    winners = [card for card in cards if judge(master, (*plays, card)).best == len(plays)]
    return min(winners or cards, key=strength)


def strength(card: Card) -> int:
    """How much a card is worth keeping: its higher number."""
    return max(NUMBERS[card].values())


def playout(state: State, rng: Rng) -> tuple[float, ...]:
    """Every seat plays quickly, now and then at random, to the end of the match."""
    seats = rules.turn(state).seats
    while seats:
        seat = seats[0]
        state = rules.apply(state, _next(state, seat, rng), seat)
        seats = rules.turn(state).seats
    return by_rank(rank_high(state.scores))


def _next(state: State, seat: int, rng: Rng) -> Move:
    if seat < 0 or rng.below(8) == 0:
        return rules.choices(state, seat).sample(rng)
    return PLAY[quick(followers(state.hands[seat], state.master), state.master, state.plays)]


class HyperMakerAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout)
