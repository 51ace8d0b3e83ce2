"""A move that lies lifted, held beside the hint that was given."""

from typing import NamedTuple

from app.bots.evidence import Evidence
from tefuda.core.terms import Words


class Beside(NamedTuple):
    """What the one who gave the hint thinks of another move."""

    hint: Words
    own: Words
    weighed: Evidence | None = None  # None until it is known how the own one does
    over: bool = False  # it was weighed, and what came of it is all there is

    @property
    def same(self) -> bool:
        return self.own == self.hint

    @property
    def alike(self) -> bool:
        """Whether both are said by one verb, and its cards tell them apart."""
        return self.own[0] == self.hint[0] and len(self.hint) > 1

    @property
    def explained(self) -> bool:
        """Whether its reasons are about the own move, or about the hint itself."""
        why = self.weighed and self.weighed.why
        return self.same or bool(why and why.rival == self.own)

    @property
    def lost(self) -> int:
        """Points of 100 by which the hint is surely better."""
        return self.weighed.lost(self.own) if self.weighed else 0

    @property
    def seems(self) -> int:
        """Points of 100 by which it was found better, however sure."""
        return self.weighed.seems(self.own) if self.weighed else 0
