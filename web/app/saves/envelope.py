"""A save as text: a first line, a head, and the journal; and what is wrong with one.

The head is one checked line of JSON: version (the format), id, title, time of creation, and the
setup. It stays as it was written: a match of format 1 that goes on says so in its journal.
"""

from typing import Any, NamedTuple

from app.match.head import Head, admitted
from app.match.history import FORMAT, MOST_ENTRIES, History, Newer, written
from app.match.setup import (
    STRONGEST_LEVEL,
    YOU,
    Setup,
    checked,
    default_name,
    from_json,
    to_json,
)
from app.saves.journal import seal, unseal
from tefuda.core import record
from tefuda.core.foreign import MOST_LETTERS, check_letters, quoted, read_json, whole
from tefuda.core.match import Match
from tefuda.core.seal import canonical
from tefuda.core.slices import Progress, Slices, at_once
from tefuda.core.table import Message, say
from tefuda.core.terms import BadRecord, BadText, IllegalMove

FIRST_WORD = "tefuda-save"
"""Behind it in the first line a slash and the format."""


class Damaged(Exception):
    """A save that cannot be read to its end: what is wrong, and the text as it was."""

    def __init__(self, message: Message, original: str, *, mendable: bool = False) -> None:
        super().__init__(message.text)
        self.message, self.original, self.mendable = message, original, mendable


class Replayed(NamedTuple):
    """What happened up to the first entry that does not fit."""

    history: History
    good: int  # entries that fit
    error: BadText | IllegalMove | None  # what is wrong with the next one; None where all fit


def write_head(head: Head) -> str:
    about = {
        "version": head.format,
        "id": head.match_id,
        "title": head.title,
        "created": head.created,
    }
    return seal((canonical({**about, **to_json(head.setup)}),), "")


def read_head(line: str) -> Head:
    """The head that `write_head` wrote; `BadText` where it is none."""
    reading = unseal(line, "")
    if reading.bad or len(reading.entries) != 1:
        raise BadText("its checksum does not fit")
    data = _object(reading.entries[0])
    version = data.get("version")
    if type(version) is not int or not 1 <= version <= FORMAT:
        if type(version) is int and version > FORMAT:
            raise Newer(version)
        raise BadText(f"it is of version {quoted(version)}; only 1 to {FORMAT} are known here")
    match_id, title, created = (data.get(name) for name in ("id", "title", "created"))
    if not (isinstance(match_id, str) and isinstance(title, str) and isinstance(created, str)):
        raise BadText("its id, title or time is missing")
    for text in (match_id, title, created):
        check_letters(text, "its id, title or time")
    return Head(match_id, title, created, from_json(data), version)


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
        error = _applied(history, entry) if number < MOST_ENTRIES else BadText(TOO_LATE)
        if error:
            return Replayed(history, number, error)
    return Replayed(history, len(entries), None)


TOO_LATE = f"a match has at most {MOST_ENTRIES} entries"


def _applied(history: History, entry: str) -> BadText | IllegalMove | None:
    """What is wrong with the next entry, None where it fits and was applied."""
    try:
        history.apply(entry)
    except (BadText, IllegalMove) as error:
        return error
    return None


class Brought(NamedTuple):
    """What comes from elsewhere, checked by replay."""

    head: Head
    entries: tuple[str, ...]
    torn: bool = False  # the last line was not whole, and is left out


def write_save(head: Head, lines: str) -> str:
    """A save as a text to keep elsewhere; `lines` are its journal's."""
    return f"{FIRST_WORD}/{head.format}\n{write_head(head)}{lines}"


def read_save(text: str) -> Brought:
    """A save or a record that comes from elsewhere."""
    return at_once(reading(text))


def reading(text: str) -> Slices[Brought]:
    """The same in slices."""
    if len(text) > MOST_LETTERS:
        raise Damaged(TOO_LONG, "")
    content = text.strip("\ufeff \t\r\n")
    if content.startswith("{"):
        return (yield from _from_record(content))
    brought = _unsealed(text, content)
    if len(brought.entries) > MOST_ENTRIES:
        raise Damaged(TOO_MANY, text)
    done = yield from replaying(brought.head.setup, brought.entries)
    if done.error:
        raise Damaged(wrong_entry(done), text)
    return brought


