"""The last tricks of a game solved exactly, all cards known."""

from collections.abc import Sequence
from typing import NamedTuple

from tefuda.core.game import Payoffs
from tefuda.games.hyper_maker.bot.numbers import INDEX, VALUES
from tefuda.games.hyper_maker.bot.outlook import in_games_to_come, outlook
from tefuda.games.hyper_maker.bot.playout import Trick, followers
from tefuda.games.hyper_maker.rules.state import State

LAST = 2
"""Tricks that are solved; three would take a hundred times as long."""

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
