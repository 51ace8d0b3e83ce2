"""Advice with its reasons: asks a thinker in somebody's place, and keeps what it answered.

It is given that seat's view, as a bot is: nothing of what others hold goes into a hint. In a match
with a coach it thinks while the person does, and says nothing unless it is asked or a move cost much.
"""

from app.bots.beside import Beside
from app.bots.decision import Decision, at_once
from app.bots.evidence import SOME, Evidence, evidence
from app.bots.remark import Remark
from app.bots.request import Request, request
from app.bots.tempo import STUDY
from app.match.head import Head
from app.match.moment import Moment, foretold
from tefuda.ai.levels import ADVISER
from tefuda.core.advice import LEAST
from tefuda.core.notation import text, words
from tefuda.core.terms import Seat, Words


class Coach:
    """One piece of advice at a time: on the point of a match it was last asked about."""

    def __init__(self, head: Head) -> None:
        self._head = head
        # number of the request, point, level, and the move it is only asked for
        self._asked: tuple[int, Moment, str, str] | None = None
        self._found: tuple[Moment, Evidence] | None = None
        self._weighed: tuple[Moment, Evidence] | None = None  # with a move that was not tried
        self._heard: tuple[Moment, str] | None = None  # of that one, whatever was answered
        self._wanted: Moment | None = None  # the point whose advice is to be shown
        self._remarked: Moment | None = None

    def ask(self, moment: Moment, seat: Seat, number: int, against: str = "") -> Request:
        """What is best in a person's seat, or what does the bot think that sits there?

        A move `against` which it is held, as text, is weighed too.
        """
        self._wanted = moment
        return self.think(moment, seat, number, against)

    def think(self, moment: Moment, seat: Seat, number: int, against: str = "") -> Request:
        """The same, for itself."""
        setup = self._head.setup
        level = ADVISER if setup.is_person(seat) else setup.seats[seat]
        self._asked = (number, moment, level, "")
        asked = request(self._head, moment, seat, number, STUDY, level)
        return asked._replace(patient=True, reasons=True, against=against)

    def plain(self, moment: Moment, seat: Seat) -> Decision:
        """A move as one makes it who does not look ahead."""
        return at_once(request(self._head, moment, seat, 0, 0, ADVISER))

    def weigh(self, moment: Moment, seat: Seat, number: int, move: object) -> Request | None:
        """A move about to be made, where it was not tried or nobody knows why it is worse; a hint stays as it is."""
        found, against = self.found(moment), text(move)
        if not found or not found.opinions or self._is_known(moment, words(move)):
            return None
        if (self._asked and self._asked[3] == against) or self._heard == (moment, against):
            return None
        asked = self.think(moment, seat, number, against)
        self._asked = (number, moment, asked.level, against)
        return asked

    def heard(self, number: int, decision: Decision) -> bool:
        """Whether this was the answer waited for."""
        if self._asked is None or self._asked[0] != number:
            return False
        _, moment, level, against = self._asked
        self._asked = None
        heard = (moment, evidence(decision, level))
        if against:
            self._weighed, self._heard = heard, (moment, against)
        else:
            self._found = heard
        return True

    def tell(self, moment: Moment) -> bool:
        """What is known of this point, or soon will be, is to be shown; whether there is any."""
        if not self.knows(moment):
            return False
        self._wanted = moment
        return True

    def hide(self) -> None:
        """Nothing is shown; what it found it still knows."""
        self._wanted = None

    def knows(self, moment: Moment) -> bool:
        """Whether it has thought about this point, or does."""
        return self._thinks(moment) or self.found(moment) is not None

    def considers(self, moment: Moment, move: object) -> bool:
        """Whether what it is about to answer may be of this move."""
        return bool(self._asked and self._asked[1] == moment and self._asked[3] in ("", text(move)))

    def drop(self) -> None:
        """Nobody waits for an answer any more."""
        self._asked = None

    def found(self, moment: Moment) -> Evidence | None:
        """What it has come to on this point, told or not."""
        return self._found[1] if self._found and self._found[0] == moment else None

    def remark(self, moment: Moment, seat: Seat, move: object, much: int) -> Remark | None:
        """Of a move that costs so much of 100, once on a point of the match."""
        found = self._on(moment, words(move))
        lost = found.lost(words(move)) if found else 0
        if not found or lost < much or self._remarked == moment:
            return None
        table = moment.game.table(moment.game.view(moment.state, seat), moment.choices(seat))
        why = found if found.why and found.why.rival == words(move) else None
        did = tuple(foretold(moment, seat, made) for made in (found.move, words(move)))
        remark = Remark(found.move, lost, table.prompt, why, did)
        if lost < SOME and not remark.teaches:
            return None
        self._remarked = moment
        return remark

    def dismiss(self, moment: Moment) -> bool:
        """Only this point is of interest now; whether it thinks about another in vain."""
        vain = self._asked is not None and self._asked[1] != moment
        if vain:
            self._asked = None
        return vain

    def gives(self, moment: Moment) -> bool:
        """Whether a hint on this point may be asked for."""
        return self._head.setup.policy == "coach" and not self.ponders(moment)

    def ponders(self, moment: Moment) -> bool:
        """Whether advice on this point is under way."""
        return self._wanted == moment and self._thinks(moment)

    def on(self, moment: Moment) -> Evidence | None:
        """The advice on this point, if that is what was asked about."""
        return self.found(moment) if self._wanted == moment else None

    def beside(self, moment: Moment, move: object) -> Beside | None:
        """A whole move held beside the hint on this point, where moves were weighed for one."""
        hint, own = self.on(moment), words(move)
        if hint is None or not hint.opinions:
            return None
        answered = self._is_known(moment, own) or self._heard == (moment, text(move))
        known = self._on(moment, own)
        told = answered or bool(known and known.lost(own) < LEAST)
        return Beside(hint.move, own, known if told else None, over=answered)

    def _on(self, moment: Moment, move: Words) -> Evidence | None:
        """What was found on this move at this point."""
        known = (kept for kept in (self._weighed, self._found) if kept and kept[0] == moment)
        return next((evidence for _, evidence in known if evidence.on(move)), None)

    def _is_known(self, moment: Moment, move: Words) -> bool:
        """Whether this move was tried and, if it is worse or lies beside a hint, it is known why."""
        known = self._on(moment, move)
        if known is None or known.move == move or not known.why or known.why.rival == move:
            return known is not None
        return not known.lost(move) and self.on(moment) is None

    def _thinks(self, moment: Moment) -> bool:
        return self._asked is not None and self._asked[1] == moment and not self._asked[3]
