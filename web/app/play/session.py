"""One match in progress: what is done to it, and what it asks for. No browser here.

Everything comes in as a call (`do` what was clicked, `answer` of a bot, `tick` of a timer)
and gives a list of effects; afterwards `picture.scene` draws it.
"""

import secrets
from collections.abc import Callable, Iterable
from typing import Any

from app.bots.coach import Coach
from app.bots.decision import Decision
from app.bots.request import request
from app.bots.tempo import REST, beat, budget
from app.match.asking import ASK, mute, watch
from app.match.head import Head
from app.match.hearing import heard
from app.match.history import History
from app.match.moment import now, openly
from app.match.undo import span
from app.play.draft import Builder, Draft, Tap
from app.play.effects import Begin, Effects, Stop, Wait, Write
from app.play.refusal import Refusal, refuse
from app.play.screen import Screen
from app.saves.preferences import Settings
from tefuda.core.game import CHANCE, Choices, Event, Seat
from tefuda.core.notation import from_words, parse, takes_cards, verb
from tefuda.core.table import Message, Occasion
from tefuda.core.terms import CHANCE, Choices, Seat


class Session(Screen):
    """Plays a match before the screen of one seat, or shows it to an onlooker."""

    def __init__(self, head: Head, history: History, settings: Settings, viewer: Seat) -> None:
        super().__init__(settings)
        self.head = head
        self.history = history
        self.match = history.match
        self.game = history.match.game
        self.viewer = viewer
        self._plain = {verb(move) for move in self.game.moves if not takes_cards(move)}
        self.draft = Draft()
        self.coach = Coach(head)
        self.notice: Refusal | None = None
        self.paused = False
        self.faster = False
        self.told = len(self.match.steps)  # moves that had been shown before this call
        self._number = 0  # of the last request or wait
        self._asked: Seat | None = None
        self._request = self._waiting = 0
        self._answer: object | None = None  # a bot's move that waits for its beat
        self._rested = True  # a beat has passed since something was seen

    # what comes in

    def begin(self) -> Effects:
        """Go on from where the match is; a finished round rests again."""
        steps, turn = self.match.steps, self.match.turn
        if self.history.over:
            self.dialog = "result"
        elif steps and self.game.turn(steps[-1].before).round != turn.round:
            return self._seen(self.game.turn(steps[-1].before).round)
        return self._go_on()

    def do(self, what: str) -> Effects:
        """A click on something that carries `data-do`; what cannot be now is passed over."""
        self.told = len(self.match.steps)
        self.notice = None
        verb, _, rest = what.partition(" ")
        if self.paused and verb in _MOVING:
            verb, rest = "next", ""
        act = _ACTS.get(verb)
        return act(self, rest) if act else []

    def answer(self, number: int, decision: Decision) -> Effects:
        """A bot's move, unless it is no longer wanted; or a hint."""
        self.told = len(self.match.steps)
        if self.coach.heard(number, decision):
            return []
        if number != self._request or self._asked is None:
            return []
        self._answer = parse(decision["move"], self.game.moves, self.game.deck)
        return self._use_answer()

    def tick(self, number: int) -> Effects:
        """The time of a `Wait` is over."""
        self.told = len(self.match.steps)
        if number != self._waiting:
            return []
        self._rested = True
        if self.paused:
            return [] if self._waits() else self.next()
        return self._use_answer()

    def say(self, message: Message) -> None:
        """Something the player should know, until the next click."""
        self.notice = Refusal(message, "")

    # how the match goes on

    def next(self, _: str = "") -> Effects:
        """The finished round has been looked at."""
        if not self.paused:
            return []
        self.paused, self._rested = False, True
        if self.history.over:
            self.dialog = "result"
        return self._go_on()

    def _go_on(self) -> Effects:
        """Nature moves, then a bot is asked, until a person has to act or look."""
        effects = self._nature()
        while declined := self._declined():
            effects += [*declined, *self._nature()]
        self._refresh_draft()
        return effects + self._ask()

    def _declined(self) -> Effects:
        """Let an occasion pass that the player does not want to be asked about."""
        occasion = self.occasion()
        number = self.match.turn.round
        if not occasion or self.history.asking.wanted(occasion, number, self.settings.ask):
            return []
        move = parse(occasion.decline, self.game.moves, self.game.deck)
        return [Write(self.history.play(self.viewer, move))]

    def occasion(self) -> Occasion | None:
        """The question before the viewer, where it is one that may be declined unasked."""
        choices = self.choices()
        if choices is None:
            return None
        prompt = self.game.table(self.game.view(self.match.state, self.viewer), choices).prompt
        return prompt.occasion if prompt else None

    def _nature(self) -> Effects:
        effects: Effects = []
        while not self.paused and not self.history.over and self.match.turn.seats == (CHANCE,):
            round_before = self.match.turn.round
            effects.append(Write(self.history.chance()))
            if self._hears(self.match.events(len(self.match.steps) - 1)):
                effects += self._seen(round_before)
        return effects

    def _ask(self) -> Effects:
        bots = [seat for seat in self.match.turn.seats if self.head.setup.is_bot(seat)]
        if self.paused or self.history.over or self._asked is not None or not bots:
            return []
        self._asked = bots[0]
        self._request = self._next_number()
        secret = not openly(now(self.match), self.viewer, bots[0])
        ms = budget(self.settings.pace, secret=secret, faster=self.faster)
        return [request(self.head, now(self.match), bots[0], self._request, ms)]

    def _use_answer(self) -> Effects:
        """Play a bot's move, at once where nobody hears of it, else on the beat.

        So the time between two things seen does not tell whether somebody was asked in secret.
        """
        if self._answer is None or self._asked is None:
            return []
        seat, move = self._asked, self._answer
        if not self._rested and self._hears(self.match.foresee(seat, move)):
            return []
        self._unask()
        return self._play(seat, move)

    def _unask(self) -> Effects:
        """No answer is wanted any more; whoever still thinks may stop."""
        thinks = self._asked is not None and self._answer is None
        self._asked = self._answer = None
        return [Stop()] if thinks else []

    def _play(self, seat: Seat, move: object) -> Effects:
        """Make a legal move and go on."""
        round_before, seen = self.match.turn.round, self._hears(self.match.foresee(seat, move))
        entry = self.history.play(seat, move)
        return [Write(entry), *(self._seen(round_before) if seen else []), *self._go_on()]

    def _hears(self, events: Iterable[Event]) -> bool:
        """Whether the viewer is told of any of them."""
        return bool(heard(self.game, events, self.viewer))

    def _seen(self, round_before: int) -> Effects:
        """Something was seen: the next beat begins; a finished round rests."""
        self.paused = self.history.over or self.match.turn.round != round_before
        self._rested = False
        self._waiting = self._next_number()
        return [Wait(self._waiting, self._beat() * (REST if self.paused else 1))]

    def _next_number(self) -> int:
        self._number += 1
        return self._number

    def _beat(self) -> int:
        return beat(self.settings.pace, faster=self.faster)

    @property
    def has_bots(self) -> bool:
        """Whether a bot will be asked."""
        return not self.history.over and any(player.level for player in self.head.setup.players)

    def _waits(self) -> bool:
        """Whether a finished round waits for a tap: not where bots are watched."""
        return self.settings.wait and bool(self.head.setup.people)

    # what a person does

    def choices(self) -> Choices[Any] | None:
        """What the viewer may do now."""
        if self.paused or self.history.over or self.viewer == CHANCE:
            return None
        mine = self.viewer in self.match.turn.seats
        return self.match.choices(self.viewer) if mine else None

    def builder(self) -> Builder | None:
        """Makes a move of taps, where the viewer is to act."""
        choices = self.choices()
        if choices is None:
            return None
        return Builder(choices, self.game.deck, self._plain, one_tap=self.settings.one_tap)

    def _refresh_draft(self) -> None:
        """Keep a draft as long as it can become a move."""
        builder = self.builder()
        if builder is None:
            self.draft = Draft()
            return
        self.faster = False
        if not (self.draft.taps and builder.reachable(self.draft.words)):
            self.draft = builder.base

    def _tapped(self, tap: Tap) -> Effects:
        self.draft = tap.draft
        return self.send() if tap.send else []

    def card(self, card: str) -> Effects:
        builder = self.builder()
        if builder is None or card not in self.game.deck:
            return []
        tap = builder.card(self.draft, card)
        if tap is None:
            view = self.game.view(self.match.state, self.viewer)
            self.notice = refuse(self.game, view, builder, self.draft, card)
            return []
        return self._tapped(tap)

    def back(self, card: str) -> Effects:
        builder = self.builder()
        if builder is None or card not in builder.lifted(self.draft):
            return []
        return self._tapped(builder.again(self.draft, card))

    def word(self, word: str) -> Effects:
        builder = self.builder()
        tap = builder.word(self.draft, word) if builder else None
        return self._tapped(tap) if tap else []

    def send(self, _: str = "") -> Effects:
        builder = self.builder()
        if builder is None or not builder.ready(self.draft):
            return []
        move = from_words(self.draft.words, self.game.moves, self.game.deck)
        assert move in builder.choices, move
        self.draft = Draft()
        return self._play(self.viewer, move)

    def drop(self, _: str) -> Effects:
        self.draft = Draft()
        self._refresh_draft()
        return []

    def mute(self, _: str) -> Effects:
        """Not again in this round."""
        return self._ask_less(mute(self.match.turn.round))

    def watch(self, _: str) -> Effects:
        """In this round only for the cards of the draft."""
        builder = self.builder()
        cards = builder.lifted(self.draft) if builder else ()
        return self._ask_less(watch(self.match.turn.round, cards))

    def _ask_less(self, entry: str) -> Effects:
        if self.occasion() is None:
            return []
        self.history.apply(entry)
        self.draft = Draft()
        return [Write(entry), *self._go_on()]

    @property
    def hints(self) -> bool:
        """Whether a hint may be asked for now."""
        coached = self.head.setup.policy == "coach"
        return coached and self.choices() is not None and not self.coach.ponders(now(self.match))

    def hint(self, _: str) -> Effects:
        if not self.hints:
            return []
        return [self.coach.ask(now(self.match), self.viewer, self._next_number())]

    # taking back, giving up, playing again

    def undoable(self) -> int:
        """How many moves may be taken back now."""
        return 0 if self.history.over else span(self.match, self.viewer, self.head.setup.policy)

    def undo(self, _: str) -> Effects:
        number = self.undoable()
        return self._jump(self.history.undo(number)) if number else []

    def redo(self, _: str) -> Effects:
        return self._jump(self.history.redo()) if self.history.undone else []

    def _jump(self, entry: str) -> Effects:
        """Another point of the match: whoever thinks, thinks in vain."""
        self.told = len(self.match.steps)
        stop = self._unask()
        self.paused, self._rested, self.draft = False, True, Draft()
        return [Write(entry), *stop, *self._go_on()]

    def give_up(self, sure: str) -> Effects:
        if self.history.over or self.viewer < 0:
            return []
        if sure != "yes":
            return self.open("give-up")
        entry, stop = self.history.give_up(), self._unask()
        self.paused, self.dialog = False, "result"
        return [Write(entry), *stop, *self._go_on()]

    def rematch(self, _: str) -> Effects:
        return [Begin(self.head.setup._replace(seed=secrets.token_hex(16)))]

    def same_deal(self, _: str) -> Effects:
        return [Begin(self.head.setup)]

    # the rest of the screen

    def set(self, what: str) -> Effects:
        effects = super().set(what)
        if what.partition(" ")[0] != "ask" or self.history.over:
            return effects
        self.history.apply(ASK)
        return [*effects, Write(ASK)]

    def hurry(self, _: str) -> Effects:
        """No beats until one's own turn; who thinks answers with what has been found."""
        self.faster = self._rested = True
        if self.paused:
            return self.next()
        return self._use_answer() or ([Stop()] if self._asked is not None else [])


_MOVING = ("card", "back", "word", "send")  # these go on from a pause instead
_ACTS: dict[str, Callable[[Session, str], Effects]] = {
    "card": Session.card,
    "back": Session.back,
    "word": Session.word,
    "send": Session.send,
    "drop": Session.drop,
    "mute": Session.mute,
    "watch": Session.watch,
    "next": Session.next,
    "hint": Session.hint,
    "undo": Session.undo,
    "redo": Session.redo,
    "give-up": Session.give_up,
    "rematch": Session.rematch,
    "same-deal": Session.same_deal,
    "lobby": Session.leave,
    "faster": Session.hurry,
    "open": Session.open,
    "close": Session.close,
    "arrange": Session.arrange,
    "set": Session.set,
}
