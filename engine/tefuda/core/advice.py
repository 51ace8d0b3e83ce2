"""What a game tells players that know no game: proposals, a quick move, a playout."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from tefuda.core.chance import Rng
from tefuda.core.game import Choices

S_contra = TypeVar("S_contra", contravariant=True)
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

    def playout(self, state: S_contra, rng: Rng) -> tuple[float, ...]:
        """Payoffs by seat (as `Game.payoffs`: -1 to 1) of playing on quickly from an imagined state.

        To the end, or to a horizon and an evaluation there.
        """
        ...
