"""READ FIRST: the protocol that every game keeps and everything else asks.

Rules are stateless, states are values, chance is a seat whose moves are logged. The page,
the bots, the saves and the referee know a game by this protocol only. A game is a subclass: what
has no body here it must write, the rest it has from here until it has better.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol

from tefuda.core.advice import Advice
from tefuda.core.cards import Card, Cards, Deck
from tefuda.core.chance import Rng
from tefuda.core.kit import deal, groups
from tefuda.core.kit.beginner import Beginner
from tefuda.core.payoffs import by_rank, rank_high
from tefuda.core.table import Arrangement, Foresight, Help, Message, Reason, Table, Travel
from tefuda.core.terms import (
    Choices,
    Event,
    Info,
    M,
    Moved,
    Options,
    Payoffs,
    S,
    Seat,
    Turn,
    V,
    Words,
)


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
    def advice(self) -> Advice[S, M, V]:
        """What players ask; by default what one knows who knows the rules alone."""
        return Beginner(self)

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
        """All that follows from a move made in `state`, in order, `Moved` first; by default that alone."""
        return (Moved(seat, move),)

    def hears(self, event: Event, seat: Seat) -> Event | None:
        """What `seat` is told of an event: the same, less, or nothing; by default all but hands dealt."""
        return deal.hears(event, seat)

    def scores(self, state: S) -> tuple[int, ...]:
        """Points by seat, so far or final."""
        ...

    def ranks(self, state: S) -> tuple[int, ...]:
        """1 is best, equal results share a rank, no 1 where nobody wins; by default the most points."""
        return rank_high(self.scores(state))

    def payoffs(self, state: S) -> Payoffs:
        """What players want, by seat, -1 to 1; they maximise this, never scores. By default even steps."""
        return by_rank(self.ranks(state))

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

    def rested(self, view: V, choices: Choices[M] | None) -> Table:
        """The screen once what ended has been looked at and the match goes on; by default the same."""
        return self.table(view, choices)

    def say(self, event: Event, seat: Seat) -> Message | None:
        """A heard event in words for `seat`; None where it needs none."""
        ...

    def why_not(self, view: V, move: M) -> Reason:
        """Why a move that is not among the choices is not, with its clause."""
        ...

    def arrangements(self, view: V) -> Sequence[Arrangement]:
        """Ways to lay out one's hand, the first at first; by default in the deck's order."""
        return (groups.in_order(self.table(view, None).hand, self.deck),)

    def travels(self, event: Event, seat: Seat) -> Iterable[Travel]:
        """What `seat` sees go where when it hears this event; by default nothing."""
        return ()

    def foresee(self, view: V, words: Words) -> Foresight | None:
        """What a move that begins with these words would do as things stand; by default unsaid.

        It is an aid, and not shown in strict matches.
        """
        return None

    def meaning(self, card: Card) -> Help | None:
        """What a face does, for one who does not know it; by default nothing."""
        return None

    def glossary(self) -> Mapping[str, Help]:
        """What is said of a label by its English text, of a face, or of a key of `core.kit.meanings`,
        when somebody asks what it is; by default what fits every table.
        """
        return {}


AnyGame = Game[Any, Any, Any]
