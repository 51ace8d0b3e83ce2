"""The words every game shares: seats, turns, options, events, choices, and what can go wrong."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Annotated, NamedTuple, Protocol, TypeVar

from tefuda.core.chance import Rng
from tefuda.core.table import Message

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
    phase: str  # for people and tests; nothing outside the game switches on it
    round: int  # counts from 0; the page rests when it changes, and questions are put off by it


class Option(NamedTuple):
    """A choice made before the match; the first value is the default."""

    name: str
    values_for: Callable[[int], Sequence[Value]] | tuple[Value, ...]

    def values(self, players: int) -> tuple[Value, ...]:
        """What the option may be at a table of so many."""
        values = self.values_for
        return values if isinstance(values, tuple) else tuple(values(players))


class RuleSet(NamedTuple):
    """Options that go well together, under a name."""

    name: Message
    values: Mapping[str, Value]  # of every option
    minutes: int  # that such a match takes


class Info(NamedTuple):
    """What a menu needs to know; words are message ids of the game's own catalogue."""

    key: str  # the folder's name, and the name in records
    title: Message
    pitch: Message  # one sentence: what is unusual about it
    credit: Message  # designer and publisher as far as the source names them
    players: tuple[int, ...]
    minutes: int
    difficulty: int = 0  # 1 to 5, what a first match asks of one; 0 where nobody has said
    options: tuple[Option, ...] = ()
    sets: tuple[RuleSet, ...] = ()  # the first is offered first; that of all defaults among them
    words: Mapping[str, Message] = {}  # labels: an option's name, "name=value", a phase

    def defaults(self, players: int) -> dict[str, Value]:
        """Every option at its default."""
        return {option.name: option.values(players)[0] for option in self.options}

    def offered(self, players: int) -> dict[str, Value]:
        """What a form begins with: the first of the named sets; where there is none, the defaults."""
        return {**self.defaults(players), **(self.sets[0].values if self.sets else {})}


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened, as a fact. Games derive their own from it."""

    def tags(self) -> tuple[str, ...]:
        """What recorded matches must contain: the kind, and finer marks where a game has them."""
        return (type(self).__name__,)

    def halts(self, seat: int) -> bool:
        """Whether the page rests until `seat`, which heard of it, goes on."""
        return False

    def beats(self) -> float:
        """How long it stands before the next is shown, where one beat is usual."""
        return 1


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
