"""Lessons: fetched when they are opened, begun or gone on with."""

from collections.abc import Callable

from app.browser.door import Door
from app.lesson.lesson import LESSON, Lesson, read
from app.match.setup import COACH, MATCH, Setup
from app.page.lobby import Lobby
from app.saves.progress import Progress
from app.saves.saves import Opened, Saves
from app.saves.summary import Summary
from tefuda.core import registry
from tefuda.core.table import Message, say
from tefuda.core.terms import BadText

NONE = say("There is no lesson for this game here.")
DAMAGED = say("The lesson cannot be read: {error}.")
CHANGED = say("This lesson's words have changed since it was begun; it goes on where it was.")
WORDLESS = say("The lesson's words cannot be had now; this goes on as an ordinary match.")


class Learning:
    """What the page knows of lessons: those that were fetched, and what is to be said of each."""

    def __init__(self, door: Door, saves: Saves, progress: Progress, lobby: Lobby) -> None:
        self._door, self._saves, self._lobby = door, saves, lobby
        self._progress = progress
        self._lessons: dict[str, Lesson | None] = {}
        self._first: Setup | None = None

    def begin(self, key: str, start: Callable[[Setup], None]) -> None:
        """Go to a game's lesson that waits, or start one; else a sentence, and the lobby."""
        self._door.spawn(self._begin(key, start))

    async def _begin(self, key: str, start: Callable[[Setup], None]) -> None:
        address = self._door.address()
        try:
            lesson = await self._fetched(key)
        except BadText as error:
            lesson = None
            message = DAMAGED._replace(values={"error": str(error)})
        else:
            message = NONE
        if self._door.address() != address:
            return  # who asked has gone elsewhere
        if not lesson:
            self._lobby.told = message
            self._door.go("#/", replace=True)
        elif waiting := self._waiting(key):
            self._door.go(f"#/match/{waiting}", replace=True)
        else:
            start(lesson.setup.salted())

    async def _fetched(self, key: str) -> Lesson | None:
        known = key in registry.keys()
        text = await self._door.fetched(f"{self._door.base}lessons/{key}.json") if known else ""
        lesson = read(text, key) if text else None
        self._lessons[key] = lesson
        return lesson

    def _waiting(self, key: str) -> str:
        """The lesson of a game that was left in mid-step; "" for none."""
        learnt = self._progress.learnt()
        for match in self._saves.listing():
            if isinstance(match, Summary) and match.lesson and match.key == key:
                gone = match.over or match.in_bin or match.match_id in learnt
                return "" if gone else match.match_id
        return ""

    def meet(self, setup: Setup) -> None:
        """A match is about to begin; the lesson is offered with it where its game is unknown here.

        That match is what is remembered: it is in the list, in the bin, or among the results.
        """
        self._first = setup if self._is_unknown(setup) else None

    def is_first(self, setup: Setup) -> bool:
        """Whether it is the match that was begun last in this visit, and its game was unknown."""
        return self._first is not None and setup.salt == self._first.salt

    def _is_unknown(self, setup: Setup) -> bool:
        """Whether nobody has ever played the game here, and the match has a coach."""
        key, progress = setup.key, self._progress.all()
        if key not in self._door.lessons or (setup.policy, setup.origin.kind) != (COACH, MATCH):
            return False
        known = {done.of if done.kind == LESSON else done.more.get("game") for done in progress}
        played = {match.key for match in self._saves.listing() if isinstance(match, Summary)}
        return key not in known | played

    def awaits(self, opened: Opened, then: Callable[[], None]) -> bool:
        """Whether a match needs a lesson that is still to be fetched; `then` comes after it."""
        setup = opened.head.setup
        if setup.origin.kind != LESSON or setup.key in self._lessons:
            return False
        self._door.spawn(self._fetch(setup.key, then))
        return True

    async def _fetch(self, key: str, then: Callable[[], None]) -> None:
        address = self._door.address()
        try:
            await self._fetched(key)
        except BadText:
            self._lessons[key] = None
        if self._door.address() == address:
            then()

    def of(self, setup: Setup) -> tuple[Lesson | None, list[Message]]:
        """The lesson of a match, and what is to be said of it."""
        if setup.origin.kind != LESSON:
            return None, []
        lesson = self._lessons.get(setup.key)
        if not lesson:
            return None, [WORDLESS]
        fits = len(setup.seats) == lesson.players and setup.people == (0,)
        if not fits:
            return None, [WORDLESS]
        return lesson, [] if lesson.is_of(setup) else [CHANGED]
