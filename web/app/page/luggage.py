"""Everything on the device as one file, and such a file brought here: looked at first, then merged."""

from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

from app.browser.door import Door
from app.lesson.lesson import LESSON
from app.page.loading import Loading, Refusal
from app.page.tabs import Tabs
from app.saves import merging, preferences
from app.saves.backup import Contents, reading, writing
from app.saves.bin import Clock, iso
from app.saves.envelope import Damaged
from app.saves.merging import Plan
from app.saves.preferences import Settings
from app.saves.progress import Done, Progress, result
from app.saves.saves import Opened, Saves
from app.saves.storage import Full
from app.view import render
from app.view.scene import Scene
from tefuda.core import slices
from tefuda.core.slices import Slices
from tefuda.core.table import Message, say

T = TypeVar("T")

BROUGHT = say("All of the file is here now.")


class Luggage:
    """What a file holds is shown above the lobby's list until the person has decided."""

    def __init__(
        self,
        door: Door,
        saves: Saves,
        progress: Progress,
        loading: Loading,
        tabs: Tabs,
        now: Clock,
    ) -> None:
        self._door, self._saves, self._progress = door, saves, progress
        self._loading, self._tabs, self._now = loading, tabs, now
        self.plan: Plan | None = None
        self.settings = Settings()

    def keep_result(self, match_id: str) -> None:
        """Before a finished match is deleted: how it ended stays."""
        with suppress(Damaged):
            if self._saves.is_over(match_id):
                self.note_result(self._saves.open(match_id))

    def note_result(self, opened: Opened) -> None:
        if opened.history.over and opened.head.setup.origin.kind != LESSON:
            self._progress.add(result(opened.head, opened.history, iso(self._now())))

    def note_lesson(self, scene: Scene) -> None:
        """Where its end is drawn it was done."""
        over = scene.voice and scene.voice.learnt
        if over and scene.match_id not in self._progress.learnt():
            self._progress.add(Done(LESSON, scene.key, iso(self._now()), {"match": scene.match_id}))

    def learnt(self) -> Collection[str]:
        """The lessons that wait for nobody."""
        return self._progress.learnt()

    def pack(self, show: Callable[[], None]) -> None:
        """Take all of it along."""
        work = writing(self._saves, self._progress, self.settings, self._now())
        name = f"tefuda-{iso(self._now())[:10]}.txt"

        def done(text: str) -> None:
            self._door.download(name, text)
            show()

        self._loading.run(work, done, _never, self._tell)

    def unpack(
        self, text: str, show: Callable[[], None], refused: Callable[[Refusal], None]
    ) -> None:
        """Look what a text holds."""

        def done(plan: Plan) -> None:
            self.plan = plan
            show()

        self._after_a_look(self._planning(text), done, refused)

    def _planning(self, text: str) -> Slices[Plan]:
        contents = yield from reading(text)
        return (yield from self._plan(contents))

    def _plan(self, contents: Contents) -> Slices[Plan]:
        played = self._tabs.is_played
        return merging.planning(self._saves, self._progress, self.settings, contents, played)

    def merge(
        self, what: str, done: Callable[[Message], None], refused: Callable[[Refusal], None]
    ) -> None:
        """Bring what was looked at; with "settings" its settings, too."""
        plan, self.plan = self.plan, None
        if plan is None:
            return
        work = merging.merging(self._saves, self._progress, plan.contents, self._tabs.is_played)
        if what == "settings":
            self._wear(merging.settings_of(plan.contents, self.settings))
        self._after_a_look(work, lambda _: done(BROUGHT), refused)

    def _after_a_look(
        self, work: Slices[T], done: Callable[[T], None], refused: Callable[[Refusal], None]
    ) -> None:
        """At what other tabs play, and at what the second copy still has of a store that was cleared."""

        async def run() -> None:
            await self._tabs.look_round()
            self._loading.run(work, done, refused, self._tell)

        self._door.spawn(run())

    def _wear(self, settings: Settings) -> None:
        with suppress(Full):
            self._door.storage.put(preferences.KEY, preferences.write(settings))

    def _tell(self, progress: slices.Progress) -> None:
        self._door.show("waiting", render.carrying(progress, self.settings.language))


def _never(refusal: Refusal) -> None:
    raise AssertionError(refusal)
