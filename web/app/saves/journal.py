"""The entries of one match in the store: lines with chained checksums, in chunks.

A line is eight hex digits and an entry. The digits are the CRC-32 of the entry, started from
the line before (from the match's id at the head), so a line lost, doubled or changed is seen,
and where. A new entry rewrites the last chunk only.
"""

from collections.abc import Callable, Sequence
from typing import NamedTuple
from zlib import crc32

from app.match.history import MOST_ENTRIES
from app.saves.storage import Full, Storage
from tefuda.core.foreign import whole

CHUNK = 2_000
"""Characters after which a new chunk begins."""


class Elsewhere(Exception):
    """Another tab has gone on with this match."""


class Reading(NamedTuple):
    """The entries up to the first bad line."""

    entries: tuple[str, ...]
    bad: int = 0  # the number of the first bad line, from 1; 0 for none
    torn: bool = False  # it is the last one: a write that was cut off


def seal(entries: tuple[str, ...], match_id: str) -> str:
    """Entries as checked lines."""
    return "".join(seal_lines(entries, match_id))


def seal_lines(entries: tuple[str, ...], match_id: str) -> list[str]:
    lines, check = [], crc(match_id)
    for entry in entries:
        check = crc(entry, check)
        lines.append(f"{check:08x} {entry}\n")
    return lines


def unseal(text: str, match_id: str) -> Reading:
    """The entries of checked lines; of more than a match may have, one more."""
    return unseal_lines(lines_of(text), match_id)


def unseal_lines(lines: Sequence[str], match_id: str) -> Reading:
    entries: list[str] = []
    check = crc(match_id)
    for number, line in enumerate(lines[: MOST_ENTRIES + 1], 1):
        entry = line[9:-1]
        check = crc(entry, check)
        if line != f"{check:08x} {entry}\n":
            return Reading(tuple(entries), number, number == len(lines))
        entries.append(entry)
    return Reading(tuple(entries))


def lines_of(text: str) -> list[str]:
    """The lines with their ends; nothing else that may break a line is an end."""
    *whole, rest = text.split("\n")
    return [*(f"{line}\n" for line in whole), *([rest] if rest else [])]


def crc(text: str, start: int = 0) -> int:
    """Of any text that a store may hold, halves of letters too."""
    return crc32(text.encode(errors="surrogatepass"), start)


Keep = Callable[[int, str], None]


def _nobody(number: int, line: str) -> None:
    """Where lines are kept only once."""


