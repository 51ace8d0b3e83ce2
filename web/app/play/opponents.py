"""The bots at a table: who of them is asked, and the answer that waits for its beat."""

from collections.abc import Callable, Iterator
from typing import NamedTuple

from app.bots.decision import Decision
from app.bots.request import request
from app.bots.tempo import budget
from app.match.head import Head
from app.match.moment import Moment, openly
from app.play.effects import Effects, Stop
from tefuda.core.game import AnyGame
from tefuda.core.notation import parse
from tefuda.core.terms import Seat


class Answer(NamedTuple):
    """A bot's move, and after how many playouts it made it."""

    seat: Seat
    move: object
    playouts: int | None  # None for one that a lesson says


class Opponents:
    """Asks one bot at a time; `viewer` must not learn who is asked where that is secret."""

    def __init__(
        self,
        head: Head,
        game: AnyGame,
        viewer: Seat,
        numbers: Iterator[int],
        script: Callable[[Seat], object] | None = None,
    ) -> None:
        self._head, self._game, self._viewer = head, game, viewer
        self._numbers, self._script = numbers, script
        self._number = 0  # of the last request
        self._asked: Seat | None = None
        self.answer: Answer | None = None  # that waits for its beat

    def ask(self, moment: Moment, pace: str, *, faster: bool) -> Effects:
        """Ask the first bot that is to act, unless one is asked."""
        to_act, setup = self._game.turn(moment.state).seats, self._head.setup
        bots = [seat for seat in to_act if setup.is_bot(seat)]
        if self._asked is not None or not bots:
            return []
        self._asked = bots[0]
        if self._script:
            self.answer = Answer(bots[0], self._script(bots[0]), None)
            return []
        self._number = next(self._numbers)
        secret = not openly(moment, self._viewer, bots[0])
        ms = budget(pace, secret=secret, faster=faster)
        return [request(self._head, moment, bots[0], self._number, ms)]

    def heard(self, number: int, decision: Decision) -> bool:
        """Whether this was the answer waited for."""
        if number != self._number or self._asked is None:
            return False
        move = parse(decision["move"], self._game.moves, self._game.deck)
        self.answer = Answer(self._asked, move, decision["iterations"])
        return True

    def hurry(self) -> Effects:
        """Whoever thinks shall answer with what has been found."""
        thinks = self._asked is not None and self.answer is None
        return [Stop()] if thinks else []

    def dismiss(self) -> Effects:
        """No answer is wanted any more; whoever still thinks may stop."""
        stop = self.hurry()
        self._asked = self.answer = None
        return stop
