"""The page: goes where the address says, and does what sessions ask for."""

import asyncio
import secrets
import time
from collections.abc import Callable
from contextlib import suppress

from app.bots.request import Request
from app.bots.thinker import Thinker
from app.browser.door import Door
from app.match.setup import Setup, from_query
from app.page import route
from app.page.board import Board
from app.page.keeping import CLEARED, LATE, NO_SECOND, PATIENCE, SAVED_AGAIN, Keeping
from app.page.learning import Learning
from app.page.loading import Loading
from app.page.lobby import NO_ROOM, Lobby
from app.page.luggage import Luggage
from app.page.open_match import OpenMatch
from app.page.problems import Problems
from app.page.tabs import Tabs
from app.play.effects import Begin, Effect, Effects, Keep, Leave, Stop, Wait, Write
from app.saves import preferences
from app.saves.adoption import adopting
from app.saves.bin import Clock
from app.saves.journal import Elsewhere
from app.saves.preferences import Settings
from app.saves.progress import Progress as Done
from app.saves.recovery import Recovered, agree, recover
from app.saves.saves import Opened, Saves
from app.saves.second import Mirror
from app.saves.storage import Full
from app.share import link
from tefuda.core.slices import Progress, Slices
from tefuda.core.table import Message, say
from tefuda.core.terms import BadText

REVIEW = "review"
"""Behind a match's address: "#/match/ID/review"."""

APART = say(
    "What the second copy kept of a match did not fit what stood here: both are in the list, each "
    "as a match of its own."
)
ELSEWHERE = say("This match went on in another tab; here is how it stands there.")
HELPLESS = say("The bots' thread does not answer: they play plain moves from now on.")


