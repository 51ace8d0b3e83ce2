"""What a backup would bring to this device, and bringing it: nothing that is here is overwritten.

A history that goes on further than the one that is here is gone on with; one that went another way
becomes a match of its own, under an id made of itself, so that the same file twice is once. So does
one that goes on further than a match that another tab plays: what is played there is that tab's.
"""

from collections.abc import Mapping
from contextlib import suppress
from typing import NamedTuple

from app.saves import preferences
from app.saves.adoption import IsElsewhere, nobody
from app.saves.backup import Contents, Kept
from app.saves.bin import is_iso
from app.saves.envelope import Damaged, read_head
from app.saves.journal import crc, drop_all, head_key, lines_of, note_key, unseal_lines, write_text
from app.saves.preferences import Settings
from app.saves.progress import Progress
from app.saves.recovery import NO_LINES, compare
from app.saves.saves import Lines, Saves, is_id
from app.saves.storage import Full
from tefuda.core import slices
from tefuda.core.seal import canonical
from tefuda.core.slices import Slices
from tefuda.core.terms import BadText

AT_ONCE = 500
"""Lines of progress."""

NEW, LONGER, BESIDE, PLAYED, SAME = "new", "longer", "beside", "played", "same"


class Plan(NamedTuple):
    """What would come of a backup here."""

    contents: Contents
    fates: Mapping[str, str]  # of its matches: "new" "longer" "beside" "played" "same"
    damaged: tuple[str, ...]  # ids of its damaged texts that are not here
    progress: int  # lines that are not here
    settings: tuple[str, ...]  # fields that are not as here
    span: tuple[str, str]  # days of its first and its last match; "" for none

    def count(self, fate: str) -> int:
        return [*self.fates.values()].count(fate)

    @property
    def brings(self) -> bool:
        """Whether anything but settings would change."""
        matches = any(fate != SAME for fate in self.fates.values())
        return matches or bool(self.damaged or self.progress)


def planning(
    saves: Saves,
    progress: Progress,
    settings: Settings,
    contents: Contents,
    is_elsewhere: IsElsewhere = nobody,
) -> Slices[Plan]:
    """Look, and change nothing."""
    fates, days, damaged = dict[str, str](), set[str](), list[str]()
    number = len(contents.matches) + len(contents.damaged)
    for match_id, kept in contents.matches.items():
        yield slices.Progress(len(fates), number)
        fates[match_id] = _fate(saves, match_id, kept, is_elsewhere)[0]
        days |= {time[:10] for time in (read_head(kept.head).created,) if is_iso(time)}
    for name, text in contents.damaged.items():
        yield slices.Progress(len(fates), number)
        damaged += [name] if _place(saves, name, text) else []
    known, mine = set(progress.lines()), settings._asdict()
    theirs = settings_of(contents, settings)._asdict()
    return Plan(
        contents,
        fates,
        tuple(damaged),
        len({*contents.progress} - known),
        tuple(field for field, value in theirs.items() if value != mine[field]),
        (min(days, default=""), max(days, default="")),
    )


def settings_of(contents: Contents, mine: Settings) -> Settings:
    """The settings it holds; mine where it holds none."""
    if contents.settings is None:
        return mine
    return preferences.read(canonical(contents.settings), mine.language)


def merging(
    saves: Saves, progress: Progress, contents: Contents, is_elsewhere: IsElsewhere = nobody
) -> Slices[None]:
    """Bring all of it; `Full` where there is no room, and what came before stays."""
    for number, (match_id, kept) in enumerate(contents.matches.items()):
        yield slices.Progress(number, len(contents.matches))
        fate, lines = _fate(saves, match_id, kept, is_elsewhere)
        if fate == NEW:
            _lay(saves, match_id, kept)
        elif fate == LONGER:
            _go_on(saves, match_id, lines)
            yield from _note(saves, match_id)
        elif fate in (BESIDE, PLAYED):
            yield from _note(saves, _put_beside(saves, lines))
    for name, text in contents.damaged.items():
        yield slices.Progress(len(contents.matches), len(contents.matches))
        place = _place(saves, name, text)
        if place:
            saves.bin.put(head_key(place), text)
    for start in range(0, len(contents.progress), AT_ONCE):
        yield slices.Progress(len(contents.matches), len(contents.matches))
        progress.take(contents.progress[start : start + AT_ONCE])


