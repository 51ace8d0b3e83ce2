"""What a table of IT Normandy is: the state, a seat's view of it, and the moves."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import Seat

Counts = tuple[int, ...]
"""Three counters in the order R Y B; () where there are none yet."""

TASK_COUNTS = range(14)
"""How many new tasks of a suit there may be: no more than tricks in a round."""


@dataclass(frozen=True, slots=True)
class Stock:
    """Nature turns the top card of the stock: its rank is the trump rank."""

    card: Card


@dataclass(frozen=True, slots=True)
class Dice:
    """Nature rolls the die for the common tasks, R Y B."""

    pips: Counts


@dataclass(frozen=True, slots=True)
class Lead:
    """Nature names who leads the round, where the scores are equal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Tasks:
    """A player spreads last round's surplus over the personal counters."""

    red: int = field(metadata={"prefix": "R", "values": TASK_COUNTS})
    yellow: int = field(metadata={"prefix": "Y", "values": TASK_COUNTS})
    blue: int = field(metadata={"prefix": "B", "values": TASK_COUNTS})


@dataclass(frozen=True, slots=True)
class Solve:
    """The winner of a trick says which task it solves, where both areas have one."""

    area: str = field(metadata={"values": ("common", "personal")})


Move = Deal | Stock | Dice | Lead | Tasks | Play | Solve


class Setup(NamedTuple):
    """What was agreed before the match."""

    highest_wins: bool  # off suit, the higher rank wins (N3)
    follows: bool  # trump suits follow the counters (N7)
    tie_scores: bool  # who solved equally many of a suit both score (N11)


class Trick(NamedTuple):
    """A trick that is over."""

    leader: Seat
    plays: Cards  # the leader's card, the follower's card
    winner: Seat
    suit: str  # of the winning card
    area: str  # "common" "personal" "surplus"
    trumps: tuple[str, ...]  # suits, when it was played

    @property
    def card(self) -> Card:
        """The card that won it."""
        return self.plays[self.winner != self.leader]


class Tally(NamedTuple):
    """What a round is scored from; by seat where a player is meant."""

    last: bool  # the third round
    won: tuple[int, ...]
    solves: tuple[Counts, ...]  # common tasks solved, by seat and suit
    common: Counts  # left
    personal: tuple[Counts, ...]  # left
    surplus: tuple[int, ...]


class Round(NamedTuple):
    """A round that is over: what it was scored from, and points by score line and seat."""

    tricks: tuple[Trick, ...]
    tally: Tally
    points: tuple[tuple[int, ...], ...]


class Past(NamedTuple):
    """What is over; it changes with a round."""

    rounds: tuple[Round, ...]
    scores: tuple[int, ...]


class Now(NamedTuple):
    """The running round, its last trick aside; it stays as it ended until the next deal."""

    up: Card  # the card of the stock that lies face up; "" before it is turned
    dice: Counts
    leader: Seat  # of the running trick; -1 between rounds
    trumps: tuple[str, ...]  # suits, in the order R Y B
    common: Counts
    personal: tuple[Counts, ...]
    tricks: tuple[Trick, ...]


class State(NamedTuple):
    """The truth. Hands and the unseen stock in deck order."""

    setup: Setup
    past: Past
    now: Now
    plays: Cards  # to the running trick
    hands: tuple[Cards, ...]
    stock: Cards  # face down
    pending: tuple[Counts, ...]  # new personal tasks for the next round; () before a seat chose


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker, who sees no hand)."""

    setup: Setup
    past: Past
    now: Now
    plays: Cards
    seat: Seat
    hand: Cards
    sizes: tuple[int, ...]  # cards in each hand
    left: int  # cards of the stock that lie face down
    chosen: tuple[bool, ...]  # who has spread its surplus
    pending: tuple[Counts, ...]  # one's own choice; all of them once all have chosen