def _unsealed(text: str, content: str) -> Brought:
    """Head and entries of a save, not replayed yet."""
    first, _, rest = content.replace("\r\n", "\n").partition("\n")
    start, _, written = first.partition("/")
    number = whole(written)
    if start != FIRST_WORD or not number:
        shown = quoted(first[:MOST_SHOWN])
        raise Damaged(
            say("This is neither a save nor a record: it begins {start}.", start=shown), text
        )
    line, _, lines = rest.partition("\n")
    try:
        if number > FORMAT:
            raise Newer(number)
        head = admitted(read_head(f"{line}\n"))
    except BadText as error:
        raise Damaged(bad_head(error), text) from None
    if written != str(head.format):
        raise Damaged(bad_head(BadText(f"it is not of format {quoted(written)}")), text)
    sealed = unseal(lines + "\n" if lines else "", head.match_id)
    if sealed.bad and not sealed.torn:
        raise Damaged(bad_entry(sealed.bad), text)
    return Brought(head, sealed.entries, sealed.torn)


MOST_SHOWN = 30  # letters of a foreign text


def write_record(head: Head, history: History) -> str:
    """A match as a record; who sat there stands in it under "table", and under "given_up" who gave
    it up, null where format 1 does not tell.
    """
    told = {**record.write(history.match), TABLE: to_json(head.setup)}
    return record.line({**told, GIVEN_UP: history.gave_up} if history.given_up else told)


TABLE, GIVEN_UP = "table", "given_up"


def _from_record(text: str) -> Slices[Brought]:
    """A record becomes a save."""
    try:
        data = record.load(text)
        match = yield from record.reading(data)
        setup = _table(match, data.get(TABLE))
        entries = (*map(written, match.steps), *_end(match, data))
        return Brought(admitted(Head("", "", "", checked(setup))), entries)
    except (BadRecord, BadText) as error:
        raise Damaged(say("This record cannot be read: {error}.", error=str(error)), text) from None


def _end(match: Match, data: dict[str, Any]) -> tuple[str, ...]:
    """The entry with which it was given up, where it was."""
    if GIVEN_UP not in data:
        return ()
    seat = data[GIVEN_UP]
    if match.over or not (seat is None or (type(seat) is int and 0 <= seat < match.players)):
        raise BadText(f"{quoted(seat)} cannot have given it up")
    return (History(match).give_up(seat),)


def _table(match: Match, said: object) -> Setup:
    """Who sits there. Where a record does not tell, the first seat is yours, the others are bots'."""
    seats = (YOU, *(STRONGEST_LEVEL for _ in range(match.players - 1)))
    names = tuple(default_name(seats, seat) for seat in range(match.players))
    key, options, seed, salt = match.game.info.key, match.options, match.seed, match.salt
    usual = Setup(key, options, seats, names, "casual", seed, salt)
    try:
        table = from_json(said if isinstance(said, dict) else {})
    except BadText:
        return usual
    same = (table.key, table.options, table.seed, table.salt) == (key, options, seed, salt)
    return table if same and len(table.seats) == match.players else usual


TOO_LONG = say("It has more than {most} letters, and is not read.", most=MOST_LETTERS)
TOO_MANY = say("This match has more than {most} entries, and is not replayed.", most=MOST_ENTRIES)


def newer(error: Newer) -> Message:
    return say(
        "A newer version of this page wrote it (format {number}; here 1 to {known} are read). It "
        "stays as it is, and opens where the page is as new.",
        number=error.format,
        known=FORMAT,
    )


def bad_head(error: BadText) -> Message:
    if isinstance(error, Newer):
        return newer(error)
    return say("The head of this save cannot be read: {error}.", error=str(error))


def bad_entry(number: int) -> Message:
    return say("Entry {number} of this save is damaged.", number=number)


def wrong_entry(done: Replayed) -> Message:
    if isinstance(done.error, Newer):
        return newer(done.error)
    return say(
        "Entry {number} of this save does not follow from those before it: {error}.",
        number=done.good + 1,
        error=str(done.error),
    )
