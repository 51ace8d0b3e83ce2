"""What a person may do to the screen itself, in a match and when looking back at one."""

from collections.abc import Callable
from typing import NamedTuple

from app.play.effects import Effects, Keep, Leave
from app.saves.preferences import Settings, changed
from tefuda.core.table import Message
from tefuda.core.terms import Event

LAST_PAGE = "learnt"
"""The dialog at the end of a lesson."""


class Notice(NamedTuple):
    """A sentence for the person, and the clause it rests on ("" for none)."""

    message: Message
    clause: str = ""
    export: bool = False  # the match as a file is offered with it
    helps: bool = False  # it says what something means, and refuses nothing


class Screen:
    """The open dialog, how the hand is laid out, what the person prefers and was told."""

    def __init__(self, settings: Settings, layout: int | None = None) -> None:
        """`layout` is how a lesson lays out the hand where nobody has chosen; None in a match."""
        self.settings = settings
        self.dialog = ""
        self.arrangement = settings.layout or layout or 0
        self.laid_in = -1  # the stretch that was chosen in
        self._lent = layout is not None  # a lesson's table: how a hand lies there is no wish
        self.notice: Notice | None = None  # until the next click
        self.asking = False  # what is tapped says what it is
        self.asked = ""  # by key, in this call: a letter
        self.told = 0  # moves that had been shown before this call
        self.known: tuple[int, list[Event]] = (
            0,
            [],
        )  # `told`, and what was heard of the last of them
        self._felt = (0, "")  # how often the hand was to feel something, and what last

    def begin(self) -> None:
        """A click: what was said at the last one is over."""
        self.notice, self.asked = None, ""

    def do(self, verb: str, rest: str) -> Effects:
        """A click; what is none of the screen's is passed over."""
        act = _ACTS.get(verb)
        return act(self, rest) if act else []

    def say(self, message: Message, *, export: bool = False) -> None:
        """Something the person should know, until the next click."""
        self.notice = Notice(message, export=export)

    def feel(self, what: str) -> None:
        """The hand is to feel it: "place", "refuse" or "win" (js/haptics.mjs)."""
        self._felt = (self._felt[0] + 1, what)

    @property
    def felt(self) -> str:
        """Numbered, so that the same is felt again; "" for nothing yet, or ever."""
        number, what = self._felt
        return f"{number} {what}" if what and self.settings.haptics else ""

    def open(self, dialog: str) -> Effects:
        self.dialog = dialog
        return []

    def close(self, _: str) -> Effects:
        return self.open("")

    def arrange(self, number: str) -> Effects:
        arranged = changed(self.settings, "layout", number)
        self.arrangement = arranged.layout
        if self._lent:
            return []
        self.settings = arranged
        return [Keep(self.settings)]

    def set(self, what: str) -> Effects:
        field, _, value = what.partition(" ")
        self.settings = changed(self.settings, field, value)
        return [Keep(self.settings)]

    def tell(self, letter: str) -> Effects:
        """What is asked by key is answered once."""
        self.asked = letter
        return []

    def what(self, _: str) -> Effects:
        """From now on what is tapped says what it is, or no longer."""
        self.asking = not self.asking
        return []

    def leave(self, _: str) -> Effects:
        return [Leave()]


_ACTS: dict[str, Callable[[Screen, str], Effects]] = {
    "open": Screen.open,
    "close": Screen.close,
    "arrange": Screen.arrange,
    "set": Screen.set,
    "tell": Screen.tell,
    "what": Screen.what,
    "lobby": Screen.leave,
}
