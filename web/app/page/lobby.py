"""The lobby: the list of saved matches and what can be done to them."""

from collections.abc import Callable

from app.browser.door import Door
from app.page.loading import Loading, Refusal
from app.page.luggage import Luggage
from app.saves import backup
from app.saves.envelope import TOO_LONG, Damaged
from app.saves.saves import Saves
from app.saves.storage import Full
from app.saves.summary import Problem, Summary
from app.view import render
from tefuda.core.slices import Slices
from tefuda.core.table import Message, say

KEPT = "tefuda/lobby"
"""Where the list's HTML waits for `lobby.js`, which shows it before Python is there."""

UNREADABLE = say("The browser cannot read this file.")
NO_ROOM = say("There is no room left on this device.")


class Lobby:
    """Shows the saves. `go` opens one of them."""

    def __init__(
        self,
        door: Door,
        saves: Saves,
        loading: Loading,
        luggage: Luggage,
        go: Callable[[str], None],
    ) -> None:
        self._door = door
        self._saves = saves
        self._luggage = luggage
        self._loading = loading
        self._go = go
        self._language, self._drawn = "en", frozenset[tuple[str, str | None]]()
        self._refused: Problem | None = None  # what could not be brought in
        self._thrown = frozenset[str]()  # into the bin, in this visit: they can be had back at once
        self.told: Message | None = None  # a sentence above the list, in this visit

    def show(self, language: str) -> None:
        rows = self._saves.listing()
        self._drawn = self._saves.drawn()
        learnt = self._luggage.learnt()
        rows = [
            row._replace(learnt=row.match_id in learnt) if isinstance(row, Summary) else row
            for row in rows
        ]
        over = [row for row in rows if isinstance(row, Summary) and (row.over or row.learnt)]
        waiting = [row for row in rows if row not in over]
        refused = [self._refused] if self._refused else []
        plan, thrown = self._luggage.plan, self._thrown
        shown = render.lobby_matches([*refused, *waiting], language, self.told, plan, thrown)
        finished = render.lobby_finished(over, language)
        self._door.show("waiting", shown)
        self._door.show("finished", finished)
        try:
            self._door.storage.put(KEPT, render.lobby_matches(waiting, language) + finished)
        except Full:
            self._door.storage.drop(KEPT)

    def refresh(self) -> None:
        """Show the list again where it has changed, in another tab most likely."""
        if self._saves.drawn() != self._drawn:
            self.show(self._language)

    def do(self, verb: str, match_id: str) -> bool:
        """Whether this was one of the lobby's controls."""
        act = _ACTS.get(verb)
        if act:
            act(self, match_id)
        return act is not None

    def delete(self, match_id: str) -> None:
        self._luggage.keep_result(match_id)
        self._saves.bin.throw(match_id)
        self._thrown |= {match_id}
        self._changed()

    def restore(self, match_id: str) -> None:
        self._saves.bin.restore(match_id)
        self._changed()

    def _changed(self) -> None:
        self._refused = None
        self._go("")

    def mend(self, match_id: str) -> None:
        self._keep("", self._saves.mending(match_id))

    def export(self, match_id: str) -> None:
        self._door.download(f"tefuda-{match_id}.txt", self._text(match_id))

    def copy(self, match_id: str) -> None:
        self._door.copy(self._text(match_id))

    def _text(self, match_id: str) -> str:
        """A save as text; a damaged one, or one that was refused, as it is."""
        if not match_id:
            return self._refused.original if self._refused else ""
        try:
            return self._saves.export(match_id)
        except Damaged as damage:
            return damage.original

    def bring(self, _: str) -> None:
        self._door.spawn(self._bring())

    async def _bring(self) -> None:
        try:
            text = await self._door.chosen(backup.most_letters)
        except OSError:
            self._say(UNREADABLE, "")
            return
        if text is None:
            self._say(TOO_LONG, "")
        elif backup.is_backup(text):
            self._luggage.unpack(text, self._changed, lambda refusal: self._refuse(refusal, ""))
        else:
            self._keep(text, self._saves.bringing(text))

    def _keep(self, text: str, making: Slices[str]) -> None:
        """Go to a save that is made now, or say why it cannot be."""
        self._refused = None
        self._loading.run(making, self._go, lambda refusal: self._refuse(refusal, text))

    # everything as one file

    def pack(self, _: str) -> None:
        self._luggage.pack(lambda: self.show(self._luggage.settings.language))

    def merge(self, what: str) -> None:
        self._luggage.merge(what, self._merged, lambda refusal: self._refuse(refusal, ""))

    def _merged(self, message: Message) -> None:
        self.told = message
        self._changed()

    def dismiss(self, _: str) -> None:
        self._luggage.plan = None
        self._changed()

    def _refuse(self, refusal: Refusal, text: str) -> None:
        if isinstance(refusal, Full):
            self._say(NO_ROOM, text)
        else:
            self._say(refusal.message, refusal.original)

    def _say(self, message: Message, original: str) -> None:
        self._refused = Problem("", message, original, mendable=False, in_bin=False)
        self._go("")


_ACTS: dict[str, Callable[[Lobby, str], None]] = {
    "delete": Lobby.delete,
    "restore": Lobby.restore,
    "mend": Lobby.mend,
    "export": Lobby.export,
    "copy": Lobby.copy,
    "import": Lobby.bring,
    "export-all": Lobby.pack,
    "merge": Lobby.merge,
    "dismiss": Lobby.dismiss,
}
