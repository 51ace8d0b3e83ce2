"""What a table of World Management is: the state, a seat's view of it, and the moves."""

from dataclasses import dataclass, field
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.deal import Deal
from tefuda.core.terms import Seat
from tefuda.games.world_management.cards.deck import Counts

Melds = tuple[Cards, ...]
"""Groups that lie open before a seat, the oldest first."""


@dataclass(frozen=True, slots=True)
class Dice:
    """Nature rolls two dice for every seat, seat 0 first."""

    rolls: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True)
class Dora:
    """The dealer turns the top card over; the dora is the face beside it."""

    card: Card


@dataclass(frozen=True, slots=True)
class Draw:
    """The next seat draws."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Discard:
    """The seat that drew discards."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Declare:
    """A complete hand is shown and scored."""


@dataclass(frozen=True, slots=True)
class Pass:
    """No declaration, or no summon."""


@dataclass(frozen=True, slots=True)
class Summon:
    """A discarded card makes a group with cards of the hand; another card is discarded."""

    card: Card
    cards: Cards = field(metadata={"word": "with"})
    discard: Card = field(metadata={"word": "discard"})


@dataclass(frozen=True, slots=True)
class Extend:
    """A discarded card joins an exposed group, numbered from 0; a card is discarded."""

    group: int = field(metadata={"values": range(10)})  # 28 cards make no more of three
    card: Card
    discard: Card = field(metadata={"word": "discard"})


Move = Dice | Deal | Dora | Draw | Discard | Declare | Pass | Summon | Extend


class Setup(NamedTuple):
    """What was agreed before the match."""

    players: int
    group_points: str  # "count": a group is worth 1; "by_size": 1, 2 or 4 (W1)
    minimum: int  # points needed to declare (W1)
    single: bool  # one hand only


class Reading(NamedTuple):
    """A complete hand at its best; groups are exposed ones first, the single of F3 last."""

    form: str | None  # None: 大乱世界
    points: int
    groups: tuple[Cards, ...]
    group_points: tuple[int, ...]
    dora: int
    yakuman: tuple[str, ...]

    @property
    def ordinary(self) -> bool:
        """Whether groups and dora count, not a yakuman."""
        return self.points == sum(self.group_points) + self.dora


class ShownHand(NamedTuple):
    """A hand shown when the hand (番) was over."""

    seat: Seat
    hand: Cards
    exposed: Melds
    reading: Reading | None  # None where it was one card short


class Result(NamedTuple):
    """How a hand (番) ended."""

    dealer: Seat
    turn: int
    winner: Seat  # who declared; -1 where nobody did
    shown: tuple[ShownHand, ...]  # the declared hand, or all that were one card short (W31)
    moves: bool  # whether the dealership moves on
    turned: Card = ""  # the card that lay beside the dora
    taken: Card = ""  # what completed the hand, if it was summoned
    giver: Seat = -1  # who alone had discarded that


class Past(NamedTuple):
    """What is over; it changes with a hand (番)."""

    rolls: tuple[tuple[int, ...], ...]  # the last dice, by seat
    dealer: Seat  # -1 before the dice have decided
    moved: int  # times the dealership has moved
    scores: tuple[int, ...]
    results: tuple[Result, ...]


class Now(NamedTuple):
    """The running hand as it lies open."""

    turn: int  # 1 … 25 (35); 0 before the first draw
    turner: Seat  # who drew last; -1 before the first draw
    acted: Seat  # who last summoned or extended in the running window, else -1
    turned: Card  # the card beside the dora; "" before it is turned
    exposed: tuple[Melds, ...]
    pile: Counts  # all discards that nobody has taken
    thrown: tuple[Cards, ...]  # what each seat has discarded in this hand, in order
    taken: Card = ""  # what was last summoned in the running window


class State(NamedTuple):
    """The truth. Hands are what is hidden, in deck order; exposed groups lie apart."""

    setup: Setup
    past: Past
    now: Now
    phase: str  # "dice" "deal" "dora" "draw" "discard" "declare" "window" "over"
    asked: Seat  # who may declare or summon in those two phases, else -1
    hands: tuple[Cards, ...]
    stock: Counts
    drawn: Cards  # by the seat that is to discard
    fresh: bool  # the seat asked to declare keeps no card drawn on turn 1, nor summoned (W8, W18)
    before: tuple[Cards, ...] = ()  # the hands as a hand (番) ended, until the next is dealt


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker, who sees no hand).

    From a discard to the next draw the public phase is "window", whoever is asked what.
    """

    setup: Setup
    past: Past
    now: Now
    seat: Seat
    phase: str  # "dice" "deal" "dora" "draw" "discard" "window" "over"
    may: str  # "declare" or "summon" where the viewing seat is asked, or will be if all others pass
    hand: Cards
    sizes: tuple[int, ...]  # hidden cards of every seat
    drawn: Cards  # one's own, while one is to discard
    fresh: bool  # one's own, while one may declare
    was: Cards = ()  # one's own, when the hand (番) that lies there ended
