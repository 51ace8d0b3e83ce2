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
from app.page.loading import Loading, Refusal
from app.page.lobby import NO_ROOM, Lobby
from app.page.luggage import Luggage
from app.page.open_match import OpenMatch
from app.play.effects import Begin, Effect, Effects, Keep, Leave, Stop, Wait, Write
from app.saves import preferences
from app.saves.adoption import adopting
from app.saves.bin import Clock
from app.saves.journal import Elsewhere
from app.saves.preferences import Settings
from app.saves.progress import Progress as Done
from app.saves.recovery import Recovered, recover
from app.saves.saves import Opened, Saves
from app.saves.second import Mirror
from app.saves.storage import Full
from app.saves.summary import Problem
from app.share import link
from app.view import render
from tefuda.core.slices import Progress, Slices
from tefuda.core.table import Message, say
from tefuda.core.terms import BadText

PATIENCE = 0.3
"""Seconds that a start waits for the second copy."""

REVIEW = "review"
"""Behind a match's address: "#/match/ID/review"."""

NOT_LASTING = say("This browser keeps nothing: the match ends with this tab, unless you export it.")
NOT_LASTING_HERE = say(
    "Nothing can be kept in this frame: the match ends with this page, unless you open it full size."
)
NOT_SAVED = say(
    "There is no room left on this device: what is played now is not saved. Delete matches in "
    "the lobby, or take this one along as a file (in the menu)."
)
ONLY_SECOND = say(
    "There is no room left on this device where matches are read: what is played now is kept in "
    "their second copy only. Delete matches in the lobby, or take this one along as a file (in the "
    "menu)."
)
NO_SECOND = say(
    "The second copy of this match cannot be written now: if the browser is ended in the middle of "
    "things, the last moves may be lost."
)
APART = say(
    "What the second copy kept of a match did not fit what stood here: both are in the list, each "
    "as a match of its own."
)
ELSEWHERE = say("This match went on in another tab; here is how it stands there.")
SEVERAL = say(
    "Several people sit at this table: it is kept whole and can be looked at here, but this page "
    "cannot hand the device round yet."
)
TORN = say("The last entry had not been saved whole, and is lost.")
HELPLESS = say("The bots' thread does not answer: they play plain moves from now on.")


