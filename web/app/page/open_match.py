"""An open match: who sits before the screen, who thinks, what can be taken along."""

from collections.abc import Iterable
from contextlib import suppress

from app.bots.thinker import Thinker
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
        *,
        review: bool,
        base: str,
        follows: bool = False,
    ) -> None:
        self.opened, self.thinker, self.follows = opened, thinker, follows
        self.review = review and opened.history.over
        self.sitting = _sitting(opened, settings, review=self.review, follows=follows)
        self.sharing = Sharing(base, opened.head, opened.history)
        self.short = False  # some of it found no room
        self.dealing = Dealing(opened.head, opened.history)
        self._warned: set[str] = set()
        if len(opened.head.setup.people) > 1:
            self.warn(SEVERAL)

    def scene(self, language: str) -> Scene:
        """What is shown now, with what an open dialog takes along."""
        scene = self.sitting.scene()
        if scene.dialog == "share":
            return scene._replace(shared=self.sharing.shared(language))
        if scene.dialog == "seal":
            return scene._replace(unsealed=self.dealing.unsealed())
        return scene

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


def _sitting(opened: Opened, settings: Settings, *, review: bool, follows: bool) -> Sitting:
    home = own_seat(opened.head.setup)
    if review:
        return Review(opened.head, opened.history, settings, home)
    return Session(opened.head, opened.history, settings, home, follows=follows)
