"""What a person may do to the screen itself, in a match and when looking back at one."""

from app.play.effects import Effects, Keep, Leave
from app.saves.preferences import Settings, changed


class Screen:
    """The dialog that is open, how the hand is laid out, and what the person prefers."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.dialog = ""
        self.arrangement = 0

    def open(self, dialog: str) -> Effects:
        self.dialog = dialog
        return []

    def close(self, _: str) -> Effects:
        return self.open("")

    def arrange(self, number: str) -> Effects:
        if number.isascii() and number.isdigit():
            self.arrangement = int(number)
        return []

    def set(self, what: str) -> Effects:
        field, _, value = what.partition(" ")
        self.settings = changed(self.settings, field, value)
        return [Keep(self.settings)]

    def leave(self, _: str) -> Effects:
        return [Leave()]
