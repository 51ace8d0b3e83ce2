"""How much of a browser's room is used, and how safe what lies there is."""

from typing import NamedTuple

from app.saves.storage import Storage


class Room(NamedTuple):
    """What the browser says of the whole site; None where it does not."""

    used: int | None = None  # bytes
    most: int | None = None
    lasting: bool | None = None  # it has promised not to tidy it away


class Safety(NamedTuple):
    """What the settings show."""

    letters: int  # of matches and settings, in the page's own store
    first: bool  # it is kept there
    second: bool  # and in the second copy
    room: Room


def letters(storage: Storage) -> int:
    """That all keys and texts of ours take in a store."""
    ours = [key for key in storage.keys() if key.startswith("tefuda/")]
    return sum(len(key) + len(storage.get(key) or "") for key in ours)
