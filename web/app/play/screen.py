"""What a person may do to the screen itself, in a match and when looking back at one."""

from collections.abc import Callable
from typing import NamedTuple

from app.play.effects import Effects, Keep, Leave
from app.saves.preferences import Settings, changed
from tefuda.core.foreign import whole
from tefuda.core.table import Message


class Notice(NamedTuple):
    """A sentence for the person, and the clause it rests on ("" for none)."""

    message: Message
    clause: str = ""
    export: bool = False  # the match as a file is offered with it


class Screen:
    """The open dialog, how the hand is laid out, what the person prefers and was told."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.dialog = ""
        self.arrangement = 0
        self.notice: Notice | None = None  # until the next click
        self.told = 0  # moves that had been shown before this call

    def do(self, verb: str, rest: str) -> Effects:
        """A click; what is none of the screen's is passed over."""
        act = _ACTS.get(verb)
        return act(self, rest) if act else []

    def say(self, message: Message, *, export: bool = False) -> None:
        """Something the person should know, until the next click."""
        self.notice = Notice(message, export=export)

    def open(self, dialog: str) -> Effects:
        self.dialog = dialog
        return []

    def close(self, _: str) -> Effects:
        return self.open("")

    def arrange(self, number: str) -> Effects:
        wanted = whole(number)
        self.arrangement = self.arrangement if wanted is None else wanted
        return []

    def set(self, what: str) -> Effects:
        field, _, value = what.partition(" ")
        self.settings = changed(self.settings, field, value)
        return [Keep(self.settings)]

    def leave(self, _: str) -> Effects:
        return [Leave()]


_ACTS: dict[str, Callable[[Screen, str], Effects]] = {
    "open": Screen.open,
    "close": Screen.close,
    "arrange": Screen.arrange,
    "set": Screen.set,
    "lobby": Screen.leave,
}
