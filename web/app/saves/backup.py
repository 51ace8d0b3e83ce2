"""Everything on a device as one text, to be kept or brought to another: matches, progress, settings.

Behind a first line stand checked lines with one running checksum, as a journal has them. Each is a
JSON list, in ASCII: its kind and what belongs to it. The first tells how many there are. A match is
its own head and journal, as they stand in the store: they bring their own checksums along.
"""

import json
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from typing import Any, NamedTuple

from app.match.head import admitted
from app.saves.bin import is_iso, iso
from app.saves.envelope import Damaged, read_head
from app.saves.journal import crc, note_key, seal_lines
from app.saves.preferences import Settings
from app.saves.progress import Progress, is_good
from app.saves.saves import Saves, is_id
from tefuda.core import foreign, slices
from tefuda.core.foreign import quoted, read_json
from tefuda.core.slices import Slices
from tefuda.core.table import Message, say
from tefuda.core.terms import BadText

FIRST_LINE = "tefuda-backup/1"
MOST_LETTERS = 12_000_000
"""Of a text that is read at all; a browser's store has room for five million."""

MOST_LINES = 50_000
"""Of a text; a thousand matches and ten years of progress have half as many."""

PIECE = 50_000
"""Letters of a text in one line; what is longer goes on in the next."""


class Kept(NamedTuple):
    """A match as the text holds it."""

    head: str
    text: str  # of its journal
    note: str


class Contents(NamedTuple):
    """What a text holds, up to its first bad line."""

    created: str  # ISO 8601, UTC
    matches: Mapping[str, Kept]
    damaged: Mapping[str, str]  # texts that nobody can read, by the ids they went by
    progress: tuple[str, ...]
    settings: Mapping[str, Any] | None
    bad: int = 0  # the number of the first bad line, from 1; 0 for none
    cut: bool = False  # fewer lines than it tells


def is_backup(text: str) -> bool:
    """By its beginning."""
    return text.lstrip("\ufeff \t\r\n").startswith(FIRST_LINE.partition("/")[0] + "/")


def most_letters(start: str) -> int:
    """How long a text that begins so may be."""
    return MOST_LETTERS if is_backup(start) else foreign.MOST_LETTERS


# out


def writing(saves: Saves, progress: Progress, settings: Settings, now: datetime) -> Slices[str]:
    """All that is here, but for what lies in the bin."""
    lines = [_line("settings", settings._asdict())]
    binned, ids = set(saves.bin.ids()), saves.ids()
    for number, match_id in enumerate(ids):
        yield slices.Progress(number, len(ids))
        if match_id not in binned:
            lines += _match(saves, match_id)
    lines += [_line("progress", line) for line in progress.lines()]
    first = _line("backup", iso(now), len(lines))
    return "".join((f"{FIRST_LINE}\n", *seal_lines((first, *lines), FIRST_LINE)))


def _line(*parts: object) -> str:
    return json.dumps(parts, separators=(",", ":"))


def _match(saves: Saves, match_id: str) -> Iterator[str]:
    try:
        saves.head(match_id)
    except Damaged as damage:
        yield from _pieces("damaged", match_id, text=damage.original)
        return
    head, lines = saves.lines(match_id)
    yield _line("match", match_id, head, saves.bin.get(note_key(match_id)) or "{}")
    yield from _pieces("lines", text="".join(lines))


def _pieces(*parts: str, text: str) -> Iterator[str]:
    for start in range(0, len(text), PIECE):
        yield _line(*(parts if start == 0 else ("more",)), text[start : start + PIECE])


# in


def reading(text: str) -> Slices[Contents]:
    """What a text holds; `Damaged` where it is none of ours."""
    content = text.lstrip("\ufeff \t\r\n").replace("\r\n", "\n")
    first, _, _ = content.partition("\n")
    if first != FIRST_LINE:
        raise Damaged(
            say("A newer version of this page wrote this file: {start}.", start=quoted(first[:30])),
            "",
        )
    basket, check, start, number = _Basket(), crc(FIRST_LINE), len(FIRST_LINE) + 1, 1
    while start < len(content):
        yield slices.Progress(start, len(content))
        end = content.find("\n", start)
        entry, number = content[start + 9 : end], number + 1
        check = crc(entry, check)
        good = end >= 0 and content[start:end] == f"{check:08x} {entry}"
        if number > MOST_LINES or not (good and basket.takes(entry)):
            return (yield from basket.contents())._replace(bad=number)
        start = end + 1
    return (yield from basket.contents())


class _Basket:
    """What was read so far."""

    def __init__(self) -> None:
        self._created, self._told, self._lines = "", 0, -1
        self._heads: dict[str, tuple[str, str]] = {}
        self._texts: dict[str, list[str]] = {}
        self._damaged: dict[str, list[str]] = {}
        self._progress: list[str] = []
        self._settings: dict[str, Any] | None = None
        self._last: list[str] = []  # pieces that may go on

    def takes(self, entry: str) -> bool:
        """Put the next line in; whether it is one. Kinds of later versions are passed over."""
        try:
            data = read_json(entry)
        except BadText:
            return False
        if not (isinstance(data, list) and data and isinstance(data[0], str)):
            return False
        kind, *parts = data
        self._lines += 1
        if (kind == "backup") != (self._lines == 0):
            return False
        kinds, take = _KINDS.get(kind, (None, None))
        if kinds is None or take is None:
            return True
        if tuple(map(type, parts)) != kinds:
            return False
        take(self, *parts)
        return True

    def begin(self, created: str, lines: int) -> None:
        self._created, self._told = created if is_iso(created) else "", lines

    def match(self, match_id: str, head: str, note: str) -> None:
        self._heads[match_id] = head, note
        self._texts[match_id] = self._last = []

    def lines(self, text: str) -> None:
        self._last.append(text)

    def damage(self, match_id: str, text: str) -> None:
        self._damaged[match_id] = self._last = [text]

    def progress(self, line: str) -> None:
        if is_good(line):
            self._progress.append(line)

    def settings(self, settings: dict[str, Any]) -> None:
        self._settings = settings

    def contents(self) -> Slices[Contents]:
        """Heads that cannot be read here make damaged texts of their matches."""
        matches, damaged = {}, {key: "".join(texts) for key, texts in self._damaged.items()}
        for number, (match_id, (head, note)) in enumerate(self._heads.items()):
            yield slices.Progress(number, len(self._heads))
            text = "".join(self._texts[match_id])
            if is_id(match_id) and is_head(head):
                matches[match_id] = Kept(head, text, note)
            else:
                damaged[match_id] = head + text
        return Contents(
            self._created,
            matches,
            damaged,
            tuple(self._progress),
            self._settings,
            cut=self._lines != self._told,
        )


_KINDS: dict[str, tuple[tuple[type, ...], Callable[..., None]]] = {
    "backup": ((str, int), _Basket.begin),
    "settings": ((dict,), _Basket.settings),
    "match": ((str, str, str), _Basket.match),
    "lines": ((str,), _Basket.lines),
    "more": ((str,), _Basket.lines),
    "damaged": ((str, str), _Basket.damage),
    "progress": ((str,), _Basket.progress),
}


def is_head(line: str) -> bool:
    """Whether it is the head of a match that may come in here."""
    try:
        admitted(read_head(line))
    except BadText:
        return False
    return True


def damage_told(contents: Contents) -> Message | None:
    """What is wrong with a text that can be read in part."""
    if contents.bad:
        return say(
            "Line {n} of this file is damaged. What stands before it can be brought in.",
            n=contents.bad,
        )
    if contents.cut:
        return say("This file was cut off. What is left of it can be brought in.")
    return None
