"""The state machine: start, turn, choices, apply. One function a verb."""

from functools import cache

from tefuda.core.cards import Card, Cards
from tefuda.core.choices import Deals, Pick
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.hyper_maker.cards import DECK, FOLLOWS
from tefuda.games.hyper_maker.rules.scoring import judge
from tefuda.games.hyper_maker.rules.state import (
    Deal,
    Lead,
    Master,
    Move,
    Play,
    Setup,
    State,
    Trick,
    View,
)

TRICKS = {3: 15, 4: 12, 5: 10}
"""Tricks a game, which is the size of a hand and of the master pile, by players."""

PLAY: dict[Card, Play] = {card: Play(card) for card in DECK}


def start(players: int, options: Options) -> State:
    setup = Setup(players, options["lead_after_tie"] == "stays", int(options["games"]))
    nothing: tuple[Cards, ...] = ((),) * players
    return State(setup, 0, nothing, (), "", -1, -1, (), (0,) * players, ())


@cache
def _turn(seat: Seat, phase: str, number: int) -> Turn:
    return Turn((seat,), phase, number)


def turn(state: State) -> Turn:
    number = len(state.tricks)
    if state.master:
        seat = (state.leader + len(state.plays)) % state.setup.players
        return _turn(seat, "play", number)
    if state.stock:
        return _turn(CHANCE, "lead" if state.first < 0 else "master", number)
    if state.dealt < state.setup.games:
        return _turn(CHANCE, "deal", number)
    return Turn((), "over", number)


def to_act(view: View) -> tuple[Seat, ...]:
    """Whom the table waits for, nature aside."""
    return ((view.leader + len(view.plays)) % view.setup.players,) if view.master else ()


def followers(hand: Cards, master: Card) -> Cards:
    """The cards of a hand that may be played: those that follow, else all (H1, H2, H3)."""
    follows = FOLLOWS[master]
    return tuple([card for card in hand if card in follows]) or hand


def choices(state: State, seat: Seat) -> Choices[Move]:
    if seat != CHANCE:
        return Pick([PLAY[card] for card in followers(state.hands[seat], state.master)])
    if not state.stock:
        size = TRICKS[state.setup.players]
        return Deals(Deal, [(DECK.cards, (size,) * state.setup.players)])
    if state.first < 0:
        return Pick([Lead(seat) for seat in range(state.setup.players)])
    return Pick([Master(card) for card in state.stock])


def apply(state: State, move: Move, seat: Seat) -> State:
    if type(move) is Play:
        return _play(state, move.card, seat)
    if type(move) is Master:
        return _master(state, move.card)
    if type(move) is Lead:
        return state._replace(first=move.seat, leader=move.seat)
    assert type(move) is Deal
    return _deal(state, move.hands)


def _deal(state: State, hands: tuple[Cards, ...]) -> State:
    """Later games are led first by the next seat to the left (H13)."""
    out = {card for hand in hands for card in hand}
    return state._replace(
        dealt=state.dealt + 1,
        hands=hands,
        stock=tuple(card for card in DECK if card not in out),
        leader=(state.first + state.dealt) % state.setup.players if state.dealt else -1,
    )


def _master(state: State, card: Card) -> State:
    setup, dealt, hands, stock, _, first, leader, plays, scores, tricks = state
    place = stock.index(card)
    left = stock[:place] + stock[place + 1 :]
    return State(setup, dealt, hands, left, card, first, leader, plays, scores, tricks)


def _play(state: State, card: Card, seat: Seat) -> State:
    setup, dealt, hands, stock, master, first, leader, plays, scores, tricks = state
    hand = hands[seat]
    place = hand.index(card)
    hands = (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
    plays = (*plays, card)
    if len(plays) < setup.players:
        return State(setup, dealt, hands, stock, master, first, leader, plays, scores, tricks)
    trick = end_trick(setup.players, leader, master, plays)
    if trick.winner >= 0:
        won = scores[trick.winner] + trick.points
        scores = (*scores[: trick.winner], won, *scores[trick.winner + 1 :])
    leader = next_leader(trick, setup.stays)
    return State(setup, dealt, hands, stock, "", first, leader, (), scores, (*tricks, trick))


def end_trick(players: int, leader: Seat, master: Card, plays: Cards) -> Trick:
    """The trick that these plays make."""
    follow, best, points, tied = judge(master, plays)
    winner = (leader + best) % players if best >= 0 else -1
    return Trick(leader, master, plays, follow, winner, points, tied)


def next_leader(trick: Trick, stays: bool) -> Seat:
    """The winner leads; where nobody won (H6, H9), or on a tie (H8), the same leader again."""
    if trick.winner < 0 or (trick.tied and stays):
        return trick.leader
    return trick.winner
