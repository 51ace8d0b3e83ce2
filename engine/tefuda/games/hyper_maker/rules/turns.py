"""The state machine: start, turn, choices, apply. One function a verb."""

from functools import cache

from tefuda.core.cards import Card, Cards
from tefuda.core.choices import Deals, Pick
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import CHANCE, Choices, Options, Seat, Turn
from tefuda.games.hyper_maker.cards import DECK, FOLLOWS
from tefuda.games.hyper_maker.rules.scoring import judge
from tefuda.games.hyper_maker.rules.state import (
    Lead,
    Master,
    Move,
    Now,
    Past,
    Setup,
    State,
    Trick,
    View,
)

TRICKS = {3: 15, 4: 12, 5: 10}
"""Tricks a game, which is the size of a hand and of the master pile, by players."""

PLAY: dict[Card, Play] = {card: Play(card) for card in DECK}
MASTER: dict[Card, Master] = {card: Master(card) for card in DECK}


def start(players: int, options: Options) -> State:
    setup = Setup(players, options["lead_after_tie"] == "stays", int(options["games"]))
    nothing: tuple[Cards, ...] = ((),) * players
    return State(setup, Past(0, -1, (0,) * players, ()), Now(-1, ""), (), nothing, ())


@cache
def _turn(seat: Seat, phase: str, number: int) -> Turn:
    return Turn((seat,), phase, number)


def turn(state: State) -> Turn:
    setup, past, now = state.setup, state.past, state.now
    number = len(past.tricks)
    if now.master:
        return _turn((now.leader + len(state.plays)) % setup.players, "play", number)
    if state.stock:
        return _turn(CHANCE, "lead" if past.first < 0 else "master", number)
    if past.dealt < setup.games:
        return _turn(CHANCE, "deal", number)
    return Turn((), "over", number)


def to_act(view: View) -> tuple[Seat, ...]:
    """Whom the table waits for, nature aside."""
    now = view.now
    return ((now.leader + len(view.plays)) % view.setup.players,) if now.master else ()


def followers(hand: Cards, master: Card) -> Cards:
    """The cards of a hand that may be played: those that follow, else all (H1, H2, H3)."""
    follows = FOLLOWS[master]
    return tuple([card for card in hand if card in follows]) or hand


def choices(state: State, seat: Seat) -> Choices[Move]:
    if seat != CHANCE:
        able = followers(state.hands[seat], state.now.master)
        return Pick([*map(PLAY.__getitem__, able)])
    if not state.stock:
        size = TRICKS[state.setup.players]
        return Deals(Deal, [(DECK.cards, (size,) * state.setup.players)])
    if state.past.first < 0:
        return Pick([Lead(seat) for seat in range(state.setup.players)])
    return Pick([*map(MASTER.__getitem__, state.stock)])


def apply(state: State, move: Move, seat: Seat) -> State:
    if type(move) is Play:
        return _play(state, move.card, seat)
    if type(move) is Master:
        return _master(state, move.card)
    if type(move) is Lead:
        past = state.past._replace(first=move.seat)
        return state._replace(past=past, now=Now(move.seat, ""))
    assert type(move) is Deal
    return _deal(state, move.hands)


def _deal(state: State, hands: tuple[Cards, ...]) -> State:
    """Later games are led first by the next seat to the left (H13)."""
    setup, past = state.setup, state.past
    leader = (past.first + past.dealt) % setup.players if past.dealt else -1
    out = {card for hand in hands for card in hand}
    stock = tuple(card for card in DECK if card not in out)
    past = past._replace(dealt=past.dealt + 1)
    return State(setup, past, Now(leader, ""), (), hands, stock)


def _master(state: State, card: Card) -> State:
    now = Now(state.now.leader, card)
    return State(state.setup, state.past, now, (), state.hands, _less(state.stock, card))


def _less(cards: Cards, card: Card) -> Cards:
    place = cards.index(card)
    return cards[:place] + cards[place + 1 :]


def _play(state: State, card: Card, seat: Seat) -> State:
    setup, past, now, hands = state.setup, state.past, state.now, state.hands
    hands = (*hands[:seat], _less(hands[seat], card), *hands[seat + 1 :])
    plays = (*state.plays, card)
    if len(plays) < setup.players:
        return State(setup, past, now, plays, hands, state.stock)
    trick = end_trick(setup.players, now.leader, now.master, plays)
    now = Now(next_leader(trick, setup.stays), "")
    return State(setup, _with_trick(past, trick), now, (), hands, state.stock)


def _with_trick(past: Past, trick: Trick) -> Past:
    scores, winner = past.scores, trick.winner
    if winner >= 0:
        scores = (*scores[:winner], scores[winner] + trick.points, *scores[winner + 1 :])
    return Past(past.dealt, past.first, scores, (*past.tricks, trick))


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
