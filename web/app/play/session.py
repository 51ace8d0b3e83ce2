"""One match in progress: what is done to it, and what it asks for. No browser here.

Everything comes in as a call (`do` what was clicked, `answer` of a bot, `tick` of a timer)
and gives a list of effects; `scene` is what it shows afterwards.
"""

import secrets
from collections.abc import Callable

from app.bots.coach import Coach
from app.bots.decision import Decision
from app.bots.remark import Remark
from app.bots.turning import Turning, moves_of
from app.lesson.lesson import Lesson
from app.match.asking import afresh, mute, watch
from app.match.head import Head
from app.match.history import History
from app.match.moment import Moment, now, only
from app.play.branch import branched
from app.play.course import Course
from app.play.effects import Begin, Effects, Stop, Write
from app.play.held import Held
from app.play.meanings import meaning, told
from app.play.person import TAPS
from app.play.picture import Picture
from app.play.screen import Screen
from app.saves.preferences import Settings
from app.view.scene import Scene
from tefuda.core.foreign import whole
from tefuda.core.notation import from_words, parse
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
        lesson: Lesson | None = None,
    ) -> None:
        self.head, self.history = head, history
        self.home = self.viewer = viewer
        self.match = history.match
        self.screen = Screen(settings, layout=lesson.layout if lesson else None)
        self.screen.told = len(self.match.steps)
        self.course = Course(head, history, viewer, self.screen, follows=follows, lesson=lesson)
        self.coach = Coach(head)
        self.held = Held(self.course.numbers)  # a move that waits for the coach
        self.turning: Turning | None = None
        self._plays_out = False  # nothing hangs on the rest, which is played by itself
        self._picture = Picture(self.course, self.screen, self.coach)

    @property
    def has_bots(self) -> bool:
        """Whether a bot will be asked."""
        seats = range(self.match.players)
        asks = not (self.history.over or self.course.follows or self.course.lesson)
        return asks and any(map(self.head.setup.is_bot, seats))

    # what comes in, and what is shown

    def begin(self) -> Effects:
        return self._going_on(self.course.begin())

    def do(self, what: str) -> Effects:
        """A click on something that carries `data-do`; what cannot be now is passed over."""
        self._plays_out = False
        return self._going_on(self._clicked(what))

    def _clicked(self, what: str) -> Effects:
        self.course.showed()
        self.screen.begin()
        verb, _, rest = what.partition(" ")
        if verb == "about":
            self.screen.notice = told(self.course.game, self.scene().table, rest)
            return []
        if self.course.follows:  # it is played elsewhere; here only the screen is one's own
            return self.screen.do(verb, rest)
        if verb in TAPS or verb in _ACTS:
            self.screen.asking = False
        if verb in TAPS:
            return self._tapped(verb, rest)
        act = _ACTS.get(verb)
        return act(self, rest) if act else self.screen.do(verb, rest)

    def _tapped(self, verb: str, rest: str) -> Effects:
        """While a finished round is looked at it goes on, and a card that may be played next lies lifted."""
        if not self.course.paused:
            seen = self.course.looked() if self.course.dwells else []
            return [*seen, *self.tap(verb, rest)]
        effects, choices = self.next(""), self.course.choices()
        if verb == "card" and choices is not None:
            self.course.person.lift(rest, choices)
        return effects

    def answer(self, number: int, decision: Decision) -> Effects:
        """A bot's move, or a hint."""
        self.course.showed()
        if self.coach.heard(number, decision):
            return self._advised()
        if self.turning and self.turning.heard(number, decision):
            return self._look_on()
        return self._going_on(self.course.answer(number, decision))

    def tick(self, number: int) -> Effects:
        """The time of a `Wait` is over."""
        self.course.showed()
        if self.held.over(number):
            return self.held.hasten() or self._let_go()
        return self._going_on(self.course.tick(number))

    def scene(self) -> Scene:
        turns = self.turning.turns if self.turning else None
        held = self.held.move(now(self.match)) is not None
        return self._picture.scene()._replace(turns=turns, held=held)

    # what a person does

    def tap(self, verb: str, rest: str) -> Effects:
        choices = self.course.choices()
        if choices is None:
            card = rest.partition(" ")[0]
            if verb == "card" and card in self.course.game.deck:
                self.screen.notice = meaning(self.course.game.meaning(card))
            return []
        move = self.course.person.do(verb, rest, choices, self.course.view())
        if move is None:
            self.held.release()
            self._warn(self.course.person.chosen(choices))
            return []
        return self._made(move)

    def _made(self, move: object) -> Effects:
        """A move of the person's, which waits where the coach is about to have an opinion on it."""
        moment = now(self.match)
        if self.screen.settings.remark and self.coach.considers(moment, move):
            return self.held.hold(moment, move)
        self.held.release()
        remark = self._remark(move)
        if remark and self.course.is_final(move):
            self.course.warn(remark)
            return []
        self.screen.feel("place")
        return self.course.play(self.viewer, move, remark=remark)

    def _advised(self) -> Effects:
        """The coach has an opinion: a move that waits for it is made, and one that is chosen is warned of."""
        effects, moment, choices = self._think_along(), now(self.match), self.course.choices()
        held = self.held.move(moment)
        if held is not None:
            return effects if self.coach.considers(moment, held) else [*effects, *self._let_go()]
        self._warn(choices and self.course.person.chosen(choices))
        return effects

    def _let_go(self) -> Effects:
        """A move that waits is made, with what the coach knows."""
        moment = now(self.match)
        move = self.held.move(moment)
        self.held.release()
        if move is None:
            return []
        self.coach.drop()
        return self._going_on([Stop(), *self._made(move)])

    def arrange(self, number: str) -> Effects:
        """How the hand lies; a way that passes is for this stretch."""
        self.screen.laid_in = self.course.stretch
        return self.screen.arrange(number)

    def fill(self, _: str) -> Effects:
        """The cards that one tap adds are chosen, and may be changed."""
        choices, scene = self.course.choices(), self.scene()
        if choices is not None and scene.filling:
            said = self.course.person.say if scene.lifted else self.course.person.fill
            said(scene.filling, choices)
        return []

    def drop(self, _: str) -> Effects:
        self.held.release()
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

    def ask_again(self, _: str) -> Effects:
        """From now on as the settings say."""
        if self.history.over or not self.history.asking(self.viewer).state(self.match.turn.round):
            return []
        entry = afresh(self.viewer)
        self.history.apply(entry)
        return [Write(entry)]

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
        if self.course.choices() is None or not self.coach.gives(moment) or self.coach.tell(moment):
            return []
        return [self.coach.ask(moment, self.viewer, next(self.course.numbers))]

    def hide_hint(self, _: str) -> Effects:
        """It lies over the table; asked for again it is there at once."""
        self.coach.hide()
        return []

    def heed(self, _: str) -> Effects:
        """The hint is played."""
        hint, choices = self.coach.on(now(self.match)), self.course.choices()
        if hint is None or choices is None:
            return []
        game = self.course.game
        return self.course.play(self.viewer, from_words(hint.move, game.moves, game.deck))

    def _warn(self, chosen: object | None) -> None:
        """Of a move chosen by a first press the coach speaks now, if it cannot be taken back."""
        knows = chosen is not None and self.coach.found(now(self.match))
        final = knows and self.course.is_final(chosen)
        self.course.warn(self._remark(chosen) if final else None)

    def _remark(self, move: object) -> Remark | None:
        """What the coach has to say of a move about to be made."""
        much = self.screen.settings.remark
        return self.coach.remark(now(self.match), self.viewer, move, much) if much else None

    def _think_along(self) -> Effects:
        """While the person thinks the coach does, unless a bot would have to wait for it."""
        moment, choices = now(self.match), self.course.ahead()
        asked = self.screen.settings.remark or self.coach.on(moment)
        follows = asked and self.coach.gives(moment) and not self.course.lesson
        waits = any(map(self.head.setup.is_bot, self.match.turn.seats))
        if not follows or waits or choices is None or only(choices):
            return []
        if self.coach.knows(moment):
            return self._weigh(moment, self.course.person.whole(choices))
        return [self.coach.think(moment, self.viewer, next(self.course.numbers))]

    def _weigh(self, moment: Moment, move: object | None) -> Effects:
        """A whole move that lies lifted is weighed before it is made, where it was not tried."""
        if move is None:
            return []
        asked = self.coach.weigh(moment, self.viewer, next(self.course.numbers), move)
        return [Stop(), asked] if asked else []

    def _going_on(self, effects: Effects) -> Effects:
        """With what is thought about beside the match."""
        rest = self._rest() if self._plays_out else []
        vain: Effects = [Stop()] if self.coach.dismiss(now(self.match)) else []
        return [*vain, *effects, *rest, *self._study(), *self._think_along()]

    def play_out(self, _: str) -> Effects:
        """The rest of a match that is decided is played by itself, until something is tapped."""
        self._plays_out = "play-out" in self.scene().actions
        return []

    def _rest(self) -> Effects:
        """The person's moves, as one makes them who does not look ahead, with no beat between."""
        effects: Effects = []
        while not self.history.over and (self.course.paused or self.course.choices() is not None):
            self.course.beat.hurry()
            effects += self.course.next() if self.course.paused else self._plain_move()
        return effects

    def _plain_move(self) -> Effects:
        moment, game = now(self.match), self.course.game
        decision = self.coach.plain(moment, self.viewer)
        return self.course.play(self.viewer, parse(decision["move"], game.moves, game.deck))

    # taking back, giving up, playing again

    def undo(self, _: str) -> Effects:
        """What is half said, or else the last move."""
        scene = self.scene()
        if scene.draft and not scene.forced:
            return self.drop("")
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

    # when it is over

    def _study(self) -> Effects:
        """With the result the person's turning point is looked for."""
        mine = self.viewer >= 0 and self.screen.dialog == "result"
        if not (self.history.over and mine):
            return []
        self.turning = self.turning or Turning(
            self.head, self.match, moves_of(self.match, self.viewer)
        )
        return self._look_on()

    def _look_on(self) -> Effects:
        assert self.turning
        asked = self.turning.ask(next(self.course.numbers))
        return [asked] if asked else []

    def branch(self, number: str) -> Effects:
        """A new match from where so many moves were made in this one, which is over."""
        at = whole(number, len(self.match.steps) - 1)
        ended = self.history.over and self.viewer >= 0
        return [branched(self.head, self.match, at)] if ended and at is not None else []

    def skip(self, _: str) -> Effects:
        """From a lesson to an ordinary match at its table, the hand laid out as it was."""
        lesson = self.course.lesson
        if not lesson:
            return []
        setup = self.head.setup.dealt(lesson.match or secrets.token_hex(16))
        kept = self.screen.arrange(str(self.screen.arrangement))
        return [*kept, Begin(setup._replace(policy="coach"))]

    def rematch(self, _: str) -> Effects:
        return [Begin(self.head.setup.dealt(secrets.token_hex(16)))]

    def harder(self, _: str) -> Effects:
        """A rematch against opponents of the next level."""
        return [Begin(self.head.setup.harder().dealt(secrets.token_hex(16)))]

    def same_deal(self, _: str) -> Effects:
        return [Begin(self.head.setup.again())]


_ACTS: dict[str, Callable[[Session, str], Effects]] = {
    "drop": Session.drop,
    "fill": Session.fill,
    "next": Session.next,
    "faster": Session.faster,
    "play-out": Session.play_out,
    "arrange": Session.arrange,
    "mute": Session.mute,
    "watch": Session.watch,
    "ask-again": Session.ask_again,
    "set": Session.set,
    "hint": Session.hint,
    "heed": Session.heed,
    "hide-hint": Session.hide_hint,
    "undo": Session.undo,
    "redo": Session.redo,
    "give-up": Session.give_up,
    "rematch": Session.rematch,
    "harder": Session.harder,
    "same-deal": Session.same_deal,
    "branch": Session.branch,
    "skip": Session.skip,
}
