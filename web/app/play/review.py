"""Looking back at a finished match, move by move, from any seat. No browser here.

Like a session it is called (`do`, `answer`) and gives effects; `scene` is what it shows. A
seat's table is made from that seat's view alone, so it shows what the seat knew and no more.
"""

from collections.abc import Callable

from app.bots.coach import Coach
from app.bots.decision import Decision
from app.bots.turning import Turning, moves_of
from app.match import moment as moments
from app.match.head import Head
from app.match.history import History
from app.match.log import Log
from app.match.moment import Moment
from app.play.branch import branched
from app.play.effects import Effects, Stop
from app.play.meanings import told
from app.play.screen import Screen
from app.play.sketch import helping, sketch
from app.saves.preferences import Settings
from app.view.scene import Look, Scene
from tefuda.core.foreign import whole
from tefuda.core.match import Step
from tefuda.core.notation import text, words
from tefuda.core.terms import CHANCE, Seat, Words


class Review:
    """Begins where the person had the first decision."""

    has_bots = False  # they are asked only for what they once thought

    def __init__(self, head: Head, history: History, settings: Settings, viewer: Seat) -> None:
        self.head = head
        self.match, self.game = history.match, history.match.game
        self.home = self.viewer = viewer
        self.screen = Screen(settings)
        self.coach = Coach(head)
        self.turning: Turning | None = None
        self._logs: dict[Seat, Log] = {}
        self._number = 0  # of the last request
        self.at = 0  # moves made before the point shown
        self.at = self._seek(range(self._last + 1))

    # what comes in

    def begin(self) -> Effects:
        return []

    def do(self, what: str) -> Effects:
        """A click; what cannot be now is passed over."""
        self.screen.begin()
        verb, _, rest = what.partition(" ")
        if verb == "about":
            self.screen.notice = told(self.game, self.scene().table, rest)
            return []
        act = _ACTS.get(verb)
        return act(self, rest) if act else self.screen.do(verb, rest)

    def answer(self, number: int, decision: Decision) -> Effects:
        if self.coach.heard(number, decision):
            self.screen.open(self.screen.dialog or "evidence")
        elif self.turning and self.turning.heard(number, decision):
            return self._look_on()
        return []

    def tick(self, number: int) -> Effects:
        return []

    # where to look

    @property
    def _last(self) -> int:
        return len(self.match.steps)

    @property
    def moment(self) -> Moment:
        return moments.before(self.match, self.at)

    @property
    def step(self) -> Step | None:
        """The move that comes next."""
        return self.match.steps[self.at] if self.at < self._last else None

    @property
    def mover(self) -> Seat:
        return self.step.seat if self.step else CHANCE

    def _seek(self, numbers: range) -> int:
        """The first point of these worth a stop, else the last of them."""
        return next((number for number in numbers if self._worth(number)), numbers[-1])

    def _worth(self, number: int) -> bool:
        """Whether somebody moved there and the viewer heard it, or had to decide."""
        if number == self._last:
            return True
        step = self.match.steps[number]
        if step.seat == CHANCE:
            return False
        return bool(self._log.said(number)) or (
            step.seat == self.viewer and moments.decided(self.match, number)
        )

    @property
    def _log(self) -> Log:
        return self._logs.setdefault(self.viewer, Log(self.match, self.viewer))

    # what a person does

    def _go(self, number: int) -> Effects:
        vain = number != self.at and self.coach.ponders(self.moment)
        if number != self.at:
            self.at = number
            self.screen.open("")
        return [Stop()] if vain else []

    def first(self, _: str) -> Effects:
        return self._go(self._seek(range(self._last + 1)))

    def last(self, _: str) -> Effects:
        return self._go(self._last)

    def earlier(self, _: str) -> Effects:
        return self._go(self._seek(range(self.at - 1, -1, -1))) if self.at else []

    def later(self, _: str) -> Effects:
        return self._go(self._seek(range(self.at + 1, self._last + 1))) if self.step else []

    def jump(self, number: str) -> Effects:
        wanted = whole(number, self._last)
        if self.screen.dialog == "turns":
            self.viewer = self.home  # the points found are the person's own
        self.screen.open("")
        return [] if wanted is None else self._go(wanted)

    def seen_by(self, seat: str) -> Effects:
        """From another seat."""
        seats = {str(seat): seat for seat in (self.home, *range(self.match.players))}
        self.viewer = seats.get(seat, self.viewer)
        self.screen.arrangement = 0
        return []

    @property
    def explains(self) -> bool:
        """Whether it can be asked what is best here: in the person's place, or as a bot saw it."""
        asked = self.coach.ponders(self.moment) or self.coach.on(self.moment)
        return self.viewer >= 0 and self.mover == self.viewer and not asked

    def explain(self, _: str) -> Effects:
        if not self.explains:
            return []
        self._number += 1
        assert self.step
        return [self.coach.ask(self.moment, self.viewer, self._number, text(self.step.move))]

    def turns(self, _: str) -> Effects:
        """Find the person's moves that mattered; it goes on beside whatever is looked at."""
        self.screen.open("turns")
        if self.home < 0:
            return []
        self.turning = self.turning or Turning(
            self.head, self.match, moves_of(self.match, self.home)
        )
        return self._look_on()

    def _look_on(self) -> Effects:
        assert self.turning
        self._number += 1
        asked = self.turning.ask(self._number)
        return [asked] if asked else []

    def branch(self, number: str) -> Effects:
        """A new match that goes on from here, or from where so many moves were made."""
        wanted = whole(number, self._last - 1)
        at = self.at if wanted is None else wanted
        return [branched(self.head, self.match, at)]

    # what is shown

    def scene(self) -> Scene:
        moment = self.moment
        view = self.game.view(moment.state, self.viewer)
        choices = moment.choices(self.viewer) if self.mover == self.viewer >= 0 else None
        table = helping(self.game.table(view, choices), self.head.setup.policy)
        move = self._move()
        evidence = self.coach.on(moment) if self.mover == self.viewer else None
        return sketch(
            self.head, self.home, view, table, self.screen, evidence, self._look(move)
        )._replace(
            ponders=self.coach.ponders(moment),
            lifted=tuple(word for word in move if word in self.game.deck),
            log=self._log.lines() if self.screen.dialog == "log" else (),
            actions=self._actions(),
            scores=self.game.scores(moment.state),
            seed=self.head.setup.seed,
        )

    def _actions(self) -> tuple[str, ...]:
        offered = {"turns": self.home >= 0, "branch": self._branches, "lobby": True}
        return tuple(name for name, can in offered.items() if can)

    @property
    def _branches(self) -> bool:
        return self.home >= 0 and self.step is not None

    def _made(self, number: int) -> int:
        """How many of so many moves somebody made; the deal is none."""
        return sum(step.seat != CHANCE for step in self.match.steps[:number])

    def _look(self, move: Words) -> Look:
        return Look(
            at=self.at,
            moves=self._last,
            made=self._made(self.at),
            all=self._made(self._last),
            mover=self.mover,
            move=move,
            playouts=self.step.playouts if self.step else None,
            happened=tuple(message for message, _ in self._log.said(self.at)) if self.step else (),
            explains=self.explains,
            branches=self._branches,
            turns=self.turning.turns if self.turning else None,
        )

    def _move(self) -> Words:
        """The move that comes next, where it is the viewer's own."""
        step = self.step
        return words(step.move) if step and step.seat == self.viewer >= 0 else ()


_ACTS: dict[str, Callable[[Review, str], Effects]] = {
    "first": Review.first,
    "earlier": Review.earlier,
    "later": Review.later,
    "last": Review.last,
    "at": Review.jump,
    "as": Review.seen_by,
    "explain": Review.explain,
    "turns": Review.turns,
    "branch": Review.branch,
}
