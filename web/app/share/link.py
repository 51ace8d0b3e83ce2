"""A match as the text of a link: everything needed to go on with it, in the address itself.

The text is a digit and the packed match: "3" for URL-safe base64, "4" for base32, whose capitals
take less room in a QR code ("1" and "2" in format 1, which differs in its packer's dictionary, has
no salt, and no numbers before moves). Packed are four bytes of CRC-32, then a raw deflate stream
(RFC 1951) of the head as a line of JSON and a line for each move.

Nature's moves follow from the seed and are left out, unless they do not (a record from
elsewhere). A seat stands before its move only where others could have acted; of a bot's move then
":1200", its playouts, is left. The CRC counts
all of it, nature and seats included, so a link that would be dealt differently here is found out.
"""

import zlib
from base64 import b32decode, b32encode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator, Sequence

from app.match.head import Head, admitted
from app.match.history import FORMAT, MOST_ENTRIES, History, plain, written
from app.match.setup import from_json, to_json
from app.saves.envelope import TOO_MANY, Damaged
from tefuda.core.foreign import check_letters, read_json
from tefuda.core.match import Match, Step
from tefuda.core.seal import canonical, dealing_again
from tefuda.core.slices import Progress, Slices, at_once
from tefuda.core.table import say
from tefuda.core.terms import CHANCE, BadText, IllegalMove, Seat

LONGEST = 30_000
"""Letters of a link's text. Browsers take more; chats and mail programs cut what is longer."""

MOST = 2_000_000
"""Bytes that a link may unpack to; the longest match there is has some 60,000."""

GIVE_UP = "give-up"
SPELLED_OUT = "spelled out"
"""The first line after the head where nature's moves stand in the link."""

# What most heads look like, for the packer to point at. Never change one: they belong to the forms.
DICTIONARIES = {
    1: b'{"game":"","id":"","names":["","Aoi","Botan","Chidori","Daichi"],"options":{},'
    b'"policy":"strict","coach","casual","seats":["expert","novice","keen","casual","casual",'
    b'"casual"],"seed":"0123456789abcdef","title":""}\nplay \n',
    2: b'discard pass\nsteal home\n","names":["","Aoi","Botan","Chidori","Daichi","Emi"],"options":{"'
    b'},"origin":{"kind":"lesson","day","puzzle","position","moves":"name":"policy":"strict","coach",'
    b'"casual","salt":"seats":["expert","keen","novice","you","casual","casual","casual","casual"],'
    b'"seed":"","title":""}\n:1000 play \n:2000 play \nplay ',
}
"""By format."""

SPELLINGS = {"1": (1, 64), "2": (1, 32), "3": (2, 64), "4": (2, 32)}
"""By the first digit: the format, and how many signs its letters have."""

DAMAGED = say(
    "This link holds no whole match: it was cut off or changed, or another version made it."
    " Copy it again, or take the match along as a file."
)
NEWER = say("A newer version of this page made this link: it opens where the page is as new.")


def entries_of(history: History) -> tuple[str, ...]:
    """What was played up to the last move of a player, moves taken back left out."""
    steps = history.match.steps
    last = max((n for n, step in enumerate(steps, 1) if step.seat != CHANCE), default=0)
    entries = tuple(map(written, steps[:last]))
    return (*entries, *history.end)


def pack(head: Head, history: History) -> bytes:
    """A match as bytes, as `unpack` reads them."""
    match, entries = history.match, entries_of(history)
    about = canonical({"id": head.match_id, "title": head.title, **to_json(head.setup)})
    known = at_once(dealing_again(match)) is None
    moves = match.steps[: len(entries) - len(history.end)]
    lines = [line for step in moves for line in _line(match, step, known=known)]
    more = [] if known else [SPELLED_OUT]
    text = "\n".join([about, *more, *lines, *history.end])
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=DICTIONARIES[FORMAT])
    return _check(about, entries) + packer.compress(text.encode()) + packer.flush()


