"""A save as text: a first line, a head, and the journal; and what is wrong with one.

The head is one checked line of JSON: version, id, title, time of creation, and the setup.
"""

from typing import Any, NamedTuple

from app.match.head import Head, admitted
from app.match.history import MOST_ENTRIES, History
from app.match.setup import (
    STRONGEST_LEVEL,
    YOU,
    Setup,
    canonical,
    checked,
    default_name,
    from_json,
    to_json,
)
from app.saves.journal import seal, unseal
from tefuda.core import record
from tefuda.core.foreign import MOST_LETTERS, check_letters, quoted, read_json
from tefuda.core.slices import Progress, Slices, at_once
from tefuda.core.table import Message, say
from tefuda.core.terms import BadRecord, BadText, IllegalMove

VERSION = 1
FIRST_LINE = f"tefuda-save/{VERSION}"


class Damaged(Exception):
    """A save that cannot be read to its end: what is wrong, and the text as it was."""

    def __init__(self, message: Message, original: str, *, mendable: bool = False) -> None:
        super().__init__(message.text)
        self.message, self.original, self.mendable = message, original, mendable


class Replayed(NamedTuple):
    """What happened up to the first entry that does not fit."""

    history: History
    good: int  # entries that fit
    error: str  # what is wrong with the next one; "" where all fit


def write_head(head: Head) -> str:
    about = {"version": VERSION, "id": head.match_id, "title": head.title, "created": head.created}
    return seal((canonical({**about, **to_json(head.setup)}),), "")


def read_head(line: str) -> Head:
    """The head that `write_head` wrote; `BadText` where it is none."""
    reading = unseal(line, "")
    if reading.bad or len(reading.entries) != 1:
        raise BadText("its checksum does not fit")
    data = _object(reading.entries[0])
    if data.get("version") != VERSION:
        raise BadText(
            f"it is of version {quoted(data.get('version'))}; only {VERSION} is known here"
        )
    match_id, title, created = (data.get(name) for name in ("id", "title", "created"))
    if not (isinstance(match_id, str) and isinstance(title, str) and isinstance(created, str)):
        raise BadText("its id, title or time is missing")
    for text in (match_id, title, created):
        check_letters(text, "its id, title or time")
    return Head(match_id, title, created, from_json(data))


def _object(text: str) -> dict[str, Any]:
    try:
        data = read_json(text)
    except BadText as error:
        raise BadText(f"it is {error}") from None
    if not isinstance(data, dict):
        raise BadText("it is not a JSON object")
    return data


def replay(setup: Setup, entries: tuple[str, ...]) -> Replayed:
    """Do what the entries say, as far as it can be done."""
    return at_once(replaying(setup, entries))


def replaying(setup: Setup, entries: tuple[str, ...]) -> Slices[Replayed]:
    """The same in slices."""
    history = History(setup.match())
    for number, entry in enumerate(entries):
        yield Progress(number, len(entries))
        error = _applied(history, entry) if number < MOST_ENTRIES else TOO_LATE
        if error:
            return Replayed(history, number, error)
    return Replayed(history, len(entries), "")


TOO_LATE = f"a match has at most {MOST_ENTRIES} entries"


def _applied(history: History, entry: str) -> str:
    """What is wrong with the next entry, "" where it fits and was applied."""
    try:
        history.apply(entry)
    except (BadText, IllegalMove) as error:
        return str(error)
    return ""


def write_save(head: Head, lines: str) -> str:
    """A save as a text to keep elsewhere; `lines` are its journal's."""
    return f"{FIRST_LINE}\n{write_head(head)}{lines}"


def read_save(text: str) -> tuple[Head, tuple[str, ...]]:
    """Head and entries of a save or a record that comes from elsewhere, checked by replay."""
    return at_once(reading(text))


def reading(text: str) -> Slices[tuple[Head, tuple[str, ...]]]:
    """The same in slices."""
    if len(text) > MOST_LETTERS:
        raise Damaged(TOO_LONG, "")
    content = text.strip("\ufeff \t\r\n")
    if content.startswith("{"):
        return (yield from _from_record(content))
    head, entries = _unsealed(text, content)
    if len(entries) > MOST_ENTRIES:
        raise Damaged(TOO_MANY, text)
    done = yield from replaying(head.setup, entries)
    if done.error:
        raise Damaged(wrong_entry(done), text)
    return head, entries


def _unsealed(text: str, content: str) -> tuple[Head, tuple[str, ...]]:
    """Head and entries of a save, not replayed yet."""
    first, _, rest = content.replace("\r\n", "\n").partition("\n")
    if first != FIRST_LINE:
        start = quoted(first[:MOST_SHOWN])
        raise Damaged(
            say("This is neither a save nor a record: it begins {start}.", start=start), text
        )
    line, _, lines = rest.partition("\n")
    try:
        head = admitted(read_head(f"{line}\n"))
    except BadText as error:
        raise Damaged(bad_head(error), text) from None
    sealed = unseal(lines + "\n" if lines else "", head.match_id)
    if sealed.bad and not sealed.torn:
        raise Damaged(bad_entry(sealed.bad), text)
    return head, sealed.entries


MOST_SHOWN = 30  # letters of a foreign text


def _from_record(text: str) -> Slices[tuple[Head, tuple[str, ...]]]:
    """A record becomes a save; the first seat is yours, the others go by the names of bots."""
    try:
        match = yield from record.reading(record.load(text))
        seats = (YOU, *(STRONGEST_LEVEL for _ in range(match.players - 1)))
        names = tuple(default_name(seats, seat) for seat in range(match.players))
        setup = Setup(match.game.info.key, match.options, seats, names, "casual", match.seed)
        entries = tuple(f"{seat} {line}" for seat, line in record.write(match)["moves"])
        return admitted(Head("", "", "", checked(setup))), entries
    except (BadRecord, BadText) as error:
        raise Damaged(say("This record cannot be read: {error}.", error=str(error)), text) from None


TOO_LONG = say("It has more than {most} letters, and is not read.", most=MOST_LETTERS)
TOO_MANY = say("This match has more than {most} entries, and is not replayed.", most=MOST_ENTRIES)


def bad_head(error: BadText) -> Message:
    return say("The head of this save cannot be read: {error}.", error=str(error))


def bad_entry(number: int) -> Message:
    return say("Entry {number} of this save is damaged.", number=number)


def wrong_entry(done: Replayed) -> Message:
    return say(
        "Entry {number} of this save does not follow from those before it: {error}.",
        number=done.good + 1,
        error=done.error,
    )
