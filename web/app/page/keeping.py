"""How safe a match is in this browser, and what the person is told of it."""

from collections.abc import Callable
from contextlib import suppress

from app.browser.door import Door
from app.saves.safety import Room, Safety, letters
from app.saves.saves import Opened, Saves
from app.saves.second import Mirror
from app.saves.storage import Full
from tefuda.core.table import Message, say

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
    "The second copy of this match cannot be written now: if the browser closes suddenly, the last moves may be lost."
)
SAVED_AGAIN = say("There is room again: all of this match is saved.")
CLEARED = say(
    "What this browser had kept was cleared while you played. This match is written anew, from the "
    "first move on."
)
TORN = say("The last entry had not been saved whole, and is lost.")

PATIENCE = 0.3
"""Seconds that a start waits for the second copy."""

LATE = 5.0
"""Seconds that the first beat waits for it."""

ASKED = "tefuda/asked"
"""That the browser was asked not to tidy matches away."""


class Keeping:
    """What the two stores have room for."""

    def __init__(self, door: Door, saves: Saves, second: Mirror) -> None:
        self._door, self._saves, self._second = door, saves, second
        self._room = Room()

    @property
    def lasting(self) -> bool:
        return self._door.storage.lasting or self._second.there

    def mark(self) -> None:
        if not self.lasting:
            self._door.mark("storage", "memory")

    def mark_unsaved(self) -> None:
        """Who closes the tab with moves that are nowhere else is asked first."""
        self._door.mark("unsaved", "yes" if self._saves.unsaved else "")

    def then(self, call: Callable[[], None]) -> None:
        """Call when what was played is on disk; as long as something waits for that, the body says so."""

        def called() -> None:
            call()
            self._mark_waiting()

        self._second.then(called)
        self._mark_waiting()

    def _mark_waiting(self) -> None:
        self._door.mark("waits", "yes" if self._second.waited_for else "")

    @property
    def no_room(self) -> Message:
        there = self._second.there and not (self._second.failed or self._second.awaits)
        return ONLY_SECOND if there else NOT_SAVED

    def warnings(self, opened: Opened) -> list[Message]:
        """Of a match that is opened."""
        lost = NOT_LASTING_HERE if self._door.framed else NOT_LASTING
        warnings = [
            (lost, not self.lasting),
            (TORN, opened.torn),
            (self.no_room, opened.journal.unsaved),
        ]
        return [message for message, told in warnings if told]

    def ask_to_last(self) -> None:
        """A match was finished: ask the browser, once ever, not to tidy matches away."""
        if self.lasting and self._door.storage.get(ASKED) is None:
            with suppress(Full):
                self._door.storage.put(ASKED, "yes")
            self._door.spawn(self._door.persist())

    # for the settings

    def ask(self, then: Callable[[], None]) -> None:
        """Ask the browser how much room there is; `then` it can be shown."""
        self._door.spawn(self._ask(then))

    async def _ask(self, then: Callable[[], None]) -> None:
        self._room = await self._door.room()
        then()

    def safety(self) -> Safety:
        storage = self._door.storage
        return Safety(letters(storage), storage.lasting, self._second.there, self._room)
