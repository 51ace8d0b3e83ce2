"""The last tricks of a game solved exactly, all cards known."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations, islice
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.game import Payoffs, Seat
from tefuda.games.hyper_maker.bot.numbers import INDEX, VALUES
from tefuda.games.hyper_maker.bot.playout import Trick, followers, in_games_to_come, outlook
from tefuda.games.hyper_maker.rules.secrets import allowed, unseen, world
from tefuda.games.hyper_maker.rules.state import State, View

LAST = 2
"""Tricks that are solved; three would take a hundred times as long."""

MOST = 100
"""Worlds that are listed; of more it is enough to draw some."""

Hands = tuple[tuple[int, ...], ...]


class Table(NamedTuple):
    """What stays while the last tricks are played."""

    players: int
    stays: bool
    later: int  # tricks in games to come


def solve(state: State) -> Payoffs | None:
    """Payoffs when everybody plays best for themselves; of equal moves the first in hand.

    Each master to come is as likely as any other.
    """
    if len(state.stock) + bool(state.master) > LAST:
        return None
    table = Table(state.setup.players, state.setup.stays, in_games_to_come(state))
    hands = tuple(tuple(INDEX[card] for card in hand) for hand in state.hands)
    stock = tuple(INDEX[card] for card in state.stock)
    if not state.master:
        return _turned(table, hands, stock, state.leader, state.scores)
    plays = tuple(INDEX[card] for card in state.plays)
    return _best(table, hands, stock, INDEX[state.master], plays, state.leader, state.scores)


def _turned(
    table: Table, hands: Hands, stock: tuple[int, ...], leader: int, scores: Sequence[int]
) -> Payoffs:
    """Before a master is turned: the mean over those there are."""
    if not stock:
        return outlook(scores, table.later)
    found = [
        _best(table, hands, stock[:place] + stock[place + 1 :], master, (), leader, scores)
        for place, master in enumerate(stock)
    ]
    return tuple(sum(column) / len(found) for column in zip(*found, strict=True))


def _best(
    table: Table,
    hands: Hands,
    stock: tuple[int, ...],
    master: int,
    plays: tuple[int, ...],
    leader: int,
    scores: Sequence[int],
) -> Payoffs:
    """The seat to act plays what pays it most. As deep as there are plays left, ten at most."""
    if len(plays) == table.players:
        return _judged(table, hands, stock, master, plays, leader, scores)
    seat = (leader + len(plays)) % table.players
    hand = hands[seat]
    found: Payoffs = ()
    for card in followers(hand, master):
        kept = tuple([other for other in hand if other != card])
        after = (*hands[:seat], kept, *hands[seat + 1 :])
        paid = _best(table, after, stock, master, (*plays, card), leader, scores)
        if not found or paid[seat] > found[seat]:
            found = paid
    return found


def _judged(
    table: Table,
    hands: Hands,
    stock: tuple[int, ...],
    master: int,
    plays: tuple[int, ...],
    leader: int,
    scores: Sequence[int],
) -> Payoffs:
    suit, best, tied = Trick(master, plays).judge()
    if best >= 0:
        winner = (leader + best) % table.players
        won = scores[winner] + 11 - VALUES[master][suit]
        scores = (*scores[:winner], won, *scores[winner + 1 :])
        leader = leader if tied and table.stays else winner
    return _turned(table, hands, stock, leader, scores)


def worlds(view: View) -> Sequence[State] | None:
    """Every deal of the cards not seen, where what a seat plays now leaves a solved end."""
    if view.stock + bool(view.master) > LAST:
        return None
    others = [seat for seat in range(view.setup.players) if seat != view.seat]
    found = list(islice(_deals(view, others, {view.seat: view.hand}, unseen(view)), MOST + 1))
    return None if len(found) > MOST else found


def _deals(
    view: View, seats: Sequence[Seat], hands: Mapping[Seat, Cards], left: Sequence[Card]
) -> Iterator[State]:
    """The cards left dealt to these seats and the stock in every way that voids allow."""
    if not seats:
        yield world(view, hands, left)
        return
    seat, *rest = seats
    able = allowed(view).get(seat, left)
    for hand in combinations([card for card in left if card in able], view.sizes[seat]):
        others = [card for card in left if card not in hand]
        yield from _deals(view, rest, {**hands, seat: hand}, others)
