"""What a game tells players that know no game: proposals, a quick move, a playout.

That much every game gives. What it can give beside has a protocol each below; a player asks
with `isinstance` whether the game's advice offers it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple, Protocol, TypeVar, runtime_checkable

from tefuda.core.chance import Rng
from tefuda.core.compact import Facts
from tefuda.core.table import Message, Reason
from tefuda.core.terms import Choices, Event, Payoffs, Seat, Words

S_contra = TypeVar("S_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
M = TypeVar("M")
V_contra = TypeVar("V_contra", contravariant=True)


class Advice(Protocol[S_contra, M, V_contra]):
    """Advice on one game, found as `GAME.advice`. It sees views and imagined states only."""

    def propose(self, view: V_contra, choices: Choices[M], rng: Rng) -> Sequence[M]:
        """The moves worth a search, likely best first: legal, different, at least one."""
        ...

    def greedy(self, view: V_contra, choices: Choices[M], rng: Rng) -> M:
        """A plausible legal move at once: what a casual player would do."""
        ...

    def playout(self, state: S_contra, rng: Rng) -> Payoffs:
        """Payoffs by seat (as `Game.payoffs`: -1 to 1) of playing on quickly from an imagined state.

        To the end, or to a horizon and an evaluation there.
        """
        ...


@runtime_checkable
class Narrower(Protocol[M, V_contra]):
    """Advice that knows which of its proposals somebody overlooks who does not look round."""

    def obvious(self, view: V_contra, choices: Choices[M], rng: Rng) -> Sequence[M]:
        """The moves that catch the eye, likely best first: legal, different, at least one."""
        ...


@runtime_checkable
class Careless(Protocol[M, V_contra]):
    """Advice that knows how beginners go wrong, where thinking less costs them nothing."""

    def careless(self, view: V_contra, choices: Choices[M], rng: Rng) -> M:
        """A legal move of somebody who overlooks what people overlook in this game."""
        ...


class Pace(NamedTuple):
    """What the best player spends on one decision, at the most."""

    playouts: int
    worlds: int = 1 << 14  # fewer where imagining takes longer than playing out


@runtime_checkable
class Paced(Protocol[V_contra]):
    """Advice that was measured: how much thinking a slow tablet has time for."""

    def pace(self, view: V_contra) -> Pace:
        """What ends within a second on a processor four times slower than usual."""
        ...


@runtime_checkable
class Solver(Protocol[S_contra]):
    """Advice that knows how an imagined state ends when everybody plays for themselves."""

    def solve(self, state: S_contra) -> Payoffs | None:
        """Payoffs by seat when all see all cards and play best (max^n), or None: too much left."""
        ...


@runtime_checkable
class Studious(Protocol[S_contra]):
    """Advice that can do more for somebody who asked for it than a bot has time for."""

    def study(self, state: S_contra) -> Payoffs | None:
        """As `Solver.solve`, and where that does not answer it may."""
        ...


@runtime_checkable
class Unhurried(Protocol[V_contra]):
    """Advice that thinks longer for somebody who asked for it than a bot has time for."""

    def study_pace(self, view: V_contra) -> Pace:
        """What ends within a few seconds where `Paced.pace` ends within one."""
        ...


@runtime_checkable
class Lister(Protocol[V_contra, S_co]):
    """Advice that can list all worlds where few are left."""

    def worlds(self, view: V_contra) -> Sequence[S_co] | None:
        """Every world that fits, each as likely; None: too many, or `solve` does not answer."""
        ...


@runtime_checkable
class Believer(Protocol[V_contra, S_co]):
    """Advice that draws conclusions from what others did."""

    def believe(self, view: V_contra, rng: Rng) -> S_co:
        """A world that fits, as `Game.imagine` makes them, the likelier the better it explains that."""
        ...


@runtime_checkable
class Forgetter(Protocol[V_contra, S_co]):
    """Advice that can imagine as somebody who does not keep in mind what was played."""

    def misremember(self, view: V_contra, rng: Rng) -> S_co:
        """A world with the same choices for the viewing seat that fits the board in sight only."""
        ...


NOBODY: Seat = -1
"""Whom a fact is about that is about no seat."""

LITTLE = 0.06
"""Payoff, from −1 to 1: moves that are no further apart need no reason."""

LEAST = round(50 * LITTLE)
"""The same in points of 100."""


class Fact(NamedTuple):
    """The name of something that can be said of a line of play, and whom it is about."""

    name: str
    seat: Seat


class Telling(NamedTuple):
    """A fact in words: as the head of a row of figures, and in a sentence, of the reader and of another.

    {who} in them is whom the fact is about, {n} what is not just so or not.
    """

    head: Message
    own: Message
    other: Message
    clause: str  # of seeds/<key>/rules.*.md
    gloss: Message | None = None  # what it means for the score, told until it was read once


class Line(NamedTuple):
    """A line of play from a move on: what the number of that move was read from."""

    start: Facts  # before the move, as `compact.Simulated.truth` says it
    events: Iterator[Event]  # the move's own, then what followed; made as they are asked for
    end: Facts  # where it was judged, as `compact.Compact.facts` says it; {} where nothing is known


@runtime_checkable
class Explainer(Protocol):
    """Advice that can say why one move is better than another."""

    told: Mapping[str, Telling]
    """Each fact in words, by name."""
    senses: Mapping[str, int]
    """By name: 1 where more of it is good for whom it is about, -1 where that is bad; none where either may be."""
    tales: Mapping[str, tuple[type, ...]]
    """By name, for facts that the running round shows: the kinds of events and of moves that tell how they came about."""

    def facts(self, line: Line, seat: Seat) -> Mapping[Fact, float]:
        """What a line of play came to for a seat, what is told first in front.

        A number each, the same facts of every line after one view. What only is or is not so is 1 or 0.
        What the move rules out by itself may be left out: that is a reason neither for nor against it.
        """
        ...


@runtime_checkable
class Foreteller(Protocol[S_contra]):
    """Advice whose playouts make no moves, but can say what they came to."""

    def foretell(self, state: S_contra, rng: Rng) -> Facts:
        """How `Advice.playout` ends from this state by this luck, for `Line.end`; {} where it runs nothing."""
        ...


@runtime_checkable
class Experienced(Protocol[V_contra]):
    """Advice that knows rules of thumb, as players tell them to each other."""

    def maxim(self, view: V_contra, words: Words) -> Reason | None:
        """The rule of thumb that a move follows and most others do not, with its clause; or None.

        What the view shows of the move: it says nothing of how good it is.
        """
        ...
