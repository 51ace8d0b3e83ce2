"""What a table of IT Normandy is: the state, a seat's view of it, and the moves."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.game import Seat

Counters = tuple[int, int, int]
"""One number a suit, in the order R Y B."""

NONE: Counters = (0, 0, 0)


@dataclass(frozen=True, slots=True)
class Tasks:
    """A player spreads last round's unneeded tricks over the suits as personal tasks."""

    red: int = field(metadata={"prefix": "R"})
    yellow: int = field(metadata={"prefix": "Y"})
    blue: int = field(metadata={"prefix": "B"})

    @property
    def counters(self) -> Counters:
        return self.red, self.yellow, self.blue


@dataclass(frozen=True, slots=True)
class Deal:
    """Nature deals thirteen cards each."""

    hands: tuple[Cards, ...]


@dataclass(frozen=True, slots=True)
class Stock:
    """Nature turns the top card of the stock: its rank is the trump rank."""

    card: Card


@dataclass(frozen=True, slots=True)
class Dice:
    """Nature rolls the common tasks, R Y B."""

    faces: Counters


@dataclass(frozen=True, slots=True)
class Lead:
    """Nature names the first leader of a round where the scores are equal."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Play:
    """A player plays a card to the trick."""

    card: Card


@dataclass(frozen=True, slots=True)
class Solve:
    """A trick's winner takes a task off the common area or off the own one."""

    place: str  # "common" or "personal"


Move = Tasks | Deal | Stock | Dice | Lead | Play | Solve


class Setup(NamedTuple):
    """The options."""

    lead_suit_wins: bool  # off-suit cards never beat the lead suit (N3)
    trump_fixed: bool  # the trump suit stays as rolled (N7)
    ties_score: bool  # both score where both solved most (N11)


class Trick(NamedTuple):
    """A trick that is over: who led, both cards, who won, and where its task came from."""

    leader: Seat
    lead: Card
    follow: Card
    winner: Seat
    place: str  # "common", "personal" or "unneeded"


class Line(NamedTuple):
    """One line of a round's score (section 4 of the contract's lines, numbered 1 to 6)."""

    number: int
    suit: str  # of line 2, else ""
    points: tuple[int, int]


class Round(NamedTuple):
    """A round that is over."""

    tricks: tuple[Trick, ...]
    lines: tuple[Line, ...]
    unneeded: tuple[int, int]


class Board(NamedTuple):
    """What lies open in the running round."""

    dice: Counters
    stock: Card  # the card turned up; "" before
    common: Counters
    personal: tuple[Counters, Counters]
    solved: tuple[Counters, Counters]  # common tasks each player solved
    unneeded: tuple[int, int]
    leader: Seat
    lead: Card  # the running trick's first card; "" before
    follow: Card  # its second, while the winner chooses a task
    tricks: tuple[Trick, ...]


class State(NamedTuple):
    """The truth. Hands and hidden stock in deck order."""

    setup: Setup
    phase: str  # "tasks" "deal" "stock" "dice" "lead" "play" "solve" "over"
    number: int  # of the round, from 0
    surplus: tuple[int, int]  # unneeded tricks of the last round
    chosen: tuple[Counters | None, Counters | None]  # tasks spread, before all have
    hands: tuple[Cards, ...]
    hidden: Cards  # the stock less the card turned up
    board: Board
    scores: tuple[int, int]
    rounds: tuple[Round, ...]


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker)."""

    setup: Setup
    phase: str
    number: int
    surplus: tuple[int, int]
    chosen: Counters | None  # one's own tasks, while others may still be at it
    seat: Seat
    hand: Cards
    sizes: tuple[int, ...]
    board: Board
    scores: tuple[int, int]
    rounds: tuple[Round, ...]