class Page:
    """Between the browser's door on one side, saves and sessions on the other."""

    def __init__(
        self, door: Door, now: Clock, seconds: Callable[[], float] = time.monotonic
    ) -> None:
        self._door = door
        self._second = Mirror(door.second, door.spawn)
        self._saves = Saves(door.storage, now, self._second)
        self._loading = Loading(door, self._tell, seconds)
        self._progress = Done(self._saves.bin, self._second)
        self._luggage = Luggage(door, self._saves, self._progress, self._loading, now)
        self._lobby = Lobby(door, self._saves, self._loading, self._luggage, self._go_to)
        self._here: OpenMatch | None = None
        self._settings = Settings()

    async def recover(self) -> None:
        """Before anything is read: have back what was lost when the browser was ended.

        A second copy that takes long is not waited for; what it brings is taken in later.
        """
        work = asyncio.ensure_future(self._recovered())
        await asyncio.wait({work}, timeout=PATIENCE)
        if work.done():
            self._tell_apart(work.result())
        else:
            self._door.spawn(self._recover_late(work))

    async def _recovered(self) -> Recovered:
        recovered = await recover(self._saves)
        await self._progress.recover()
        return recovered

    async def _recover_late(self, work: asyncio.Future[Recovered]) -> None:
        recovered = await work
        self._tell_apart(recovered)
        self._mark_storage()
        here = self._here
        if here and here.opened.head.match_id in recovered.filled:
            self._close()
        if not here or here is not self._here or recovered.apart:
            self.arrive()

    def _tell_apart(self, recovered: Recovered) -> None:
        if recovered.apart:
            self._lobby.told = APART

    @property
    def _lasting(self) -> bool:
        return self._door.storage.lasting or self._second.there

    def _mark_storage(self) -> None:
        if not self._lasting:
            self._door.mark("storage", "memory")

    def start(self) -> None:
        """Listen, and show what the address says."""
        self._mark_storage()
        self._door.listen(self.do, self.arrive)
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
        elif where.place == "open":
            self._bring(where.name)
        elif where.place == "match":
            self._match(where.name, review=where.clause == REVIEW)
        elif where.place == "lobby":
            self._close()
            self._lobby.show(self._settings.language)
            self._tell_unsaved()

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
            self._show_problem("", message, self._door.address())
        else:
            self._begin(setup.salted())

    def _bring(self, text: str) -> None:
        """Go on with the match that a link holds; its address takes the link's place."""
        self._close()
        self._loading.run(
            self._adopting(text),
            lambda match_id: self._door.go(f"#/match/{match_id}", replace=True),
            lambda refusal: self._refuse("", refusal, self._door.address()),
        )

    def _adopting(self, text: str) -> Slices[str]:
        head, entries = yield from link.reading(text)
        return (yield from adopting(self._saves, head, entries))

    def _begin(self, setup: Setup, entries: tuple[str, ...] = ()) -> None:
        try:
            match_id = self._saves.create(setup, entries)
        except Full:
            self._show_problem("", NO_ROOM, "")
        else:
            self._door.go(f"#/match/{match_id}", replace=True)

    def _match(self, match_id: str, *warnings: Message, review: bool = False) -> None:
        if self._here and self._here.is_at(match_id, review=review):
            self._here.sitting.screen.settings = self._settings
            self._draw(self._here)
            return
        self._close()
        self._loading.run(
            self._saves.opening(match_id),
            lambda opened: self._open(opened, *warnings, review=review),
            lambda refusal: self._refuse(match_id, refusal),
        )

    def _tell(self, progress: Progress) -> None:
        """How far a match is that takes long to open."""
        place = route.read(self._door.address()).place
        shown = render.opening(progress, self._settings.language)
        self._door.show("waiting" if place == "lobby" else "board", shown)

    def _refuse(self, match_id: str, refusal: Refusal, original: str = "") -> None:
        if isinstance(refusal, Full):
            self._show_problem(match_id, NO_ROOM, original)
            return
        text = refusal.original or original
        self._show_problem(match_id, refusal.message, text, mendable=refusal.mendable)

    def _show_problem(
        self, match_id: str, message: Message, original: str, *, mendable: bool = False
    ) -> None:
        problem = Problem(match_id, message, original, mendable, in_bin=False)
        self._door.show("board", render.problem(problem, self._settings.language))

    def _open(self, opened: Opened, *warnings: Message, review: bool) -> None:
        thinker, base = Thinker(self._door.start_worker), self._door.base
        here = OpenMatch(opened, self._settings, thinker, review=review, base=base)
        self._here = here
        if here.sitting.has_bots:
            here.thinker.warm()
        effects = here.sitting.begin()
        for message in (*warnings, *self._about(opened)):
            here.warn(message)
        self._perform(here, effects)

    def _close(self) -> None:
        if self._here:
            self._here.thinker.stop()
            self._here.thinker.close()
        self._here = None

    def _about(self, opened: Opened) -> list[Message]:
        lost = NOT_LASTING_HERE if self._door.framed else NOT_LASTING
        warnings = [
            (lost, not self._lasting),
            (APART, self._lobby.told is not None),
            (TORN, opened.torn),
            (SEVERAL, len(opened.head.setup.people) > 1),
            (self._no_room, opened.journal.unsaved),
        ]
        return [message for message, told in warnings if told]

    def _draw(self, here: OpenMatch) -> None:
        scene = here.sitting.scene()
        if scene.dialog == "share":
            scene = scene._replace(shared=here.sharing.shared(self._settings.language))
        self._door.show("board", render.board(scene))
        for message in scene.news:
            self._door.announce(render.sentence(message, scene))

    @property
    def _no_room(self) -> Message:
        return ONLY_SECOND if self._second.there and not self._second.failed else NOT_SAVED

    # what a session asks for

    def _next(self, here: OpenMatch, beat: Callable[[], Effects]) -> None:
        """The next thing of a match, as soon as the one before is on disk."""
        self._second.then(lambda: self._perform(here, beat()) if here is self._here else None)

    def _perform(self, here: OpenMatch, effects: Effects) -> None:
        for effect in effects:
            if here is self._here:  # else an effect has led away from it
                self._do_one(here, effect)
        self._second.start()
        if here is self._here:
            if self._second.failed:
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
            here.opened.journal.append(entry)
        except Full:
            here.warn(self._no_room)
        except Elsewhere:
            self._reopen(here.opened.head.match_id)
        else:
            self._saves.note(here.opened)
        self._luggage.note_result(here.opened)
        self._tell_unsaved()

    def _tell_unsaved(self) -> None:
        """Who closes the tab with moves that are nowhere else is asked first."""
        self._door.mark("unsaved", "yes" if self._saves.unsaved else "")

    def _reopen(self, match_id: str) -> None:
        """Show what is in the store instead of what was played here."""
        self._close()
        self._door.later(0, lambda: self._match(match_id, ELSEWHERE))

    def _enlarge(self, here: OpenMatch) -> None:
        """Open the match by its link; where that may not be, offer the link to copy."""
        address = here.sharing.link()
        if not (address and self._door.open(address)):
            here.sharing.blocked = True
            here.sitting.screen.open("share")

    def _tick(self, here: OpenMatch, number: int) -> None:
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