def _fate(saves: Saves, match_id: str, kept: Kept, is_elsewhere: IsElsewhere) -> tuple[str, Lines]:
    """What becomes of one match, and the lines that then are to be here."""
    here, there = saves.lines(match_id), Lines(kept.head, tuple(lines_of(kept.text)))
    if here == NO_LINES:
        return _fate_of_new(saves, match_id, there, is_elsewhere)
    if _same_table(here.head, there.head):  # brought here by a link it has a head of its own
        there = there._replace(head=here.head)
    if here == there:
        return SAME, here
    verdict = compare(match_id, here, there)
    if verdict.apart:
        return (SAME if _is_beside(saves, verdict.apart) else BESIDE), verdict.apart
    if not verdict.here:
        return SAME, here
    if is_elsewhere(match_id):
        return (SAME if _is_beside(saves, verdict.here) else PLAYED), verdict.here
    return LONGER, verdict.here


def _fate_of_new(
    saves: Saves, match_id: str, there: Lines, is_elsewhere: IsElsewhere
) -> tuple[str, Lines]:
    """Of one that nothing is kept of; another tab may play it all the same, and its place is that one's."""
    readable = _same_table(there.head, there.head)
    if not (readable and is_elsewhere(match_id)):
        return NEW, there
    whole = len(unseal_lines(there.lines, match_id).entries)
    played = there._replace(lines=there.lines[:whole])
    return (SAME if _is_beside(saves, played) else PLAYED), played


def _same_table(one: str, other: str) -> bool:
    try:
        return read_head(one).setup == read_head(other).setup
    except BadText:
        return False


def _own_id(lines: Lines) -> str:
    return f"{crc(''.join((lines.head, *lines.lines))):08x}"


def _is_beside(saves: Saves, lines: Lines) -> bool:
    return _same_table(lines.head, saves.lines(_own_id(lines)).head)


def _put_beside(saves: Saves, lines: Lines) -> str:
    head, entries = read_head(lines.head), tuple(line[9:-1] for line in lines.lines)
    return saves.create(head.setup, entries, head.title, _own_id(lines))


def _lay(saves: Saves, match_id: str, kept: Kept) -> None:
    """A match that is not here, letter by letter; what is damaged in it stays for the person."""
    whole = len(unseal_lines(lines_of(kept.text), match_id).entries)
    try:
        write_text(saves.bin, match_id, kept.text)
        saves.bin.put(head_key(match_id), kept.head)
        saves.bin.put(note_key(match_id), kept.note)
    except Full:
        drop_all(saves.bin, match_id)
        raise
    saves.second.rewrite(match_id, (kept.head, *lines_of(kept.text)[:whole]))


def _go_on(saves: Saves, match_id: str, lines: Lines) -> None:
    known = len(unseal_lines(saves.lines(match_id).lines, match_id).entries)
    saves.lay(match_id, lines)
    for number, line in enumerate(lines.lines[known:], known + 1):
        saves.second.keep(match_id, number, line)


def _note(saves: Saves, match_id: str) -> Slices[None]:
    with suppress(Damaged):
        saves.note((yield from saves.opening(match_id)))


def _place(saves: Saves, name: str, text: str) -> str:
    """The id under which a damaged text is kept here; "" where it is here already."""
    ids = [name, f"{crc(text):08x}"]
    if not text or any(saves.original(match_id) == text for match_id in ids):
        return ""
    free = [match_id for match_id in ids if is_id(match_id) and saves.lines(match_id) == NO_LINES]
    return free[0] if free else ""