def unpack(packed: bytes, number: int = FORMAT) -> tuple[Head, tuple[str, ...]]:
    """Head and entries of a match packed in this format, checked by replay; or `Damaged`."""
    return at_once(unpacking(packed, number))


def unpacking(packed: bytes, number: int = FORMAT) -> Slices[tuple[Head, tuple[str, ...]]]:
    """The same in slices."""
    try:
        about, *lines = _inflated(packed[4:], DICTIONARIES[number]).split("\n")
        head = _head(about)
        if len(lines) > MOST_ENTRIES:
            raise Damaged(TOO_MANY, "")
        history = yield from _replaying(head.setup.match(), lines)
    except (BadText, IllegalMove):
        raise Damaged(DAMAGED, "") from None
    entries = entries_of(history)
    if _check(about, entries) != packed[:4]:
        raise Damaged(DAMAGED, "")
    try:
        return admitted(head), entries
    except BadText as error:
        message = say("The match of this link cannot be kept: {error}.", error=str(error))
        raise Damaged(message, "") from None


def spell(packed: bytes) -> str:
    """For an address."""
    return "3" + urlsafe_b64encode(packed).decode().rstrip("=")


def spell_in_capitals(packed: bytes) -> str:
    """For a QR code: longer to read, shorter to draw."""
    return "4" + b32encode(packed).decode().rstrip("=")


def read(text: str) -> tuple[Head, tuple[str, ...]]:
    """Head and entries of a link's text; `Damaged` where it holds no whole match."""
    return at_once(reading(text))


def reading(text: str) -> Slices[tuple[Head, tuple[str, ...]]]:
    """The same in slices."""
    number, letters = SPELLINGS.get(text[:1], (0, 0))
    if not number:
        raise Damaged(NEWER if "5" <= text[:1] <= "9" else DAMAGED, "")
    return (yield from unpacking(_unspelled(text[1:], letters), number))


def _unspelled(text: str, letters: int) -> bytes:
    try:
        if letters == 64:
            return urlsafe_b64decode(text + "=" * (-len(text) % 4))
        return b32decode(text + "=" * (-len(text) % 8))
    except ValueError:
        raise Damaged(DAMAGED, "") from None


def _line(match: Match, step: Step, *, known: bool) -> Iterator[str]:
    """A move's line; none for nature where its moves are known."""
    if step.seat == CHANCE and known:
        return
    entry = written(step)
    alone = match.game.turn(step.before).seats == (step.seat,) and step.seat != CHANCE
    yield entry.removeprefix(str(step.seat)).lstrip(" ") if alone else entry


def _replaying(match: Match, lines: Sequence[str]) -> Slices[History]:
    history = History(match)
    known = list(lines[:1]) != [SPELLED_OUT]
    for number, line in enumerate(lines if known else lines[1:]):
        yield Progress(number, len(lines))
        while known and match.turn.seats == (CHANCE,):
            history.chance()
        seats = match.turn.seats
        alone = len(seats) == 1 and seats != (CHANCE,) and plain(line) != GIVE_UP
        history.apply(_with_seat(seats[0], line) if alone else line)
    return history


def _with_seat(seat: Seat, line: str) -> str:
    return f"{seat}{line}" if line.startswith(":") else f"{seat} {line}"


def _inflated(packed: bytes, words: bytes) -> str:
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=words)
    try:
        data = unpacker.decompress(packed, MOST)
        text = data.decode()
    except (zlib.error, UnicodeDecodeError) as error:
        raise BadText(f"it is not packed: {error}") from None
    if not unpacker.eof:
        raise BadText("it is cut off, or too long")
    return text


def _head(line: str) -> Head:
    data = read_json(line)
    if not (isinstance(data, dict) and {str} == {type(data.get(n)) for n in ("id", "title")}):
        raise BadText("its head is none")
    for name in ("id", "title"):
        check_letters(data[name], name)
    return Head(data["id"], data["title"], "", from_json(data))


def _check(about: str, entries: Sequence[str]) -> bytes:
    return zlib.crc32("\n".join([about, *entries]).encode()).to_bytes(4, "big")
