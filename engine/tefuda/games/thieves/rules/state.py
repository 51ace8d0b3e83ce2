"""What a table of thieves is: the state, a seat's view of it, and the moves."""

from dataclasses import dataclass
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.deal import Deal
from tefuda.core.terms import Seat
from tefuda.games.thieves.cards import Colour


@dataclass(frozen=True, slots=True)
class Remove:
    """Nature takes a thief and its treasures out of a three-player match."""

    colour: Colour


@dataclass(frozen=True, slots=True)
class Thieves:
    """Nature deals the thieves: a group of one for each seat, seat 0 first.

    A text without slashes reads as one group of all; it means the same.
    """

    groups: tuple[tuple[Colour, ...], ...]

    def __post_init__(self) -> None:
        if len(self.groups) == 1:
            object.__setattr__(self, "groups", tuple((colour,) for colour in self.groups[0]))


@dataclass(frozen=True, slots=True)
class Parent:
    """Nature names the first parent."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Hide:
    """A player lays the first treasure, face down, on the own thief."""

    card: Card


@dataclass(frozen=True, slots=True)
class Steal:
    """A player plays a treasure on the thief in front."""

    card: Card


@dataclass(frozen=True, slots=True)
class Home:
    """A player goes home with the thief in front; the hand joins the leftover pile."""


Move = Remove | Thieves | Parent | Deal | Hide | Steal | Home


class Setup(NamedTuple):
    """What was agreed before the match."""

    players: int
    every_turn: bool  # a first treasure is hidden in every turn, not only in the first (T1)


class Stolen(NamedTuple):
    """A treasure on a thief."""

    card: Card  # "" in a view: face down, and played by somebody else
    seat: Seat  # who played it
    open: bool  # face up: not of the thief's colour, and not hidden as the first


class Thief(NamedTuple):
    """A thief and its loot, in the order it was played."""

    colour: Colour
    loot: tuple[Stolen, ...]


class Result(NamedTuple):
    """A turn that is over, as shown to everybody (T18)."""

    parent: Seat
    last: Seat  # the last player, who takes the pile
    thieves: tuple[Thief, ...]  # by seat: who turned out to be whom
    pile: Cards  # the whole leftover pile
    points: tuple[int, ...]


class Past(NamedTuple):
    """What is over; it changes between turns."""

    removed: Colour  # the colour out of the game; "" where there is none (yet)
    parent: Seat  # of the running or next turn; -1 before it is known
    dealt: int  # turns dealt so far
    results: tuple[Result, ...]
    scores: tuple[int, ...]


class Now(NamedTuple):
    """Where the running turn stands."""

    phase: int  # -1 between turns, 0 the first treasure, then the thief phases from 1
    seat: Seat  # who is to steal or go home
    home: tuple[bool, ...]  # by seat


class State(NamedTuple):
    """The truth. Tuples by seat; hands and parts of the pile in deck order."""

    setup: Setup
    past: Past
    now: Now
    thieves: tuple[Thief, ...]  # in front of each seat; () before they are dealt
    hands: tuple[Cards, ...]
    hidden: Cards  # first treasures chosen, "" where not yet; laid down when all are chosen
    given: tuple[Cards, ...]  # what each put into the leftover pile


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker).

    While the first treasures are being chosen a view tells nothing of the others: they
    all still seem to hold five cards.
    """

    setup: Setup
    past: Past
    now: Now
    seat: Seat
    thieves: tuple[Thief, ...]  # face-down cards of others are ""
    hand: Cards
    hidden: Card  # the own first treasure, before all have chosen
    sizes: tuple[int, ...]  # cards in each hand
    given: Cards  # the own part of the leftover pile
    pile: tuple[int, ...]  # how many each put into it
