"""An open match: who sits before the screen, who thinks, what can be taken along."""

from app.bots.thinker import Thinker
from app.play.review import Review
from app.play.session import Session
from app.play.sitting import Sitting, own_seat
from app.saves.preferences import Settings
from app.saves.saves import Opened
from app.share.sharing import Sharing
from tefuda.core.table import Message


class OpenMatch:
    """It is played on, or looked back at; one that is not over can only be played on."""

    def __init__(
        self, opened: Opened, settings: Settings, thinker: Thinker, *, review: bool, base: str
    ) -> None:
        self.opened, self.thinker = opened, thinker
        self.review = review and opened.history.over
        self.sitting = _sitting(opened, settings, review=self.review)
        self.sharing = Sharing(base, opened.head, opened.history)
        self._warned: set[str] = set()

    def is_at(self, match_id: str, *, review: bool) -> bool:
        return (self.opened.head.match_id, self.review) == (match_id, review)

    def warn(self, message: Message) -> None:
        """Say something once."""
        if message.text not in self._warned:
            self._warned.add(message.text)
            self.sitting.screen.say(message)


def _sitting(opened: Opened, settings: Settings, *, review: bool) -> Sitting:
    kind: type[Review | Session] = Review if review else Session
    return kind(opened.head, opened.history, settings, own_seat(opened.head.setup))
