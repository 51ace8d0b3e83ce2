"""What a table of Master of Rules is: the state, a seat's view of it, and the moves."""

from dataclasses import dataclass
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.core.kit.deal import Deal
from tefuda.core.kit.play import Play
from tefuda.core.terms import Seat


@dataclass(frozen=True, slots=True)
class Start:
    """Nature names the start player of the first round."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Row:
    """Nature lays the cards for refilling: a number and a rule for each player."""

    cards: Cards


@dataclass(frozen=True, slots=True)
class Dummy:
    """Nature lays the top card of a deck for a dummy player."""

    card: Card


@dataclass(frozen=True, slots=True)
class Reveal:
    """A player whose three rules are all blocked shows them and plays one of them."""

    card: Card


@dataclass(frozen=True, slots=True)
class Take:
    """A player refills the hand from the row."""

    card: Card


Move = Deal | Start | Row | Dummy | Play | Reveal | Take


class Setup(NamedTuple):
    """What was agreed before the match."""

    players: int


class Round(NamedTuple):
    """A round that is over. Numbers, rules and `met` by seat."""

    start: Seat
    numbers: Cards
    rules: Cards
    dummies: Cards  # in the order they were laid, the dummy's rule among them
    met: tuple[bool, ...]


class Now(NamedTuple):
    """The running round: all of it lies open."""

    row: Cards  # left for refilling, in deck order
    numbers: Cards  # played, by seat; "" where none is yet
    rules: Cards  # played, by seat; "" where none is yet
    dummies: Cards  # in the order they were laid
    plays: int  # cards played by people, both laps together
    taking: Card  # the card just played, for which its player must refill; "" between


class Past(NamedTuple):
    """What is over; it changes with a round."""

    first: Seat  # start player of the first round; -1 before it is known
    rounds: tuple[Round, ...]
    discards: Cards  # number cards only; the rules that were not met stand in `rounds`
    reshuffles: int  # how often the number discards became the deck


class State(NamedTuple):
    """The truth. Hands and decks in deck order; a deck's true order is nature's to choose."""

    setup: Setup
    past: Past
    now: Now
    open: tuple[Cards, ...]  # what everybody knows of each hand: taken from the row, or shown
    hands: tuple[Cards, ...]  # numbers before rules; () before the deal
    numbers: Cards  # the number deck
    rules: Cards  # the rule deck


class View(NamedTuple):
    """What a seat knows (seat -1: an onlooker, who sees no hand)."""

    setup: Setup
    past: Past
    now: Now
    open: tuple[Cards, ...]
    seat: Seat
    hand: Cards
    sizes: tuple[tuple[int, int], ...]  # numbers and rules in each hand; () before the deal
    decks: tuple[int, int]  # numbers and rules in the decks
    stock: Cards  # the number deck's cards, known once it was made of the discards; else ()
