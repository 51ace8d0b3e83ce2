"""Advice with its reasons: asks a thinker in somebody's place, and keeps what it answered.

It is given that seat's view, as a bot is: nothing of what others hold goes into a hint.
"""

from app.bots.decision import Decision
from app.bots.evidence import Evidence, evidence
from app.bots.request import Request, request
from app.bots.tempo import STUDY
from app.match.head import Head
from app.match.moment import Moment
from app.match.setup import STRONGEST_LEVEL
from tefuda.core.terms import Seat


class Coach:
    """One piece of advice at a time: on the point of a match it was last asked about."""

    def __init__(self, head: Head) -> None:
        self._head = head
        self._asked: tuple[int, Moment, str] | None = None  # number of the request, point, level
        self._advice: tuple[Moment, Evidence] | None = None

    def ask(self, moment: Moment, seat: Seat, number: int, level: str = STRONGEST_LEVEL) -> Request:
        """What would a player of that level do in this seat?"""
        self._asked = (number, moment, level)
        asked = request(self._head, moment, seat, number, STUDY, level)
        return asked._replace(patient=True, reasons=True)

    def heard(self, number: int, decision: Decision) -> bool:
        """Whether this was the answer waited for."""
        if self._asked is None or self._asked[0] != number:
            return False
        _, moment, level = self._asked
        self._asked = None
        self._advice = (moment, evidence(decision, level))
        return True

    def gives(self, moment: Moment) -> bool:
        """Whether a hint on this point may be asked for."""
        return self._head.setup.policy == "coach" and not self.ponders(moment)

    def ponders(self, moment: Moment) -> bool:
        """Whether advice on this point is under way."""
        return self._asked is not None and self._asked[1] == moment

    def on(self, moment: Moment) -> Evidence | None:
        """The advice on this point, if that is what was asked about."""
        if self._advice is None or self._advice[0] != moment:
            return None
        return self._advice[1]
