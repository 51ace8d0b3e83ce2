"""What a list of saves tells of each: how far it is, or why it cannot be read."""

from typing import NamedTuple

from app.match.setup import Player
from tefuda.core.table import Message


class Summary(NamedTuple):
    """A saved match as the lobby lists it; opened by the link `#/match/ID`.

    Its controls: "delete ID", "restore ID" where it is in the bin, "export ID" (a file),
    "copy ID" (the same text to the clipboard). For all: "import" reads the text of the field
    `#import` or the file chosen in `#import-file`.
    """

    match_id: str
    key: str
    players: tuple[Player, ...]
    policy: str
    updated: str  # ISO 8601, UTC, to the second
    steps: int  # moves made
    over: bool
    scores: tuple[int, ...]  # so far
    in_bin: bool
    yours: bool = False  # the person is to move
    lesson: bool = False  # begun for a lesson
    learnt: bool = False  # and played to its end
    apart: bool = False  # a history that did not fit the match it was kept for


class Problem(NamedTuple):
    """A save that cannot be read, or not to its end. In a list of the lobby or on its own.

    Its controls: "copy ID", "delete ID", and where `mendable` "mend ID", which goes on in a new
    match from the last move that can be read.
    """

    match_id: str
    message: Message  # what is wrong and where
    original: str  # the text as it was found, to be copied out
    mendable: bool
    in_bin: bool
