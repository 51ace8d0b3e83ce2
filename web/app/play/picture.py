"""What the screen shows of a match in progress."""

from collections import Counter
from collections.abc import Mapping
from typing import Any

from app.bots.beside import Beside
from app.bots.coach import Coach
from app.bots.evidence import Evidence
from app.lesson.voice import Voice
from app.match.log import Log, LogLine
from app.match.moment import foretold, now
from app.play.course import Course
from app.play.draft import Draft
from app.play.screen import LAST_PAGE, Screen
from app.play.sketch import helping, sketch
from app.view import advised, aids
from app.view.chances import guesses
from app.view.scene import Scene
from tefuda.core.cards import Cards
from tefuda.core.table import Foresight, Help, Message, Table, Travel
from tefuda.core.terms import Choices, Seat, Words

RECENT = 12
"""Moves that are still seen to fly."""
TOLD = 26
"""Moves whose lines are given while the log is not open: all that five players do in a round."""

ONE_CARD = 2
"""Words of a move that one tap lifts."""


def _way_fill(scene: Scene) -> Cards:
    """What one tap chooses as the hand lies, where that is another than the prompt's."""
    return scene.arrangements[scene.arrangement].fill if scene.arrangements else ()


class Picture:
    """Draws one match again and again; keeps what need not be made anew."""

    def __init__(self, course: Course, screen: Screen, coach: Coach) -> None:
        self._course, self._screen, self._coach = course, screen, coach
        self._log = Log(course.match, course.viewer)
        self._drawn: int | None = None  # moves at the last drawing
        self._explained: int | None = None  # moves before the first hint that counted deals
        self._met = dict[str, int]()  # moves before the first hint that told a fact first

    def scene(self) -> Scene:
        course, match, choices = self._course, self._course.match, self._course.choices()
        view, hint, over = course.view(), self._hint(), course.history.over
        shown = course.game.table if course.paused or over else course.game.rested
        table, voice = self._advised(shown(view, choices), hint), course.voice()
        if voice:
            table = self._taught(table, voice)
        drawn = sketch(course.head, course.viewer, view, table, self._screen, hint)._replace(
            ponders=self._coach.ponders(now(match)),
            **self._promised(hint),
            does=self._does(hint),
            explains_deals=self._explains_deals(hint),
            glossed=self._glossed(hint),
            paused=course.paused,
            remark=course.said(),
            follows=course.follows,
            thinking=self._thinking(table),
            log=self._lines(),
            news=self._news(),
            travels=self._travels(),
            hurried=course.beat.faster,
            actions=self._actions(choices, hint, table),
            over=over,
            ranks=course.game.ranks(match.state) if match.over else (),
            scores=course.game.scores(match.state) if over else (),
            seed=course.head.setup.seed if over else "",
            **self._asks(),
        )
        drawn = self._with_voice(self._afresh(drawn), voice)
        return self._with_draft(drawn, choices, voice) if choices is not None else drawn

    def _afresh(self, scene: Scene) -> Scene:
        """A way to lay out the hand that passes is not on in the next stretch."""
        ways = scene.arrangements[scene.arrangement : scene.arrangement + 1]
        stale = self._screen.laid_in != self._course.stretch
        if stale and any(way.passing for way in ways):
            return scene._replace(arrangement=0)
        return scene

    def _with_voice(self, scene: Scene, voice: Voice | None) -> Scene:
        """With what a lesson says; its last page is there as long as there is an end to tell."""
        ended = voice is not None and bool(voice.learnt) and self._screen.dialog == LAST_PAGE
        if voice and "waits" in voice.later:
            scene = scene._replace(arrangements=aids.untold(scene.arrangements))
        return scene._replace(voice=voice, dialog=LAST_PAGE if ended else scene.dialog)

    def _taught(self, table: Table, voice: Voice) -> Table:
        """The table of a lesson: without what it has not come to, and with its lights."""
        table = aids.before(table if voice.aids else aids.bare(table), voice.later)
        if self._course.paused or not voice.lights:
            return table
        cards = [name for name in voice.lights if name in self._course.game.deck]
        table = advised.mark(table, cards) if cards else table
        return advised.leading(advised.light(table, voice.lights))

    def _asks(self) -> dict[str, Any]:
        """Whether the viewer has said not to be asked, or only for some cards."""
        course = self._course
        if course.viewer < 0 or course.history.over:
            return {}
        asking = course.history.asking(course.viewer)
        return {
            "asks": asking.state(course.match.turn.round),
            "watched": course.game.deck.sort(asking.only & {*course.game.deck}),
        }

    def _with_draft(self, scene: Scene, choices: Choices[Any], voice: Voice | None) -> Scene:
        """With the move that is being said, and what may come next in it."""
        draft, builder = self._course.person.draft, self._course.person.builder(choices)
        counting, prompt = builder.counting(draft.words), scene.table.prompt
        drawn = scene._replace(
            draft=draft.words if draft.taps else (),
            lifted=builder.lifted(draft),
            touched=self._course.person.touched,
            open_cards=builder.cards(draft),
            open_words=builder.words(draft),
            counters=tuple(counting.counters(draft.words)) if counting else (),
            uncounted=counting.left(draft.words) if counting else 0,
            stem=builder.stem(draft) if draft.taps else (),
            chosen=builder.chosen(draft),
            ready=builder.ready(draft),
            forced=bool(builder.only),
            filling=(_way_fill(scene) or prompt.fill) if prompt else (),
            beside=self._beside(choices),
        )
        return self._with_foresight(drawn, draft, voice) if draft.taps else drawn

    def _with_foresight(self, scene: Scene, draft: Draft, voice: Voice | None) -> Scene:
        """With what the lifted cards would do; where that is not told, what the last of them means."""
        game, strict = self._course.game, scene.policy == "strict"
        foresight = None if strict else game.foresee(self._course.view(), draft.words)
        foresight = foresight and foresight.by_way.get(scene.arrangement, foresight)
        if strict or (voice and not voice.aids):
            told: Help | Foresight | None = game.meaning(draft.words[-1])
        else:
            told = foresight
        then, more = (foresight.then, foresight.fill) if foresight else ({}, ())
        filling = more if scene.lifted else scene.filling
        return scene._replace(foresight=told and told.message, trial=then, filling=filling)

    def _hint(self) -> Evidence | None:
        course = self._course
        asked = not (course.paused or course.history.over)
        return self._coach.on(now(course.match)) if asked else None

    def _beside(self, choices: Choices[Any]) -> Beside | None:
        """What a hint says of the whole move that lies lifted."""
        move = self._course.person.whole(choices)
        return None if move is None else self._coach.beside(now(self._course.match), move)

    def _promised(self, hint: Evidence | None) -> dict[str, Any]:
        """What a hinted card would do, or several that go together; of several steps what is told is how to go on.

        A chance is left out beside deals that were counted: it is another count of nearly the same.
        """
        game = self._course.game
        if not hint or sum(word not in game.deck for word in hint.move) > 1 or not hint.move[1:]:
            return {}
        told = game.foresee(self._course.view(), hint.move)
        if told and hint.why and hint.why.balance and guesses(told.message):
            return {"recounted": True}
        return {"promised": told and told.message}

    def _does(self, hint: Evidence | None) -> Mapping[Words, Message]:
        """What moves of several cards would do, while they are listed: a tap does not lift them to be compared."""
        if hint is None or self._screen.dialog != "evidence":
            return {}
        moment, viewer = now(self._course.match), self._course.viewer
        moves = [opinion.words for opinion in hint.shown() if len(opinion.words) > ONE_CARD]
        told = {move: foretold(moment, viewer, move).does for move in moves}
        return {move: does for move, does in told.items() if does}

    def _explains_deals(self, hint: Evidence | None) -> bool:
        """What is meant by so many deals is said with the first hint that speaks of them."""
        if hint is None or not hint.counts:
            return False
        steps = len(self._course.match.steps)
        self._explained = steps if self._explained is None else self._explained
        return self._explained == steps

    def _glossed(self, hint: Evidence | None) -> frozenset[str]:
        """Facts of which an earlier hint has said what they mean."""
        steps = len(self._course.match.steps)
        first = hint and hint.why and hint.why.foremost
        if first:
            self._met.setdefault(first.fact.name, steps)
        return frozenset(name for name, at in self._met.items() if at != steps)

    def _advised(self, table: Table, hint: Evidence | None) -> Table:
        """A hint's cards are advised, and then no others; none once another card is lifted."""
        told = helping(table, self._course.head.setup.policy)
        if not hint:
            return told
        heeded = not Counter(self._course.person.draft.words) - Counter(hint.move)
        return advised.mark_move(told, hint.move) if heeded else advised.plain(told)

    def _bots(self) -> list[Seat]:
        """The bots to act."""
        history, setup = self._course.history, self._course.head.setup
        seats = () if history.over else history.match.turn.seats
        return [seat for seat in seats if setup.is_bot(seat)]

    def _thinking(self, table: Table) -> tuple[Seat, ...]:
        """Those of them that the table tells to be acting."""
        bots = () if self._course.paused else self._bots()
        return tuple(seat for seat in bots if table.panels[seat].active)

    def _lines(self) -> tuple[LogLine, ...]:
        steps = len(self._course.match.steps)
        return self._log.lines(0 if self._screen.dialog == "log" else max(0, steps - TOLD))

    def _news(self) -> tuple[Message, ...]:
        course = self._course
        said = [course.game.say(event, course.viewer) for _, event in course.fresh()]
        return tuple(message for message in said if message)

    def _travels(self) -> tuple[Travel, ...]:
        """What the viewer saw go where since the last drawing; the first one tells of nothing."""
        course, steps = self._course, len(self._course.match.steps)
        drawn, self._drawn = steps if self._drawn is None else self._drawn, steps
        first = max(drawn if drawn > self._screen.told else 0, steps - RECENT)
        return tuple(
            travel
            for number, event in (course.fresh() if drawn < steps else ())
            if number >= first
            for travel in course.game.travels(event, course.viewer)
        )

    def _outgrown(self) -> bool:
        """Whether the person has won, and there are stronger opponents."""
        course, setup = self._course, self._course.head.setup
        ranks = course.game.ranks(course.match.state) if course.match.over else ()
        wins = course.viewer >= 0 and bool(ranks) and ranks[course.viewer] == 1
        return wins and setup.harder() != setup

    def _actions(
        self, choices: Choices[Any] | None, hint: Evidence | None, table: Table
    ) -> tuple[str, ...]:
        course, history = self._course, self._course.history
        hints = choices is not None and self._coach.gives(now(course.match))
        plays = not (history.over or course.follows)
        undo, redo = course.undoable() > 0, bool(history.undone) and plays
        offered = {
            "undo": undo,
            "hint": hints and hint is None,  # where it was before the move that was taken back
            "redo": redo,
            "faster": bool(self._bots()) and not course.beat.faster and plays,
            "play-out": plays and course.viewer >= 0 and table.decided and not course.lesson,
            "give-up": plays and course.viewer >= 0,
            "rematch": history.over,
            "harder": self._outgrown(),
            "same-deal": history.over,
            "lobby": True,
        }
        return tuple(name for name, can in offered.items() if can)
