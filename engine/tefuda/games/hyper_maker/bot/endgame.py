"""The last tricks of a game solved exactly, all cards known."""

from collections.abc import Sequence
from math import fsum
from typing import NamedTuple

from tefuda.core.terms import Payoffs
from tefuda.games.hyper_maker.bot.numbers import INDEX, VALUES
from tefuda.games.hyper_maker.bot.outlook import later_tricks, outlook
from tefuda.games.hyper_maker.bot.playout import OpenTrick, playable
from tefuda.games.hyper_maker.rules.state import State

SOLVED = 2
"""Tricks that are solved; three would take a hundred times as long."""

Hands = tuple[tuple[int, ...], ...]


class Terms(NamedTuple):
    """What stays while the last tricks are played."""

    players: int
    stays: bool
    later: int  # tricks in games to come


def solve(state: State) -> Payoffs | None:
    """Payoffs when everybody plays best for themselves; of equal moves the first in hand.

    Each master to come is as likely as any other.
    """
    now, scores = state.now, state.past.scores
    if len(state.stock) + bool(now.master) > SOLVED:
        return None
    terms = Terms(state.setup.players, state.setup.stays, later_tricks(state))
    hands = tuple(tuple(INDEX[card] for card in hand) for hand in state.hands)
    stock = tuple(INDEX[card] for card in state.stock)
    if not now.master:
        return _turned(terms, hands, stock, now.leader, scores)
    plays = tuple(INDEX[card] for card in state.plays)
    return _best(terms, hands, stock, INDEX[now.master], plays, now.leader, scores)


def _turned(
    terms: Terms, hands: Hands, stock: tuple[int, ...], leader: int, scores: Sequence[int]
) -> Payoffs:
    """Before a master is turned: the mean over those there are."""
    if not stock:
        return outlook(scores, terms.later)
    outcomes = [
        _best(terms, hands, stock[:place] + stock[place + 1 :], master, (), leader, scores)
        for place, master in enumerate(stock)
    ]
    return tuple(fsum(column) / len(outcomes) for column in zip(*outcomes, strict=True))


def _best(
    terms: Terms,
    hands: Hands,
    stock: tuple[int, ...],
    master: int,
    plays: tuple[int, ...],
    leader: int,
    scores: Sequence[int],
) -> Payoffs:
    """The seat to act plays what pays it most. As deep as there are plays left, ten at most."""
    if len(plays) == terms.players:
        return _trick_over(terms, hands, stock, master, plays, leader, scores)
    seat = (leader + len(plays)) % terms.players
    hand = hands[seat]
    best: Payoffs = ()
    for card in playable(hand, master):
        kept = tuple([other for other in hand if other != card])
        after = (*hands[:seat], kept, *hands[seat + 1 :])
        paid = _best(terms, after, stock, master, (*plays, card), leader, scores)
        if not best or paid[seat] > best[seat]:
            best = paid
    return best


def _trick_over(
    terms: Terms,
    hands: Hands,
    stock: tuple[int, ...],
    master: int,
    plays: tuple[int, ...],
    leader: int,
    scores: Sequence[int],
) -> Payoffs:
    suit, best, tied = OpenTrick(master, plays).judge()
    if best >= 0:
        winner = (leader + best) % terms.players
        won = scores[winner] + 11 - VALUES[master][suit]
        scores = (*scores[:winner], won, *scores[winner + 1 :])
        leader = leader if tied and terms.stays else winner
    return _turned(terms, hands, stock, leader, scores)
