"""READ FIRST: the protocol that every game keeps and everything else asks.

Rules are stateless, states are values, chance is a seat whose moves are logged. The page,
the bots, the saves and the referee know a game by this protocol only.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import exp
from typing import TYPE_CHECKING, Annotated, Any, NamedTuple, Protocol, TypeVar

from tefuda.core.cards import Cards, Deck
from tefuda.core.chance import Rng
from tefuda.core.table import Arrangement, Message, Reason, Table

if TYPE_CHECKING:
    from tefuda.core.advice import Advice

Seat = Annotated[int, "seat"]
CHANCE: Seat = -1

Value = int | str
Options = Mapping[str, Value]
Words = tuple[str, ...]
Payoffs = tuple[float, ...]
"""By seat: what a match brought, or promises, from -1 for the last to 1 for the winner."""

END = ""
"""What `Choices.options` offers where the words so far already make a whole move."""


class BadText(ValueError):
    """A text that cannot be read: a move, a card, an option; the message says which word."""


class IllegalMove(ValueError):
    """A move that can be read but may not be made now."""


class BadRecord(ValueError):
    """A record that is not a match; the message says which key or which move."""


class Turn(NamedTuple):
    """Who acts. No seat: the match is over. Several: at the same time, in any order."""

    seats: tuple[Seat, ...]
    phase: str  # for people, tests and CSS; nothing outside the game switches on it
    round: int  # counts from 0; search may stop, and the score sheet shows, when it changes


class Option(NamedTuple):
    """A choice made before the match; the first value is the default."""

    name: str
    values_for: Callable[[int], Sequence[Value]] | tuple[Value, ...]

    def values(self, players: int) -> tuple[Value, ...]:
        """What the option may be at a table of so many."""
        found = self.values_for
        return found if isinstance(found, tuple) else tuple(found(players))


class Info(NamedTuple):
    """What a menu needs to know; words are message ids of the game's own catalogue."""

    key: str  # the folder's name, and the name in records
    title: Message
    pitch: Message  # one sentence: what is unusual about it
    credit: Message  # designer and publisher as far as the source names them
    players: tuple[int, ...]
    minutes: int
    options: tuple[Option, ...] = ()
    words: Mapping[str, Message] = {}  # labels: an option's name, "name=value", a phase

    def defaults(self, players: int) -> dict[str, Value]:
        """Every option at its default."""
        return {option.name: option.values(players)[0] for option in self.options}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a fact. Games derive their own from it."""

    def tags(self) -> tuple[str, ...]:
        """What recorded matches must contain: the kind, and finer marks where a game has them."""
        return (type(self).__name__,)


@dataclass(frozen=True, slots=True)
class Moved(Event):
    """A seat (or nature) made a move; the first event of every move."""

    seat: Seat
    move: object

    def tags(self) -> tuple[str, ...]:
        return (type(self.move).__name__,)


M = TypeVar("M")
M_co = TypeVar("M_co", covariant=True)
S = TypeVar("S")
V = TypeVar("V", bound="Seen")


class Seen(Protocol):
    """What every view has."""

    @property
    def seat(self) -> Seat:
        """Whose view it is."""
        ...


class Choices(Protocol[M_co]):
    """The legal moves of a seat as a lazy set: never empty, never a list that must be built."""

    def __contains__(self, move: object, /) -> bool: ...

    def __iter__(self) -> Iterator[M_co]: ...

    def count(self) -> int:
        """How many different move texts, by counting."""
        ...

    def sample(self, rng: Rng, /) -> M_co:
        """Players: uniform over move texts. Nature: the true probabilities."""
        ...

    def options(self, prefix: Words, /) -> Words:
        """The words that may come next in a move's text, `END` among them where it is whole."""
        ...