class Journal:
    """Reads a match's lines, then appends to them. `keep` hears of each new one and its number."""

    def __init__(self, storage: Storage, match_id: str, keep: Keep = _nobody) -> None:
        self._storage, self.keep = storage, keep
        self._id = match_id
        numbers = chunk_numbers(storage, match_id)
        texts = {number: storage.get(self._key(number)) or "" for number in numbers}
        self.text = "".join(texts[number] for number in numbers)
        self._number = numbers[-1] if numbers else 0
        self._chunk = self._stored = texts.get(self._number, "")
        reading = self.reading
        self._check, self._lines = _last_check(reading, match_id), len(reading.entries)
        self._unwritten: dict[int, str] = {}
        self.before: tuple[str, ...] = ()  # entries to be put before the next one

    @property
    def reading(self) -> Reading:
        return unseal(self.text, self._id)

    @property
    def unsaved(self) -> bool:
        """Some entries are only here: the store had no room for them."""
        return bool(self._unwritten)

    def mend(self) -> None:
        """Forget a last line that was cut off."""
        assert self.reading.torn
        self.text = "".join(lines_of(self.text)[:-1])
        self._chunk = "".join(lines_of(self._chunk)[:-1])

    def append(self, entry: str) -> None:
        """Keep one more entry; `Full` where it could not be written (the next call tries again)."""
        self._alone()
        for new in (*self.before, entry):
            self._add(new)
        self.before = ()
        self._write()

    def _add(self, entry: str) -> None:
        self._check = crc(entry, self._check)
        line = f"{self._check:08x} {entry}\n"
        self._lines += 1
        self.keep(self._lines, line)
        if self._chunk and len(self._chunk) + len(line) > CHUNK:
            self._number, self._chunk, self._stored = self._number + 1, "", ""
        self._chunk += line
        self.text += line
        self._unwritten[self._number] = self._chunk

    def retry(self) -> None:
        """Write what found no room before; `Full` where there is still none."""
        self._alone()
        self._write()

    @property
    def intact(self) -> bool:
        """What was last written is still the last."""
        last = (self._storage.get(self._key(self._number)) or "") == self._stored
        return last and self._storage.get(self._key(self._number + 1)) is None

    @property
    def gone(self) -> bool:
        """Nothing of it is left in the store, though some was there."""
        if self.intact or not (self._number or self._stored):
            return False
        return not chunk_numbers(self._storage, self._id)

    def news(self) -> tuple[str, ...] | None:
        """What the store holds beyond what is here, which is taken in; None: it leads elsewhere."""
        fresh = Journal(self._storage, self._id, self.keep)
        if not fresh.text.startswith(self.text) or fresh.reading.bad:
            return None
        before = self._lines
        vars(self).update(vars(fresh))
        return self.reading.entries[before:]

    def replace(self, lines: Sequence[str]) -> None:
        """Another history in its place."""
        self.text = "".join(lines)
        reading = self.reading
        self._check, self._lines = _last_check(reading, self._id), len(reading.entries)
        self.write_again()

    def write_again(self) -> None:
        """All of it, over whatever stands there; `Full` where not all found room."""
        chunks = chunked(lines_of(self.text))
        for number in chunk_numbers(self._storage, self._id)[len(chunks) :]:
            self._storage.drop(self._key(number))
        self._number, self._chunk = len(chunks) - 1, chunks[-1]
        self._unwritten = dict(enumerate(chunks)) if self.text else {}
        try:
            self._write()
        finally:
            self._stored = self._storage.get(self._key(self._number)) or ""

    def _alone(self) -> None:
        if not self.intact:
            raise Elsewhere

    def _write(self) -> None:
        for number, text in sorted(self._unwritten.items()):
            self._storage.put(self._key(number), text)
            del self._unwritten[number]
        self._stored = self._chunk

    def _key(self, number: int) -> str:
        return chunk_key(self._id, number)


START = "tefuda/match/"
NOTES = "tefuda/note/"


def head_key(match_id: str) -> str:
    return START + match_id


def note_key(match_id: str) -> str:
    return NOTES + match_id


def lease_key(match_id: str) -> str:
    return f"tefuda/lease/{match_id}"


def chunk_key(match_id: str, number: int) -> str:
    return f"{head_key(match_id)}/{number}"


def chunk_numbers(storage: Storage, match_id: str) -> list[int]:
    """The chunks there are, in order."""
    start = f"{head_key(match_id)}/"
    rests = {key[len(start) :] for key in storage.keys() if key.startswith(start)}
    numbers = set(map(whole, rests))
    return sorted(number for number in numbers if number is not None and str(number) in rests)


def drop_all(storage: Storage, match_id: str) -> None:
    """Forget a match: its head, all that stands below it, its note, who plays it."""
    start = f"{head_key(match_id)}/"
    below = [key for key in storage.keys() if key.startswith(start)]
    for key in (*below, head_key(match_id), note_key(match_id), lease_key(match_id)):
        storage.drop(key)


def write_all(storage: Storage, match_id: str, entries: tuple[str, ...]) -> None:
    """Keep many entries at once: a match that comes from elsewhere. All of them or none."""
    write_text(storage, match_id, seal(entries, match_id))


def write_text(storage: Storage, match_id: str, text: str) -> None:
    """The same for a whole journal as it stands elsewhere."""
    lines = lines_of(text)
    chunks = chunked(lines)
    try:
        for number, chunk in enumerate(chunks if lines else []):
            storage.put(chunk_key(match_id, number), chunk)
    except Full:
        for number in range(len(chunks)):
            storage.drop(chunk_key(match_id, number))
        raise


def chunked(lines: Sequence[str]) -> list[str]:
    """As they are written one by one; at least one chunk."""
    chunks = [""]
    for line in lines:
        if chunks[-1] and len(chunks[-1]) + len(line) > CHUNK:
            chunks.append("")
        chunks[-1] += line
    return chunks


def _last_check(reading: Reading, match_id: str) -> int:
    check = crc(match_id)
    for entry in reading.entries:
        check = crc(entry, check)
    return check
