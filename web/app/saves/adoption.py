"""A match that comes by link joins the matches on this device, and none is lost by it."""

from app.match.head import Head
from app.match.history import written
from app.saves.envelope import Damaged
from app.saves.saves import Opened, Saves


def adopt(saves: Saves, head: Head, entries: tuple[str, ...]) -> str:
    """Keep a match and give its id here; `Full` where there is no room.

    The match of the same id goes on where it and the link tell one story: the longer one stays.
    Where they differ, or that one is damaged or in the bin, the link's becomes a match beside it.
    """
    mine = _same(saves, head)
    if mine is None or not _continue(saves, mine, entries):
        return saves.create(head.setup, entries, head.title, head.match_id)
    return head.match_id


def _same(saves: Saves, head: Head) -> Opened | None:
    """The match of that id, if it can be gone on with."""
    if head.match_id in saves.bin.ids():
        return None
    try:
        mine = saves.open(head.match_id)
    except Damaged:
        return None
    return mine if mine.head.setup == head.setup else None


def _continue(saves: Saves, mine: Opened, entries: tuple[str, ...]) -> bool:
    """Whether one of the two continues the other; what is new here is kept."""
    history = mine.history
    end = ("give-up",) if history.given_up else ()
    known = (*map(written, history.match.steps), *end)
    if known[: len(entries)] == entries:
        return True
    if entries[: len(known)] != known:
        return False
    for entry in entries[len(known) :]:
        history.apply(entry)
        mine.journal.append(entry)
    saves.note(mine)
    return True
