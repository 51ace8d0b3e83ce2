"""Saved matches on this device: a head each, its journal, a note for the lobby, and a bin.

Keys: "tefuda/match/ID" the head; "tefuda/match/ID/N" the journal's chunks; "tefuda/note/ID"
what the lobby shows, written again at every move and never needed; "tefuda/bin/ID" the time
a match was thrown away. Heads and journals go to the second copy too (`second.py`).
"""

import secrets
from collections.abc import Container, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import islice
from typing import Any, NamedTuple, TypeGuard

from app.match.head import Head
from app.match.history import FORMAT, GO_ON, History, Newer
from app.match.setup import Setup
from app.saves.bin import SLIPS, Bin, Clock, is_iso, iso
from app.saves.envelope import (
    Damaged,
    bad_entry,
    bad_head,
    read_head,
    reading,
    replaying,
    write_head,
    write_save,
    wrong_entry,
)
from app.saves.journal import (
    NOTES,
    START,
    Elsewhere,
    Journal,
    head_key,
    lines_of,
    note_key,
    seal_lines,
    write_all,
)
from app.saves.second import Mirror
from app.saves.storage import Full, Storage
from app.saves.summary import Problem, Summary
from tefuda.core.foreign import check_letters, quoted, read_json
from tefuda.core.seal import canonical
from tefuda.core.slices import Slices, at_once
from tefuda.core.table import Message, say
from tefuda.core.terms import BadText

LONGEST_ID = 40  # letters; our own have 8
MOST_COUNTED = 1_000_000
"""Moves and points that a note may tell."""

MOST_PROBLEMS = 50
"""Saves that cannot be read, in a list; each comes with its text."""

APART = "second copy"
"""The title of a match that is made of a history that fits no other."""


class Lines(NamedTuple):
    """What is kept of a match: checked lines, or what should be some."""

    head: str
    lines: tuple[str, ...]


class Opened(NamedTuple):
    """A match read from the store, ready to go on."""

    head: Head
    history: History
    journal: Journal
    torn: bool  # the last entry had been cut off, and is lost
    line: str = ""  # the head as it stood


