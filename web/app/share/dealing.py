"""The deal of a match that is over: what was sealed, and whether it was dealt so."""

import re
import unicodedata
from hashlib import sha256

from app.match.head import Head
from app.match.history import History
from app.saves.envelope import write_record
from app.view.scene import Compared, Unsealed
from tefuda.core import record
from tefuda.core.seal import dealing_again, sealed_text
from tefuda.core.slices import Slices
from tefuda.core.table import Message, say
from tefuda.core.terms import CHANCE

WRONG_SEAL = say("It does not fit: the line below has another seal.")

NOTED = say("It fits: the seal that you noted is that of this match.")
NOT_NOTED = say("It does not fit: the seal that you noted is not that of this match.")
NO_SEAL = say("This is no whole seal: it has 64 digits, from 0 to 9 and from a to f.")

WHOLE_SEAL = re.compile("[0-9a-f]{64}")
MOST_NOTED = 1_000
"""Letters that are looked at."""


class Dealing:
    """Shows what was sealed once nobody can be told too much by it."""

    def __init__(self, head: Head, history: History) -> None:
        self._head, self._history = head, history
        self._verdict: Message | None = None
        self._fits = False
        self.compared: Compared | None = None

    def compare(self, noted: str) -> None:
        """A seal that somebody noted earlier, be it broken over lines or in capitals."""
        text = noted[:MOST_NOTED]
        seal = "".join(unicodedata.normalize("NFKC", text).split()).lower()
        if not WHOLE_SEAL.fullmatch(seal):
            self.compared = Compared(text, NO_SEAL)
        elif seal != self._head.setup.seal:
            self.compared = Compared(text, NOT_NOTED)
        else:
            self.compared = Compared(text, NOTED, fits=True)

    def unsealed(self) -> Unsealed | None:
        setup = self._head.setup
        if not (self._history.over and setup.salt):
            return None
        return Unsealed(self._text, setup.salt, self._verdict, self._fits)

    @property
    def _text(self) -> str:
        return sealed_text(record.promised(self._history.match))

    def checking(self) -> Slices[None]:
        """Deal again what nature did, and hash again what was sealed; nothing before the end."""
        if not self._history.over:
            return
        match = self._history.match
        other = yield from dealing_again(match)
        hashed = sha256(self._text.encode()).hexdigest()
        self._fits = other is None and hashed == self._head.setup.seal
        if other is not None:
            self._verdict = _not_dealt(other)
        elif self._fits:
            self._verdict = _dealt(sum(step.seat == CHANCE for step in match.steps))
        else:
            self._verdict = WRONG_SEAL

    def record(self) -> str:
        """The whole match as anybody can judge it; "" while it runs."""
        return write_record(self._head, self._history) if self._history.over else ""


def _dealt(number: int) -> Message:
    return say(
        "It fits: the line below has this seal, and dealt again from its seed all {n} draws are "
        "those of the match.",
        n=number,
    )


def _not_dealt(number: int) -> Message:
    return say(
        "It does not fit: move {n} is not what the seed deals. The cards came from elsewhere.",
        n=number + 1,
    )