class Game(Protocol[S, M, V]):
    """One game. S: its state, M: its moves, V: what a seat knows (JSON by `core.plain`)."""

    @property
    def info(self) -> Info:
        """The game in a few words, its tables and options."""
        ...

    @property
    def moves(self) -> tuple[type, ...]:
        """Every verb, nature's included."""
        ...

    @property
    def deck(self) -> Deck:
        """Every face a text may name, in the order hands are sorted."""
        ...

    @property
    def view_type(self) -> type[V]: ...

    @property
    def advice(self) -> "Advice[S, M, V]": ...

    def start(self, players: int, options: Options) -> S:
        """The state before nature's first move; `options` complete and checked."""
        ...

    def turn(self, state: S) -> Turn:
        """Who may act now."""
        ...

    def choices(self, state: S, seat: Seat) -> Choices[M]:
        """What `seat`, one of `turn(state).seats` (`CHANCE` included), may do."""
        ...

    def apply(self, state: S, move: M, seat: Seat) -> S:
        """The state after a legal move; deterministic."""
        ...

    def events(self, state: S, move: M, seat: Seat) -> Sequence[Event]:
        """All that follows from a move made in `state`, in order, `Moved` first."""
        ...

    def hears(self, event: Event, seat: Seat) -> Event | None:
        """What `seat` is told of an event: the same, less, or nothing."""
        ...

    def scores(self, state: S) -> tuple[int, ...]:
        """Points by seat, so far or final."""
        ...

    def ranks(self, state: S) -> tuple[int, ...]:
        """1 is best, equal results share a rank; no 1 where nobody wins."""
        ...

    def payoffs(self, state: S) -> Payoffs:
        """What players want, by seat, -1 to 1; players maximise this, never scores."""
        ...

    def view(self, state: S, seat: Seat) -> V:
        """What `seat` knows: the board now and the memory of what it heard.

        Seat -1 is an onlooker, who knows what everybody knows.
        """
        ...

    def imagine(self, view: V, rng: Rng) -> S:
        """A state the viewing seat cannot tell from the truth, uniform where it is easy."""
        ...

    def zones(self, state: S) -> Mapping[str, Cards]:
        """Every card of the match exactly once, by place."""
        ...

    def table(self, view: V, choices: Choices[M] | None) -> Table:
        """The screen; `choices` where the viewing seat is to act."""
        ...

    def say(self, event: Event, seat: Seat) -> Message | None:
        """A heard event in words for `seat`; None where it needs none."""
        ...

    def why_not(self, view: V, move: M) -> Reason:
        """Why a move that is not among the choices is not, with its clause."""
        ...

    def arrangements(self, view: V) -> Sequence[Arrangement]:
        """Ways to lay out one's hand; the first is the default."""
        ...


AnyGame = Game[Any, Any, Any]


def by_rank(ranks: Sequence[int]) -> Payoffs:
    """Payoffs from ranks: first 1, last -1, even steps between; equal ranks share the mean.

    Where nobody wins (no rank 1) everybody has -1.
    """
    if 1 not in ranks:
        return (-1.0,) * len(ranks)
    last = len(ranks) - 1
    shared = {rank: rank - 1 + (ranks.count(rank) - 1) / 2 for rank in ranks}
    return tuple(1 - 2 * shared[rank] / last for rank in ranks)


def by_leads(totals: Sequence[float], spread: float) -> Payoffs:
    """Payoffs to expect from totals that may still change: each pair's chances, averaged.

    The chance to stay ahead is a logistic function of the lead, in units of `spread`; with a
    spread of 0 totals are final.
    """
    if not spread:
        return by_rank(rank_high(totals))
    others = len(totals) - 1
    return tuple(
        sum([2 / (1 + exp((other - mine) / spread)) - 1 for other in totals]) / others
        for mine in totals
    )


def rank_high(results: Sequence[Any]) -> tuple[int, ...]:
    """Ranks from results that compare; higher is better, equal ones share a rank (1, 1, 3)."""
    return tuple(1 + sum(other > mine for other in results) for mine in results)