class Saves:
    """Every match on this device."""

    def __init__(self, storage: Storage, now: Clock, second: Mirror | None = None) -> None:
        self.second = second or Mirror(None)
        self.bin = Bin(storage, now, self._forget)
        self._now = now
        self._live: dict[str, Journal] = {}  # opened here; it may hold what had no room
        self._heads: dict[str, str] = {}  # had no room; only the second copy holds them
        self._cut: set[str] = set()  # brought without their last line, and not opened since
        self.second.lacking = self._hand_on
        for match_id in self.bin.gone():
            self.second.drop(match_id)
        self.bin.tidy()

    @property
    def unsaved(self) -> bool:
        """Moves that are only in this tab, because the store is full."""
        return bool(self._heads) or any(journal.unsaved for journal in self._live.values())

    def settle(self) -> None:
        """Write what found no room before, where there is room now."""
        with suppress(Full):
            for match_id, line in list(self._heads.items()):
                self.bin.put(head_key(match_id), line)
                del self._heads[match_id]
        for match_id, journal in list(self._live.items()):
            if journal.unsaved:
                self._settle(match_id, journal)
        for match_id in self.bin.gone():
            if self.second.there and not self.second.forgets(match_id):
                self.bin.bury(match_id)

    def _settle(self, match_id: str, journal: Journal) -> None:
        if self._head_line(match_id) is None:
            del self._live[match_id]  # thrown away for good
            return
        try:
            journal.retry()
        except Elsewhere:
            del self._live[match_id]
        except Full:
            return

    def _journal(self, match_id: str) -> Journal:
        live = self._live.get(match_id)
        keep = partial(self.second.keep, match_id)
        return live if live and live.unsaved else Journal(self.bin, match_id, keep)

    def create(
        self, setup: Setup, entries: tuple[str, ...] = (), title: str = "", match_id: str = ""
    ) -> str:
        """A new save; the id it got. `Full` where there is no room for it."""
        while not is_id(match_id) or self._taken(match_id):
            match_id = secrets.token_hex(4)
        head = write_head(Head(match_id, title, iso(self._now()), setup))
        lines = Lines(head, tuple(seal_lines(entries, match_id)))
        if self.second.there:
            self.lay(match_id, lines)
            self.second.rewrite(match_id, (head, *lines.lines))
        else:
            write_all(self.bin, match_id, entries)
            self.bin.put(head_key(match_id), head)
        return match_id

    def lines(self, match_id: str) -> Lines:
        """All that is kept of a match here."""
        text = self._journal(match_id).text
        return Lines(self._head_line(match_id) or "", tuple(lines_of(text)))

    def lay(self, match_id: str, wanted: Lines) -> None:
        """Add what is missing here, from the second copy. What finds no room stays in memory."""
        if wanted.head and wanted.head != self._head_line(match_id):
            self._heads[match_id] = wanted.head
        journal = Journal(self.bin, match_id)  # the second copy need not hear of it
        if journal.reading.torn:
            journal.mend()
        for line in wanted.lines[len(journal.reading.entries) :]:
            with suppress(Full):
                journal.append(line[9:-1])
        journal.keep = partial(self.second.keep, match_id)
        self._live[match_id] = journal
        self.settle()

    def replace(self, match_id: str, lines: Sequence[str]) -> None:
        """Another history in the place of the one that stands here."""
        journal = Journal(self.bin, match_id, partial(self.second.keep, match_id))
        self._live[match_id] = journal
        with suppress(Full):
            journal.replace(lines)

    def is_cleared(self, match_id: str) -> bool:
        """Whether the head of a match is gone from the store."""
        return self._head_line(match_id) is None

    def put_back(self, opened: Opened) -> None:
        """All of a match that is open, over whatever stands there now."""
        match_id = opened.head.match_id
        if self.is_cleared(match_id):
            self._heads[match_id] = opened.line
        self._live[match_id] = opened.journal
        with suppress(Full):
            opened.journal.write_again()
        self.settle()
        self.note(opened)

    def drawn(self) -> frozenset[tuple[str, str | None]]:
        """What a list of all matches is drawn from, short of their journals."""
        keys = [key for key in self.bin.keys() if key.startswith((START, NOTES, SLIPS))]
        return frozenset(
            (key, None if key.startswith(START) else self.bin.get(key)) for key in keys
        )

    def _forget(self, match_id: str) -> bool:
        """Whether nothing is left of it then."""
        self._heads.pop(match_id, None)
        self._live.pop(match_id, None)
        self.second.drop(match_id)
        return not self.second.there

    def _hand_on(self, match_id: str) -> None:
        """All of a match to the second copy, which has lost some."""
        lines = self.lines(match_id)
        if lines.head:
            self.second.rewrite(match_id, (lines.head, *lines.lines))

    def _head_line(self, match_id: str) -> str | None:
        return self._heads.get(match_id) or self.bin.get(head_key(match_id))

    def _taken(self, match_id: str) -> bool:
        return match_id in self._heads or any(match_id in key.split("/") for key in self.bin.keys())

    def head(self, match_id: str) -> Head:
        """The envelope of a save; `Damaged` where it cannot be read."""
        head = self._read_head(match_id)
        if isinstance(head, Message):
            raise Damaged(head, self.original(match_id))
        return head

    def _read_head(self, match_id: str) -> Head | Message:
        """The head, or why it is none."""
        line = self._head_line(match_id)
        if line is None:
            return say("There is no match {id} on this device.", id=quoted(match_id))
        try:
            check_letters(match_id, "an id")
            return read_head(line)._replace(match_id=match_id)
        except BadText as error:
            return bad_head(error)

    def open(self, match_id: str) -> Opened:
        """A match at the point where it was left; `Damaged` where it cannot be read."""
        return at_once(self.opening(match_id))

    def opening(self, match_id: str) -> Slices[Opened]:
        """The same in slices."""
        self.settle()
        head, journal = self.head(match_id), self._journal(match_id)
        line = self._head_line(match_id) or ""
        self._live[match_id] = journal
        lines = journal.reading
        done = yield from replaying(head.setup, lines.entries)
        if done.error:
            mendable = not isinstance(done.error, Newer)
            raise Damaged(wrong_entry(done), self.original(match_id), mendable=mendable)
        if lines.bad and not lines.torn:
            raise Damaged(bad_entry(lines.bad), self.original(match_id), mendable=True)
        if lines.torn:
            journal.mend()
        if head.format < FORMAT and not done.history.went_on:
            journal.before = (GO_ON,)
        torn = lines.torn or match_id in self._cut
        self._cut.discard(match_id)
        return Opened(head, done.history, journal, torn, line)

    def mend(self, match_id: str) -> str:
        """A new match from all that can be read of a damaged one, which stays as it is."""
        return at_once(self.mending(match_id))

    def mending(self, match_id: str) -> Slices[str]:
        """The same in slices."""
        head = self.head(match_id)
        entries = self._journal(match_id).reading.entries
        done = yield from replaying(head.setup, entries)
        return self.create(head.setup, entries[: done.good], head.title)

    def note(self, opened: Opened) -> None:
        """Tell the lobby how far a match is. Where it has no room for that, the journal says so."""
        history = opened.history
        match = history.match
        data = {
            "updated": iso(self._now()),
            "steps": len(match.steps),
            "over": history.over,
            "yours": not history.over and _asks_a_person(opened),
            "scores": list(match.game.scores(match.state)) if match.over else [],
        }
        with suppress(Full):
            self.bin.put(note_key(opened.head.match_id), canonical(data))

    def is_over(self, match_id: str) -> bool:
        """Whether the lobby was told so."""
        return self._read_note(match_id).get("over") is True

    def listing(self) -> list[Summary | Problem]:
        """Every save, the one last played first; some that cannot be read are at the end."""
        self.settle()
        binned = set(self.bin.ids())
        heads = {match_id: self._read_head(match_id) for match_id in self.ids()}
        good = {match_id: head for match_id, head in heads.items() if isinstance(head, Head)}
        rows = [self._summary(head, match_id in binned) for match_id, head in good.items()]
        rows.sort(key=_last_played, reverse=True)
        bad = {match_id: head for match_id, head in heads.items() if isinstance(head, Message)}
        return [*rows, *self._problems(bad, binned)]

    def _problems(self, bad: Mapping[str, Message], binned: Container[str]) -> list[Problem]:
        """Those that cannot be read, each with its text; not all where there are very many."""
        shown = [
            Problem(match_id, message, self.original(match_id), False, match_id in binned)
            for match_id, message in islice(bad.items(), MOST_PROBLEMS)
        ]
        more = len(bad) - len(shown)
        return [*shown, Problem("", _more(more), "", False, False)] if more else shown

    def ids(self) -> list[str]:
        """All that have a head or any chunk."""
        starts = [key[len(START) :] for key in self.bin.keys() if key.startswith(START)]
        return sorted({*self._heads, *(rest.split("/")[0] for rest in starts)} - {""})

    def _summary(self, head: Head, in_bin: bool) -> Summary:
        match_id, players = head.match_id, head.setup.players
        note = self._read_note(match_id)
        scores = note.get("scores")
        return Summary(
            match_id=match_id,
            key=head.setup.key,
            players=players,
            policy=head.setup.policy,
            updated=next(filter(is_iso, (str(note.get("updated")), head.created)), ""),
            steps=_whole(note.get("steps")),
            over=note.get("over") is True,
            scores=tuple(map(_whole, scores)) if _is_list(scores, len(players)) else (),
            in_bin=in_bin,
            yours=note.get("yours") is True,
            lesson=head.setup.origin.kind == "lesson",
            apart=head.title == APART,
        )

    def _read_note(self, match_id: str) -> dict[str, Any]:
        """What the note says; nothing where it cannot be read."""
        try:
            note = read_json(self.bin.get(note_key(match_id)) or "{}")
        except BadText:
            return {}
        return note if isinstance(note, dict) else {}

    def original(self, match_id: str) -> str:
        """All that is kept of a save, as it is: to be copied out."""
        texts = [self._head_line(match_id) or "", self._journal(match_id).text]
        return "".join(texts)

    def export(self, match_id: str) -> str:
        """A save as a text that `bring` reads; `Damaged` where its head cannot be read."""
        return write_save(self.head(match_id), self._journal(match_id).text)

    def bring(self, text: str) -> str:
        """Keep a save or a record that comes from elsewhere; its id here."""
        return at_once(self.bringing(text))

    def bringing(self, text: str) -> Slices[str]:
        """The same in slices."""
        head, entries, torn = yield from reading(text)
        match_id = self.create(head.setup, entries, head.title, head.match_id)
        if torn:
            self._cut.add(match_id)
        return match_id


def _more(number: int) -> Message:
    return say("{n} more matches cannot be read; delete some of these to see them.", n=number)


def is_id(text: str) -> bool:
    """Whether a save can go by it: it stands in keys, addresses and names of files."""
    return len(text) <= LONGEST_ID and text.isascii() and text.isalnum()


def _asks_a_person(opened: Opened) -> bool:
    seats = opened.history.match.turn.seats
    return any(seat in opened.head.setup.people for seat in seats)


def _last_played(row: Summary) -> str:
    return row.updated


def _whole(value: object) -> int:
    return value if type(value) is int and abs(value) < MOST_COUNTED else 0


def _is_list(value: object, length: int) -> TypeGuard[list[object]]:
    return isinstance(value, list) and len(value) == length
