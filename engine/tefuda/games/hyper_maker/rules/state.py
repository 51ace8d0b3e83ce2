"""What a table of Hyper Maker is: the state, a seat's view of it, and the moves."""

from dataclasses import dataclass
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import Seat


@dataclass(frozen=True, slots=True)
class Lead:
    """Nature names the first leader of the first game."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Master:
    """Nature turns the top card of the master pile."""

    card: Card


Move = Deal | Lead | Master | Play


class Setup(NamedTuple):
    """What was agreed before the match."""

    players: int
    stays: bool  # after a tie-broken trick the leader stays (H8)
    games: int


class Trick(NamedTuple):
    """A trick that is over. `plays` in playing order from `leader`."""

    leader: Seat
    master: Card
    plays: Cards
    follow: str  # the follow suit; "" where nobody followed
    winner: Seat  # -1 where nobody won
    points: int  # for the winner
    tied: bool  # the top number stood on two cards or more, the master's included


class Past(NamedTuple):
    """What is over; it changes with a trick or a deal."""

    dealt: int  # deals so far
    first: Seat  # first leader of the first game; -1 before it is known
    scores: tuple[int, ...]
    tricks: tuple[Trick, ...]  # of all games


class Now(NamedTuple):
    """The running trick, or the next one; it changes when a master is turned or the trick is over."""

    leader: Seat  # -1 before it is known
    master: Card  # "" between tricks


class State(NamedTuple):
    """The truth. Hands in deck order; `stock` is the master pile as a set, in deck order."""

    setup: Setup
    past: Past
    now: Now
    plays: Cards  # to the running trick, from the leader on
    hands: tuple[Cards, ...]
    stock: Cards


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker, who sees no hand)."""

    setup: Setup
    past: Past
    now: Now
    plays: Cards
    seat: Seat
    hand: Cards
    sizes: tuple[int, ...]  # cards in each hand
    left: int  # cards of the master pile
