"""What a game with a fast simulator shows of it, so that it can be held against the rules.

A playout on plain numbers is the rules written a second time. tests/contract/test_compact.py
plays both side by side and compares all they know; a game whose playout goes through the rules
needs none of this.
"""

from collections.abc import Collection, Mapping, Sequence
from typing import Protocol, TypeVar, runtime_checkable

from tefuda.core.chance import Rng
from tefuda.core.terms import M, Payoffs, Seat

S_contra = TypeVar("S_contra", contravariant=True)

Facts = Mapping[str, object]
"""By name, in the words of the rules; what has no order is sorted."""


class Compact(Protocol[M]):
    """A position of the fast simulator; it goes as far as that does: to the end of a turn, a game."""

    @property
    def made(self) -> Sequence[tuple[Seat, M]]:
        """Who made which move since it was made itself, nature's moves among them."""
        ...

    def turn(self) -> Seat | None:
        """Who acts now, `CHANCE` among them; None where it ends."""
        ...

    def able(self) -> Collection[M]:
        """All that the player to act may do; never asked for nature."""
        ...

    def make(self, move: M) -> None:
        """A move of whoever acts."""
        ...

    def facts(self) -> Facts:
        """All that it keeps, what follows from it too."""
        ...

    def play_on(self, rng: Rng) -> Payoffs:
        """Play on from a position just made, by the very code of `Advice.playout`; its answer.

        A draw of 0 is a slip wherever a player may slip, so that each move can be met.
        """
        ...


@runtime_checkable
class Simulated(Protocol[S_contra, M]):
    """Advice whose playouts keep the rules on their own."""

    def compact(self, state: S_contra) -> Compact[M] | None:
        """The position made from a state, as a playout makes it; None where it begins elsewhere."""
        ...

    def truth(self, state: S_contra) -> Facts:
        """What the position of this state has to know, read off the state by the rules."""
        ...

    def outcome(self, state: S_contra) -> Facts:
        """What a position has to know where it ends, read off the state that came of it."""
        ...

    def worth(self, start: S_contra, end: S_contra) -> Payoffs:
        """What a playout from `start` has to answer where it came to `end`."""
        ...


Figures = Mapping[str, float]
"""By name, what a playout or a match came to."""


@runtime_checkable
class Racing(Protocol[S_contra]):
    """Advice whose playouts make no moves; what they come to is held against matches played."""

    def figures(self, state: S_contra, rng: Rng) -> Figures:
        """Of one playout from a state; none where they promise nothing."""
        ...

    def counted(self, states: Sequence[S_contra]) -> Figures:
        """The same, of a match played from the first of these states to what came of the last."""
        ...
