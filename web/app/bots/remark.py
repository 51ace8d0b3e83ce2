"""What the coach says of a move that cost much, before anything new is seen."""

from typing import NamedTuple

from app.bots.evidence import Evidence
from app.match.moment import Foretold
from tefuda.core.table import Prompt
from tefuda.core.terms import Words


class Remark(NamedTuple):
    """The person may take the move back, or go on."""

    better: Words
    lost: int  # of 100, as `Opinion.hopes`
    prompt: Prompt | None  # of the table the move was made at: it names the words
    why: Evidence | None = None  # where its reasons are against the move that was made
    did: tuple[Foretold, ...] = ()  # what both would do as things stood

    @property
    def teaches(self) -> bool:
        """Whether there is more to tell than how much it cost, or may be: a reason, or a rule of thumb."""
        weighed = self.why.why if self.why else None
        better, made = (told.maxim for told in self.did)
        return weighed is None or weighed.speaks or better not in (None, made)