class Page:
    """Between the browser's door on one side, saves and sessions on the other."""

    def __init__(
        self, door: Door, now: Clock, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._door = door
        self._second = Mirror(door.second, door.spawn)
        self._second.taken = self._overruled
        self._saves = Saves(door.storage, now, self._second)
        self._keeping = Keeping(door, self._saves, self._second)
        self._tabs = Tabs(door, self._saves, now, self._reopen)
        self._loading = Loading(door, self._tell, seconds)
        self._progress = Done(self._saves.bin, self._second)
        self._luggage = Luggage(door, self._saves, self._progress, self._loading, self._tabs, now)
        self._lobby = Lobby(door, self._saves, self._loading, self._luggage, self._go_to)
        self._here: OpenMatch | None = None
        self._last: OpenMatch | None = None  # that was open before
        self._settings, self._board = Settings(), Board(door)
        self._problems = Problems(door, self._board, lambda: self._settings.language)
        self._learning = Learning(door, self._saves, self._progress, self._lobby)

    async def recover(self) -> None:
        """Before anything is read: have back what was lost when the browser was ended.

        A second copy that takes long is not waited for; what it brings is taken in later. Only the
        first beat waits, for nothing of a match may be in the page's store alone.
        """
        work = asyncio.ensure_future(self._recovered())
        await asyncio.wait({work}, timeout=PATIENCE)
        if work.done():
            self._tell_apart(work.result())
        else:
            self._door.spawn(self._recover_late(work))

    async def _recovered(self) -> Recovered:
        await self._tabs.ask()
        recovered = await recover(self._saves, self._tabs.is_elsewhere)
        await self._progress.recover()
        self._second.go_on()
        return recovered

    async def _recover_late(self, work: asyncio.Future[Recovered]) -> None:
        await asyncio.wait({work}, timeout=LATE)
        self._second.wait_no_longer()
        recovered = await work
        self._tell_apart(recovered)
        self._keeping.mark()
        here = self._here
        if here and here.opened.head.match_id in recovered.filled:
            self._close()
        if not here or here is not self._here or recovered.apart:
            self.arrive()

    def _tell_apart(self, recovered: Recovered) -> None:
        if recovered.apart:
            self._lobby.told = APART

    def start(self) -> None:
        """Listen, and show what the address says."""
        self._keeping.mark()
        self._door.listen(self.do, self.arrive)
        self._door.hear(self.look, self._tabs.lost, self._tabs.leave)
        self.arrive()

    def arrive(self) -> None:
        """The address or the settings have changed."""
        self._loading.stop()
        text = self._door.storage.get(preferences.KEY)
        self._settings = preferences.read(text, self._door.language)
        for field, value in self._door.wishes().items():
            self._settings = preferences.changed(self._settings, field, value)
        self._luggage.settings = self._settings
        self._door.dress(self._settings)
        where = route.read(self._door.address())
        if where.place == "new":
            self._new(where)
        elif where.place == "learn":
            self._close()
            self._learning.begin(where.name, self._begin)
        elif where.place == "open":
            self._bring(where.name)
        elif where.place == "match":
            self._match(where.name, review=where.clause == REVIEW)
        elif where.place == "lobby":
            self._close()
            self._lobby.show(self._settings.language)
            self._keeping.mark_unsaved()

    def do(self, what: str) -> None:
        """Something that carries `data-do` was clicked."""
        verb, _, rest = what.partition(" ")
        here = self._here
        if verb == "stop":
            self._go_to("")
            return
        if self._lobby.do(verb, rest) or not here:
            return
        if verb == "enlarge":
            self._enlarge(here)
        elif what == "open settings":
            self._keeping.ask(lambda: self._draw(here) if here is self._here else None)
        elif verb == "take-over" and here.follows:
            self._tabs.take_over()
        elif verb in ("record", "compare"):
            here.unseal(verb, self._door)
        elif verb == "check":
            self._loading.run(here.dealing.checking(), lambda _: self._draw(here), lambda _: None)
            return
        self._next(here, lambda: here.sitting.do(what))

    def _go_to(self, match_id: str) -> None:
        """To a match; "" is the lobby."""
        address = f"#/match/{match_id}" if match_id else "#/"
        if self._door.address() == address:
            self.arrive()
        else:
            self._door.go(address)

    # a match

    def _new(self, where: route.Route) -> None:
        """Make the match that a link describes; its address takes the link's place."""
        try:
            setup = from_query(where.name, dict(where.query), secrets.token_hex(16))
        except BadText as error:
            message = say("This link does not make a match: {error}.", error=str(error))
            self._problems.show("", message, self._door.address())
        else:
            self._begin(setup.salted())

    def _bring(self, text: str) -> None:
        """Go on with the match that a link holds; its address takes the link's place."""
        self._close()
        self._loading.run(
            self._adopting(text),
            lambda match_id: self._door.go(f"#/match/{match_id}", replace=True),
            lambda refusal: self._problems.refuse("", refusal, self._door.address()),
        )

    def _adopting(self, text: str) -> Slices[str]:
        head, entries = yield from link.reading(text)
        return (yield from adopting(self._saves, head, entries, self._tabs.is_elsewhere))

    def _begin(self, setup: Setup, entries: tuple[str, ...] = ()) -> None:
        self._learning.meet(setup)
        try:
            match_id = self._saves.create(setup, entries)
        except Full:
            self._problems.show("", NO_ROOM, "")
        else:
            self._door.go(f"#/match/{match_id}", replace=True)

    def _match(self, match_id: str, *warnings: Message, review: bool = False) -> None:
        if self._here and self._here.is_at(match_id, review=review):
            self._here.sitting.screen.settings = self._settings
            self._draw(self._here)
            return
        self._close(but=match_id)
        self._loading.run(
            self._saves.opening(match_id),
            lambda opened: self._open(opened, *warnings, review=review),
            lambda refusal: self._problems.refuse(match_id, refusal),
        )

    def _tell(self, progress: Progress) -> None:
        self._problems.tell(progress, route.read(self._door.address()).place)

    def _open(self, opened: Opened, *warnings: Message, review: bool) -> None:
        if self._learning.awaits(opened, lambda: self._open(opened, *warnings, review=review)):
            return
        lesson, said = self._learning.of(opened.head.setup)
        thinker, base = Thinker(self._door.start_worker), self._door.base
        plays = not (review or opened.history.over)
        follows = plays and self._tabs.enter(opened.head.match_id)
        here = OpenMatch(
            opened, self._settings, thinker, lesson, review=review, base=base, follows=follows
        )
        here.unknown = self._learning.is_first(opened.head.setup)
        here.follow(self._last)
        self._here = here
        if here.sitting.has_bots:
            here.thinker.warm()
        effects = here.begin(route.read(self._door.address()).query)
        told = [APART] if self._lobby.told else []
        for message in (*warnings, *said, *told, *self._keeping.warnings(opened)):
            here.warn(message)
        self._perform(here, effects)

    def _close(self, but: str = "") -> None:
        """Nothing is open then; `but` this match is to be opened again at once."""
        if self._here:
            self._here.close()
        self._last, self._here = self._here or self._last, None
        if self._tabs.match_id != but:
            self._tabs.leave()

    def _draw(self, here: OpenMatch) -> None:
        scene = here.scene(self._settings.language)
        self._luggage.note_lesson(scene)
        if scene.dialog == "settings":
            scene = scene._replace(safety=self._keeping.safety())
        self._board.show(scene)
        for line in here.told(scene):
            self._door.announce(line)

    # what a session asks for

    def _next(self, here: OpenMatch, beat: Callable[[], Effects]) -> None:
        """The next thing of a match, as soon as the one before is on disk."""
        self._keeping.then(lambda: self._perform(here, beat()) if here is self._here else None)

    def _perform(self, here: OpenMatch, effects: Effects) -> None:
        for effect in effects:
            if here is self._here:  # else an effect has led away from it
                self._do_one(here, effect)
        self._second.start()
        if here is self._here:
            if self._second.failed or self._second.late:
                here.warn(NO_SECOND)
            self._draw(here)

    def _do_one(self, here: OpenMatch, effect: Effect) -> None:
        match effect:
            case Write(entry):
                self._write(here, entry)
            case Request():
                self._door.spawn(self._ask(here, effect))
            case Stop():
                here.thinker.stop()
            case Wait(number, ms):
                self._door.later(ms, lambda: self._tick(here, number))
            case Keep(settings):
                self._keep(settings)
            case Begin(setup, entries):
                self._begin(setup, entries)
            case Leave():
                self._go_to("")

    def _write(self, here: OpenMatch, entry: str) -> None:
        try:
            self._check(here)
            here.opened.journal.append(entry)
        except Full:
            here.warn(self._keeping.no_room, export=True)
        except Elsewhere:
            self._reopen(here.opened.head.match_id, ELSEWHERE)
        else:
            self._saves.note(here.opened)
        self._luggage.note_result(here.opened)
        if here.opened.history.over:
            self._keeping.ask_to_last()
        self._tell_room(here)
        self._door.tell()

    def _reopen(self, match_id: str, *warnings: Message) -> None:
        """Show what is in the store instead of what was played here."""
        self._close(but=match_id)
        self._door.later(0, lambda: self._match(match_id, *warnings))

    # other tabs, and stores that are cleared

    def look(self) -> None:
        """Something may have happened elsewhere, or some time has passed."""
        here = self._here
        if not here:
            if route.read(self._door.address()).place == "lobby":
                self._lobby.refresh()
        elif here.follows:
            self._catch_up(here)
        elif not here.opened.history.over:
            self._guard(here)

    def _guard(self, here: OpenMatch) -> None:
        """A match that is played here stands in the store, and no other tab plays it."""
        try:
            self._check(here)
        except Elsewhere:
            self._reopen(here.opened.head.match_id)
            return
        if self._saves.unsaved:
            self._saves.settle()
            self._tell_room(here)
            self._draw(here)

    def _tell_room(self, here: OpenMatch) -> None:
        """Whether there is room, and that there is again."""
        self._keeping.mark_unsaved()
        if here.short and not self._saves.unsaved:
            here.warn(SAVED_AGAIN)
        here.short = self._saves.unsaved

    def _check(self, here: OpenMatch) -> None:
        if self._tabs.check(here.opened):
            here.warn(CLEARED, export=True)
            self._draw(here)
            self._keep(self._settings)
            self._door.spawn(self._tabs.others_back())

    def _catch_up(self, here: OpenMatch) -> None:
        """Show what another tab has played."""
        match_id = here.opened.head.match_id
        if not self._door.storage.lasting and self._second.there:
            self._door.spawn(agree(self._saves, match_id))  # nothing else is common to both
        journal = here.opened.journal
        news = () if journal.intact else journal.news()
        if news is None or not here.hears(news):
            self._reopen(match_id)
        elif news:
            self._draw(here)

    def _overruled(self, match_id: str) -> None:
        """Another tab was quicker with the last move."""
        if self._here and self._here.opened.head.match_id == match_id:
            self._close(but=match_id)
        self._door.spawn(self._agree(match_id))

    async def _agree(self, match_id: str) -> None:
        await agree(self._saves, match_id)
        if self._tabs.match_id == match_id:
            self._match(match_id, ELSEWHERE)

    def _enlarge(self, here: OpenMatch) -> None:
        """Open the match by its link; where that may not be, offer the link to copy."""
        address = here.sharing.link()
        if not (address and self._door.open(address)):
            here.sharing.blocked = True
            here.sitting.screen.open("share")

    def _tick(self, here: OpenMatch, number: int) -> None:
        """A beat is over once everything lies, too."""
        if ms := self._door.moving():
            self._door.later(ms, lambda: self._tick(here, number))
        else:
            self._next(here, lambda: here.sitting.tick(number))

    async def _ask(self, here: OpenMatch, request: Request) -> None:
        decision = await here.thinker.answer(request)

        def answered() -> Effects:
            if here.thinker.helpless:
                here.warn(HELPLESS)
            return here.sitting.answer(request.number, decision)

        self._next(here, answered)

    def _keep(self, settings: Settings) -> None:
        self._settings = self._luggage.settings = settings
        self._door.dress(settings)
        with suppress(Full):  # then for this visit only
            self._door.storage.put(preferences.KEY, preferences.write(settings))
