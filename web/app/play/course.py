"""How a match goes on: nature moves, bots are asked, a finished round is looked at."""

from collections.abc import Iterable, Sequence
from functools import partial
from itertools import count
from typing import Any

from app.bots.decision import Decision
from app.bots.remark import Remark
from app.bots.tempo import LESSON, OPENING
from app.lesson.lesson import Lesson
from app.lesson.script import scripted
from app.lesson.voice import Voice, told_so_far, voice
from app.match.head import Head
from app.match.hearing import heard
from app.match.history import History
from app.match.moment import now
from app.match.undo import since, span
from app.play.beat import Beat
from app.play.draft import Draft
from app.play.effects import Effects, Wait, Write
from app.play.opponents import Opponents
from app.play.person import Person
from app.play.screen import LAST_PAGE, Screen
from tefuda.core.match import Step
from tefuda.core.notation import parse
from tefuda.core.table import Occasion
from tefuda.core.terms import CHANCE, Choices, Event, Seat

LATEST = 12
"""Moves among which one may be put that was made at once with them: there are fewer seats."""


class Course:
    """A match in progress, as it is shown to the viewer's seat (-1 for an onlooker)."""

    def __init__(
        self,
        head: Head,
        history: History,
        viewer: Seat,
        screen: Screen,
        *,
        follows: bool = False,
        lesson: Lesson | None = None,
    ) -> None:
        self.head, self.history, self.viewer = head, history, viewer
        self.match, self.game = history.match, history.match.game
        self._screen, self.lesson = screen, lesson
        self.numbers = count(1)  # of requests and waits
        self.beat = Beat(self.numbers)
        script = partial(scripted, lesson, self.match) if lesson else None
        self.opponents = Opponents(head, self.game, viewer, self.numbers, script)
        self.person = Person(self.game, screen)
        self.paused = False  # a finished round, or what halts, is looked at
        self._read = -1  # as many own moves were answered by a lesson, and that was read
        self._learnt = False  # the lesson's end has been shown
        self.remark: Remark | None = None  # on the last move, while it is looked at
        self._warned: tuple[Draft, Remark] | None = None  # before a move that cannot be taken back
        self._dwells = False  # what another did, and the viewer is to act
        self._follows = follows
        self._undoable: tuple[Step | None, int] = (None, 0)

    @property
    def follows(self) -> bool:
        """It is played in another tab, and shown here."""
        return self._follows and not self.history.over

    # what may be done now

    @property
    def dwells(self) -> bool:
        """What another did stands for its beat, before the viewer is asked."""
        return self._dwells and not (self.beat.rested or self.paused)

    def choices(self) -> Choices[Any] | None:
        """What the viewer may do."""
        return None if self.dwells else self._due()

    def _due(self) -> Choices[Any] | None:
        """The same, or what it will be in a beat."""
        return None if self.paused else self.ahead()

    def ahead(self) -> Choices[Any] | None:
        """The same, or what it will be when what is shown has been looked at."""
        if self.follows or self.history.over or self.viewer == CHANCE:
            return None
        mine = self.viewer in self.match.turn.seats
        return self.match.choices(self.viewer) if mine else None

    def view(self) -> Any:
        """What the viewer knows."""
        return self.game.view(self.match.state, self.viewer)

    def occasion(self) -> Occasion | None:
        """The question before the viewer, where it is one that may be declined unasked."""
        choices = self._due()
        if choices is None:
            return None
        prompt = self.game.table(self.view(), choices).prompt
        return prompt.occasion if prompt else None

    def undoable(self) -> int:
        """How many moves may be taken back; asked once a move, for it may take imagining worlds."""
        steps = self.match.steps
        if not steps or self.history.over or self.follows:
            return 0
        if self._undoable[0] is not steps[-1]:
            policy = self.head.setup.policy
            mine = self.viewer
            number = since(self.match, mine) if self.lesson else span(self.match, mine, policy)
            self._undoable = (steps[-1], number)
        return self._undoable[1]

    def is_final(self, move: object) -> bool:
        """Whether a legal move of the viewer's could not be taken back."""
        self.match.play(self.viewer, move)
        number = span(self.match, self.viewer, self.head.setup.policy)
        self.match.take_back(1)
        return not number

    def warn(self, remark: Remark | None) -> None:
        """Say this of the move that is chosen, as long as it is."""
        self._warned = (self.person.draft, remark) if remark else None

    def said(self) -> Remark | None:
        """What the coach says of the last move, or of the one that is chosen."""
        if self._warned and self._warned[0] == self.person.draft:
            return self._warned[1]
        return self.remark

    @property
    def stretch(self) -> int:
        """The round by its number; in a lesson, which goes on with the hand as it lays it out, the decision."""
        return len(self.match.steps) if self.lesson else self.match.turn.round

    def voice(self) -> Voice | None:
        """What a lesson says now."""
        if not self.lesson:
            return None
        rests = self.paused or self.dwells
        spoken = voice(self.lesson, self.match, self.viewer, rests=rests)
        if self._learnt and spoken.learnt:  # what goes on now is no part of it
            return spoken._replace(answer=None)
        if self.dwells:
            answer = None if self._read == self._own_moves() else spoken.answer
            return spoken._replace(answer=answer, say=None, todo=None, lights=())
        if spoken.learnt and spoken.answer and self.paused:  # the last page waits for "Go on"
            return spoken._replace(say=None, learnt=())
        known = not self.paused and self._read == self._own_moves()
        return spoken._replace(answer=None) if known else spoken

    def _own_moves(self) -> int:
        return sum(step.seat == self.viewer for step in self.match.steps)

    # how it goes on

    def begin(self) -> Effects:
        """From where the match is; a finished round rests again."""
        if self.follows:
            return []
        steps, number = self.match.steps, self.match.turn.round
        if self.lesson and not steps:
            self.beat.hurry()  # the lesson's first words come first
            return self.go_on()
        before = self.game.turn(steps[-1].before).round if steps else number
        if self.history.over:
            self._screen.open(LAST_PAGE if self.lesson else "result")
        elif before != number:
            return [self._seen(before)]
        elif all(step.seat == CHANCE for step in steps):
            return [self.beat.begin(self._screen.settings.pace, OPENING), *self.go_on()]
        return self.go_on()

    def go_on(self) -> Effects:
        """Nature moves, then a bot is asked, until a person has to act or look."""
        effects = self._nature()
        while declined := self._declined():
            effects += [*declined, *self._nature()]
        self.offer()
        self._end_lesson()
        return effects + self._ask()

    def _end_lesson(self) -> None:
        """Its last page opens once, as soon as the table does not rest."""
        spoken = None if self._learnt or self.paused or self.dwells else self.voice()
        if spoken and spoken.learnt:
            self._learnt = True
            self._screen.open(LAST_PAGE)

    def offer(self) -> None:
        """Tell the person what may be done now; it is not to be done in a hurry."""
        choices = self.choices()
        if choices is not None:
            self.beat.faster = False
        self.person.offer(choices)

    def play(
        self,
        seat: Seat,
        move: object,
        playouts: int | None = None,
        remark: Remark | None = None,
    ) -> Effects:
        """Make a legal move, a bot's after so many playouts, and go on; after a remark it waits.

        A remark is made only where the move can be taken back.
        """
        before, heard_of = self.match.turn.round, self._heard(self.match.foresee(seat, move))
        if seat == self.viewer or heard_of:
            self._dwells = self.viewer not in (seat, *self.match.turn.seats)
        if seat == self.viewer:
            self.person.forget()
        entry = self.history.play(seat, move, playouts)
        self.remark = remark if remark and self.undoable() else None
        halts = bool(self.remark) or any(event.halts(self.viewer) for event in heard_of)
        beats = max((event.beats() for event in heard_of), default=0)
        seen = [self._seen(before, beats, halts=halts)] if heard_of or halts else []
        return [Write(entry), *seen, *self.go_on()]

    def showed(self) -> None:
        """All that has happened has been shown."""
        told = len(self.match.steps)
        self._screen.told = told
        self._screen.known = told, [event for _, event in self._heard_from(told - LATEST)]

    def fresh(self) -> list[tuple[int, Event]]:
        """What was heard since, with the number of its move.

        Moves made at once stand in the order of seats: one may come before those that were shown,
        and what follows from them is then told of the last.
        """
        told, (at, known) = self._screen.told, self._screen.known
        if at != told:
            return self._heard_from(told)
        left, fresh = [*known], []
        for number, event in self._heard_from(told - LATEST):
            if event in left:
                left.remove(event)
            else:
                fresh.append((number, event))
        return fresh

    def _heard_from(self, start: int) -> list[tuple[int, Event]]:
        numbers = range(max(0, start), len(self.match.steps))
        return [
            (number, event)
            for number in numbers
            for event in heard(self.game, self.match.events(number), self.viewer)
        ]

    def jump(self, entry: str) -> Effects:
        """Another point of the match, which `entry` says: whoever thinks, thinks in vain."""
        self.showed()
        stop = self.opponents.dismiss()
        self._resume()
        self.person.forget()
        return [Write(entry), *stop, *self.go_on()]

    def next(self, *, read: bool = True) -> Effects:
        """The finished round has been looked at, and what the lesson answered was read."""
        if not self.paused:
            return []
        self._resume()
        self._read = self._own_moves() if read else -1
        if self.history.over:
            self._screen.open(LAST_PAGE if self.lesson else "result")
            self._cheer()
        return self.go_on()

    def _resume(self) -> None:
        self.paused, self.remark, self.beat.rested = False, None, True
        self._dwells, self._read = False, -1

    def _cheer(self) -> None:
        """Who has won feels it."""
        ranks = self.game.ranks(self.match.state) if self.match.over else ()
        if self.viewer >= 0 and ranks and ranks[self.viewer] == 1:
            self._screen.feel("win")

    def hurry(self) -> Effects:
        """No beats until the person's turn; who thinks answers with what has been found."""
        self.beat.hurry()
        return self.next() if self.paused else self.looked() or self.opponents.hurry()

    def answer(self, number: int, decision: Decision) -> Effects:
        """A bot's move, unless it is no longer wanted."""
        return self._use_answer() if self.opponents.heard(number, decision) else []

    def tick(self, number: int) -> Effects:
        """The time of a `Wait` is over."""
        if not self.beat.over(number):
            return []
        if not self.paused:
            return self.looked()
        waits = self._screen.settings.wait and self.head.setup.people
        return [] if waits else self.next(read=False)

    def looked(self) -> Effects:
        """What was seen has stood for its beat, or whoever is to act does not wait for that."""
        dwelt, self._dwells, self.beat.rested = self._dwells, False, True
        return self._use_answer() or (self.go_on() if dwelt else [])

    # one thing after the other

    def _nature(self) -> Effects:
        effects: Effects = []
        while not self.paused and not self.history.over and self.match.turn.seats == (CHANCE,):
            before = self.match.turn.round
            effects.append(Write(self.history.chance()))
            if self._hears(self.match.events(len(self.match.steps) - 1)):
                effects.append(self._seen(before))
        return effects

    def _declined(self) -> Effects:
        """Let an occasion pass that the person does not want to be asked about, and no lesson speaks of."""
        occasion, number = self.occasion(), self.match.turn.round
        if occasion and self.lesson and told_so_far(self.lesson, self.match, self.viewer).steps[-1]:
            return []
        setting = self._screen.settings.ask
        if not occasion or self.history.asking(self.viewer).wanted(occasion, number, setting):
            return []
        move = parse(occasion.decline, self.game.moves, self.game.deck)
        return [Write(self.history.play(self.viewer, move))]

    def _ask(self) -> Effects:
        if self.paused or self.history.over:
            return []
        pace = self._screen.settings.pace
        asked = self.opponents.ask(now(self.match), pace, faster=self.beat.faster)
        return [*asked, *(self._use_answer() if self.lesson else [])]

    def _use_answer(self) -> Effects:
        """Play a bot's move, at once where nobody hears of it, else on the beat.

        So the time between two things seen does not tell whether somebody was asked in secret.
        """
        answer = self.opponents.answer
        if answer is None:
            return []
        foreseen = self.match.foresee(answer.seat, answer.move)
        if not self.beat.rested and self._hears(foreseen):
            return []
        self.opponents.dismiss()
        return self.play(*answer)

    def _seen(self, round_before: int, beats: float = 1, *, halts: bool = False) -> Wait:
        """Something was seen: the next beat begins; a finished round rests, and what `halts`."""
        self.paused = halts or self.history.over or self.match.turn.round != round_before
        pace, beats = self._screen.settings.pace, beats * (LESSON if self.lesson else 1)
        return self.beat.rest(pace) if self.paused else self.beat.begin(pace, beats)

    def _hears(self, events: Iterable[Event]) -> bool:
        """Whether the viewer is told of any of them."""
        return bool(self._heard(events))

    def _heard(self, events: Iterable[Event]) -> Sequence[Event]:
        """Those that the viewer is told of."""
        return heard(self.game, events, self.viewer)
