"""A match that comes by link joins the matches on this device, and none is lost by it."""

from collections.abc import Callable

from app.match.head import Head
from app.match.history import plain, written
from app.saves.envelope import Damaged
from app.saves.saves import Opened, Saves
from tefuda.core.slices import Progress, Slices, at_once

IsElsewhere = Callable[[str], bool]
"""Whether another tab plays a match."""


def nobody(_: str) -> bool:
    return False


def adopt(
    saves: Saves, head: Head, entries: tuple[str, ...], is_elsewhere: IsElsewhere = nobody
) -> str:
    """Keep a match and give its id here; `Full` where there is no room.

    The match of the same id goes on where it and the link tell one story: the longer one stays.
    Where they differ, or that one is damaged, in the bin or played in another tab, the link's
    becomes a match beside it.
    """
    return at_once(adopting(saves, head, entries, is_elsewhere))


def adopting(
    saves: Saves, head: Head, entries: tuple[str, ...], is_elsewhere: IsElsewhere = nobody
) -> Slices[str]:
    """The same in slices."""
    mine = yield from _same(saves, head)
    if mine is None or not (yield from _continuing(saves, mine, entries, is_elsewhere)):
        return saves.create(head.setup, entries, head.title, head.match_id)
    return head.match_id


def _same(saves: Saves, head: Head) -> Slices[Opened | None]:
    """The match of that id, if it can be gone on with."""
    if head.match_id in saves.bin.ids():
        return None
    try:
        mine = yield from saves.opening(head.match_id)
    except Damaged:
        return None
    return mine if mine.head.setup == head.setup else None


def _continuing(
    saves: Saves, mine: Opened, entries: tuple[str, ...], is_elsewhere: IsElsewhere
) -> Slices[bool]:
    """Whether one of the two continues the other; what is new here is kept."""
    history = mine.history
    known = (*map(written, history.match.steps), *history.end)
    if any(plain(mine) != plain(other) for mine, other in zip(known, entries, strict=False)):
        return False
    if len(entries) <= len(known):
        return True
    if is_elsewhere(mine.head.match_id):
        return False
    for number, entry in enumerate(entries[len(known) :], len(known)):
        yield Progress(number, len(entries))
        history.apply(entry)
        mine.journal.append(entry)
    saves.note(mine)
    return True
