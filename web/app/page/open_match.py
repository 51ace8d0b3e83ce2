"""An open match: who sits before the screen, who thinks, what can be taken along."""

from collections.abc import Iterable, Sequence
from contextlib import suppress

from app.bots.thinker import Thinker
from app.browser.door import Door
from app.lesson.lesson import Lesson
from app.page.herald import Herald
from app.play.effects import Effects
from app.play.review import Review
from app.play.session import Session
from app.play.sitting import Sitting, own_seat
from app.saves.preferences import Settings
from app.saves.saves import Opened
from app.share.dealing import Dealing
from app.share.sharing import Sharing
from app.view.scene import Scene
from tefuda.core.table import Message, say
from tefuda.core.terms import BadText, IllegalMove

NOTED = "noted"
"""The field for a seal."""

SEVERAL = say(
    "Several people sit at this table: it is kept whole and can be looked at here, but this page "
    "cannot hand the device round yet."
)


class OpenMatch:
    """It is played on, or looked back at; one that is not over can only be played on."""

    def __init__(
        self,
        opened: Opened,
        settings: Settings,
        thinker: Thinker,
        lesson: Lesson | None = None,
        *,
        review: bool,
        base: str,
        follows: bool = False,
    ) -> None:
        self.opened, self.thinker, self.follows = opened, thinker, follows
        self.review = review and opened.history.over
        home = own_seat(opened.head.setup)
        self.sitting: Sitting = (
            Review(opened.head, opened.history, settings, home)
            if self.review
            else Session(
                opened.head, opened.history, settings, home, follows=follows, lesson=lesson
            )
        )
        self.sharing = Sharing(base, opened.head, opened.history)
        self.short = False  # some of it found no room
        self.unknown = False  # the person has never played this game
        self.dealing = Dealing(opened.head, opened.history)
        self._warned: set[str] = set()
        self._herald = Herald()
        if len(opened.head.setup.people) > 1:
            self.warn(SEVERAL)

    def follow(self, last: "OpenMatch | None") -> None:
        """Take over what was found in the same match, when it was shown in another way."""
        found = last.sitting.turning if last and self._is_of(last) else None
        if found:
            found.rest()
            self.sitting.turning = found

    def _is_of(self, last: "OpenMatch") -> bool:
        """Whether it is that match, and over as it was then."""
        then, now = last.opened, self.opened
        same = then.head.match_id == now.head.match_id
        return same and then.history.match.steps == now.history.match.steps

    def close(self) -> None:
        """Nobody thinks about it any more."""
        self.thinker.stop()
        self.thinker.close()

    def begin(self, query: tuple[tuple[str, str], ...]) -> Effects:
        """`query` may ask that the turning points are looked for at once (page/route.py)."""
        asked = self.review and ("turns", "yes") in query
        return [*self.sitting.begin(), *(self.sitting.do("turns") if asked else [])]

    def scene(self, language: str) -> Scene:
        """What is shown now, with what an open dialog takes along."""
        scene = self.sitting.scene()._replace(unknown=self.unknown and not self._begun())
        if scene.dialog == "share":
            return scene._replace(shared=self.sharing.shared(language))
        if scene.dialog == "seal":
            dealing = self.dealing
            return scene._replace(unsealed=dealing.unsealed(), compared=dealing.compared)
        return scene

    def _begun(self) -> bool:
        """Whether a person has made a move."""
        people = self.opened.head.setup.people
        return any(step.seat in people for step in self.opened.history.match.steps)

    def told(self, scene: Scene) -> Sequence[str]:
        """What is to be heard of this drawing; what was asked by key is answered then."""
        lines = list(self._herald.lines(scene))
        self.sitting.screen.asked = ""
        return lines

    def unseal(self, what: str, door: Door) -> None:
        """In the dialog "seal": "compare" a seal that was noted, or the match as a "record"."""
        if what == "compare":
            self.dealing.compare(door.typed(NOTED))
        elif text := self.dealing.record():
            door.download(f"tefuda-{self.opened.head.match_id}.json", text)

    def is_at(self, match_id: str, *, review: bool) -> bool:
        return (self.opened.head.match_id, self.review) == (match_id, review)

    def warn(self, message: Message, *, export: bool = False) -> None:
        """Say something once, and offer to take the match along."""
        if message.text not in self._warned:
            self._warned.add(message.text)
            self.sitting.screen.say(message, export=export)

    def hears(self, entries: Iterable[str]) -> bool:
        """Whether what another tab has played follows from what stands here."""
        self.sitting.screen.told = len(self.opened.history.match.steps)
        with suppress(BadText, IllegalMove):
            for entry in entries:
                self.opened.history.apply(entry)
            if self.opened.history.over:
                self.sitting.screen.open("result")
            return True
        return False
