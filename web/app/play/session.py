"""One match in progress: what is done to it, and what it asks for. No browser here.

Everything comes in as a call (`do` what was clicked, `answer` of a bot, `tick` of a timer)
and gives a list of effects; `scene` is what it shows afterwards.
"""

import secrets
from collections.abc import Callable

from app.bots.coach import Coach
from app.bots.decision import Decision
from app.match.asking import afresh, mute, watch
from app.match.head import Head
from app.match.history import History
from app.match.moment import now
from app.play.course import Course
from app.play.effects import Begin, Effects, Write
from app.play.person import TAPS
from app.play.picture import Picture
from app.play.screen import Screen
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core.terms import Seat


class Session:
    """Plays a match before the screen of one seat, or shows it to an onlooker."""

    def __init__(
        self,
        head: Head,
        history: History,
        settings: Settings,
        viewer: Seat,
        *,
        follows: bool = False,
    ) -> None:
        self.head, self.history = head, history
        self.home = self.viewer = viewer
        self.match = history.match
        self.screen = Screen(settings)
        self.screen.told = len(self.match.steps)
        self.course = Course(head, history, viewer, self.screen, follows=follows)
        self.coach = Coach(head)
        self._picture = Picture(self.course, self.screen, self.coach)

    @property
    def has_bots(self) -> bool:
        """Whether a bot will be asked."""
        seats = range(self.match.players)
        asks = not (self.history.over or self.course.follows)
        return asks and any(map(self.head.setup.is_bot, seats))

    # what comes in, and what is shown

    def begin(self) -> Effects:
        return self.course.begin()

    def do(self, what: str) -> Effects:
        """A click on something that carries `data-do`; what cannot be now is passed over."""
        self.screen.told = len(self.match.steps)
        self.screen.notice = None
        verb, _, rest = what.partition(" ")
        if self.course.follows:  # it is played elsewhere; here only the screen is one's own
            return self.screen.do(verb, rest)
        if verb in TAPS:  # while a finished round is looked at, they lead on
            return self.next("") if self.course.paused else self.tap(verb, rest)
        act = _ACTS.get(verb)
        return act(self, rest) if act else self.screen.do(verb, rest)

    def answer(self, number: int, decision: Decision) -> Effects:
        """A bot's move, or a hint."""
        self.screen.told = len(self.match.steps)
        hint = self.coach.heard(number, decision)
        return [] if hint else self.course.answer(number, decision)

    def tick(self, number: int) -> Effects:
        """The time of a `Wait` is over."""
        self.screen.told = len(self.match.steps)
        return self.course.tick(number)

    def scene(self) -> Scene:
        return self._picture.scene()

    # what a person does

    def tap(self, verb: str, rest: str) -> Effects:
        choices = self.course.choices()
        if choices is None:
            return []
        move = self.course.person.do(verb, rest, choices, self.course.view())
        return [] if move is None else self.course.play(self.viewer, move)

    def drop(self, _: str) -> Effects:
        self.course.person.forget()
        self.course.offer()
        return []

    def next(self, _: str) -> Effects:
        return self.course.next()

    def faster(self, _: str) -> Effects:
        return self.course.hurry()

    def mute(self, _: str) -> Effects:
        """Not again in this round."""
        return self._ask_less(mute(self.match.turn.round, self.viewer))

    def watch(self, _: str) -> Effects:
        """In this round only for the cards of the draft."""
        choices, person = self.course.choices(), self.course.person
        cards = () if choices is None else person.builder(choices).lifted(person.draft)
        return self._ask_less(watch(self.match.turn.round, cards, self.viewer))

    def _ask_less(self, entry: str) -> Effects:
        if self.course.occasion() is None:
            return []
        self.history.apply(entry)
        self.course.person.forget()
        return [Write(entry), *self.course.go_on()]

    def set(self, what: str) -> Effects:
        effects = self.screen.set(what)
        if what.partition(" ")[0] != "ask" or self.history.over or self.viewer < 0:
            return effects
        entry = afresh(self.viewer)
        self.history.apply(entry)
        return [*effects, Write(entry)]

    def hint(self, _: str) -> Effects:
        moment = now(self.match)
        if self.course.choices() is None or not self.coach.gives(moment):
            return []
        return [self.coach.ask(moment, self.viewer, next(self.course.numbers))]

    # taking back, giving up, playing again

    def undo(self, _: str) -> Effects:
        number = self.course.undoable()
        return self.course.jump(self.history.undo(number)) if number else []

    def redo(self, _: str) -> Effects:
        again = self.history.undone and not self.history.over
        return self.course.jump(self.history.redo()) if again else []

    def give_up(self, sure: str) -> Effects:
        if self.history.over or self.viewer < 0:
            return []
        if sure != "yes":
            return self.screen.open("give-up")
        self.screen.open("result")
        return self.course.jump(self.history.give_up(self.viewer))

    def rematch(self, _: str) -> Effects:
        return [Begin(self.head.setup.dealt(secrets.token_hex(16)))]

    def same_deal(self, _: str) -> Effects:
        return [Begin(self.head.setup.again())]


_ACTS: dict[str, Callable[[Session, str], Effects]] = {
    "drop": Session.drop,
    "next": Session.next,
    "faster": Session.faster,
    "mute": Session.mute,
    "watch": Session.watch,
    "set": Session.set,
    "hint": Session.hint,
    "undo": Session.undo,
    "redo": Session.redo,
    "give-up": Session.give_up,
    "rematch": Session.rematch,
    "same-deal": Session.same_deal,
}
