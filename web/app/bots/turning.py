"""Which of a person's decisions mattered: each is put to the strongest player."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from app.bots.decision import Decision
from app.bots.evidence import Evidence, evidence
from app.bots.request import Request, request
from app.bots.tempo import STUDY
from app.match.head import Head
from app.match.moment import Foretold, before, decided, foretold
from tefuda.ai.levels import ADVISER
from tefuda.core.advice import LEAST
from tefuda.core.match import Match
from tefuda.core.notation import text, words
from tefuda.core.table import Gauge, Prompt
from tefuda.core.terms import Seat, Words


class TurningPoint(NamedTuple):
    """A move of one's own that cost something."""

    at: int  # moves made before it
    played: Words
    better: Words
    lost: int  # of 100, as `Opinion.hopes`
    prompt: Prompt | None  # it names the words
    when: tuple[Gauge, ...] = ()  # the trick, turn or round it was made in
    why: Evidence | None = None  # once its reasons were asked for
    did: tuple[Foretold, ...] = ()  # what the better one and the one made would do as things stood
    explained: bool = False  # its reasons were asked for, and heard


class TurningPoints(NamedTuple):
    """One's own moves that cost most, and how far the search for them has come."""

    worst: tuple[TurningPoint, ...]
    done: int  # decisions looked at
    all: int
    looking: bool = False  # whether a reason is asked for without which none would be told

    @property
    def over(self) -> bool:
        return self.done == self.all and not self.looking

    @property
    def reasoned(self) -> "TurningPoints":
        """Those of them that have a reason."""
        return self._replace(worst=tuple(filter(_reasoned, self.worst)))

    @property
    def telling(self) -> TurningPoint:
        """The one that cost most; rather one with a reason, where that cost half as much."""
        near = [turn for turn in self.reasoned.worst if 2 * turn.lost >= self.worst[0].lost]
        return (near or self.worst)[0]


LOST = 5
"""Points of a hundred by which another move must be better to be worth a word."""

MOST = 6

FEW = 3
"""Of smaller ones so many are looked at where nothing cost that much: one is told if it has a reason."""

NOTHING = 0, 0
"""The request that is under way, where none is."""


class Turning:
    """Asks about one decision after the other; `turns` is what has been found so far."""

    def __init__(self, head: Head, match: Match, moves: Sequence[int]) -> None:
        """`moves` are numbers of one's own; those without a choice are passed over."""
        self._head, self._match = head, match
        self._left = list(moves)
        self._all = len(moves)
        self._asked = NOTHING  # numbers of the request under way and of its move
        self._found: list[TurningPoint] = []  # that cost anything
        self._explained: list[int] = []  # moves whose reasons were heard

    def ask(self, number: int) -> Request | None:
        """The next request; None when there are no more, or one is under way."""
        if self._asked != NOTHING:
            return None
        while self._left and not decided(self._match, self._left[0]):
            self._pass()
        if self._left:
            return self._request(number, self._left[0])
        return next(self._explaining(number), None)

    def _explaining(self, number: int) -> Iterator[Request]:
        """Why: asked of those that cost most, when all are known."""
        for turn in self._worst:
            if turn.at not in self._explained:
                yield self._request(number, turn.at)._replace(reasons=True)

    def _request(self, number: int, move: int) -> Request:
        self._asked = (number, move)
        moment = before(self._match, move)
        step = self._match.steps[move]
        asked = request(self._head, moment, step.seat, number, STUDY, ADVISER)
        return asked._replace(patient=True, against=text(step.move))

    def rest(self) -> None:
        """Whoever asked has gone: what was under way is asked again."""
        self._asked = NOTHING

    def heard(self, number: int, decision: Decision) -> bool:
        """Whether this was the answer waited for."""
        if number != self._asked[0]:
            return False
        if not self._left:
            self._explain(self._asked[1], decision)
        else:
            self._judge(self._asked[1], decision)
        self._asked = NOTHING
        return True

    def _explain(self, move: int, decision: Decision) -> None:
        """Only of the very move that was made, and the better one that is told."""
        said = evidence(decision, ADVISER)
        self._explained.append(move)
        self._found = [
            turn._replace(why=said if _fits(turn, said) else None, explained=True)
            if turn.at == move
            else turn
            for turn in self._found
        ]

    def _pass(self) -> None:
        """The next move is none to be judged."""
        self._left.pop(0)
        self._all -= 1

    def _judge(self, move: int, decision: Decision) -> None:
        """One that was not weighed is not counted."""
        best = evidence(decision, ADVISER)
        played = words(self._match.steps[move].move)
        if best.on(played) is None:
            self._pass()
            return
        self._left.pop(0)
        lost = best.lost(played)
        if lost >= LEAST:
            self._found.append(self._named(TurningPoint(move, played, best.move, lost, None)))

    def _named(self, turn: TurningPoint) -> TurningPoint:
        """With what its own table called it."""
        game, _, state = moment = before(self._match, turn.at)
        seat = self._match.steps[turn.at].seat
        table = game.table(game.view(state, seat), moment.choices(seat))
        when = tuple(fact for fact in table.facts if counts(fact))
        did = tuple(foretold(moment, seat, made) for made in (turn.better, turn.played))
        return turn._replace(prompt=table.prompt, when=when, did=did)

    @property
    def _worst(self) -> list[TurningPoint]:
        """What cost most, first."""
        found = sorted(self._found, key=lambda turn: -turn.lost)
        return [turn for turn in found if turn.lost >= LOST][:MOST] or found[:FEW]

    @property
    def turns(self) -> TurningPoints:
        """What is told of them: small ones only with a reason."""
        worst = self._worst
        small = bool(worst) and worst[0].lost < LOST
        looking = small and any(turn.at not in self._explained for turn in worst)
        turns = TurningPoints(tuple(worst), self._all - len(self._left), self._all, looking)
        return turns.reasoned if small else turns


def _reasoned(turn: TurningPoint) -> bool:
    return bool(turn.why and turn.why.why and turn.why.why.grounds)


def _fits(turn: TurningPoint, said: Evidence) -> bool:
    rival = said.why.rival if said.why else ()
    return (said.move, rival) == (turn.better, turn.played)


def counts(fact: Gauge) -> bool:
    """Whether it says how far the match is: "Trick 7/15", "Round 2 of 3"."""
    number, slash, of = str(fact.value).partition("/")
    return {*fact.label.values} == {"n", "total"} or (
        bool(slash) and number.isdigit() and of.isdigit()
    )


def moves_of(match: Match, seat: Seat) -> list[int]:
    """The numbers of a seat's moves."""
    return [number for number, step in enumerate(match.steps) if step.seat == seat]
