"""Advice on IT Normandy: clear the tasks, lose the tricks that bring nothing."""

from collections.abc import Iterable, Sequence

from tefuda.core.cards import Card, Cards
from tefuda.core.chance import Rng
from tefuda.core.game import Choices, Seat, by_rank
from tefuda.games.it_normandy import rules
from tefuda.games.it_normandy.cards import RANK, SUIT, SUITS
from tefuda.games.it_normandy.rules import PLAY, followers
from tefuda.games.it_normandy.scoring import follower_wins, ranks, trumps
from tefuda.games.it_normandy.state import Board, Move, Setup, Solve, State, Tasks, View

NOISE = 8
"""One move in so many of a playout is any legal one."""


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal cards and places; of task spreads only the evenest and the lopsided ones."""
    if view.phase != "tasks":
        return tuple(choices)
    number = view.surplus[view.seat]
    even = even_spread(number)
    lopsided = (Tasks(number, 0, 0), Tasks(0, number, 0), Tasks(0, 0, number))
    return tuple(dict.fromkeys((even, *lopsided)))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    return quick(view.phase, view.setup, view.board, view.hand, view.surplus[view.seat], view.seat)


def even_spread(number: int) -> Tasks:
    """So many tasks spread as evenly as can be."""
    return Tasks((number + 2) // 3, (number + 1) // 3, number // 3)


def quick(phase: str, setup: Setup, board: Board, hand: Cards, surplus: int, seat: Seat) -> Move:
    """A plausible move at once."""
    if phase == "tasks":
        return even_spread(surplus)
    if phase == "solve":
        return Solve("personal" if any(board.solved[seat]) else "common")
    return PLAY[quick_card(setup, board, followers(hand, board.lead), seat)]


def quick_card(setup: Setup, board: Board, cards: Cards, seat: Seat) -> Card:
    """The cheapest card that wins a task, else the cheapest that loses, else the cheapest.

    A leader offers the highest card of a suit with tasks.
    """
    open_suits = {
        suit
        for place, suit in enumerate(SUITS)
        if board.common[place] or board.personal[seat][place]
    }
    useful = [card for card in cards if SUIT[card] in open_suits]
    if not board.lead:
        return max(useful, key=RANK.__getitem__) if useful else _cheapest(cards)
    rank, suits = RANK[board.stock], trumps(setup, board)
    beats = {
        card: follower_wins(board.lead, card, suits, rank, setup.lead_suit_wins) for card in cards
    }
    winning = [card for card in useful if beats[card]]
    losing = [card for card in cards if not beats[card]]
    return _cheapest(winning or losing or cards)


def _cheapest(cards: Iterable[Card]) -> Card:
    return min(cards, key=RANK.__getitem__)


def playout(state: State, rng: Rng) -> tuple[float, ...]:
    """Both seats play quickly, now and then at random, to the end of the match."""
    seats = rules.turn(state).seats
    while seats:
        seat = seats[0]
        state = rules.apply(state, _next(state, seat, rng), seat)
        seats = rules.turn(state).seats
    return by_rank(ranks(state.scores))


def _next(state: State, seat: Seat, rng: Rng) -> Move:
    if seat < 0 or rng.below(NOISE) == 0:
        return rules.choices(state, seat).sample(rng)
    return quick(
        state.phase, state.setup, state.board, state.hands[seat], state.surplus[seat], seat
    )


class ItNormandyAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout)
