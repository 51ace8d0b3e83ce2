"""Makes strange texts of good ones: letter by letter, value by value, line by line.

Where a form has checksums they are made anew, so that what is strange gets past them.
"""

import json
import re
import zlib
from base64 import b32decode, b32encode, urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from app.saves.backup import FIRST_LINE as BACKUP
from app.saves.journal import seal_lines
from app.share.link import DICTIONARIES, SPELLINGS
from tests.fuzz.corpus import FOUND, LETTERS, NUMBERS, PLANTS

MOST = 120_000
"""Letters of an input; the few that are to be longer are made by hand."""

LONG = 6_000

VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, -1, 1, 2, 9, 10**6, 10**30, 0.5, 1e308, "", "you", "casual", " "),
    *(
        [],
        {},
        [[]],
        [None],
        [1],
        [""],
        {"": ""},
        {"a": {}},
        [[1, 2]],
        [[0, "give-up"]],
        ["you"] * 3,
    ),
    *PLANTS,
    *(strange[:LONG] for strange in FOUND.values()),  # whole in every hundredth text
)
ENTRIES = (
    *(
        "",
        " ",
        "undo 1",
        "undo 0",
        "undo -1",
        "undo 99",
        "undo",
        "undo  1",
        "undo १",
        "redo",
        "redo ",
    ),
    *("give-up", "give-up yes", "ask", "ask 0", "ask x", "ask 0 a b", "ask 1 \ud800", "-1 deal"),
    *(
        "-1",
        "0",
        "0 ",
        "0 play",
        "0 pass",
        "9 play",
        "10 play",
        "-2 deal",
        "0 play \x85",
        "0  play",
    ),
    *PLANTS,
)


UNCHECKED = bytes(4)


def text(rng: Random, start: str, others: Sequence[str]) -> str:
    """A text changed in one to four places."""
    for _ in range(rng.choice((1, 1, 1, 2, 2, 4))):
        start = rng.choice(LETTERWISE)(rng, start, others)
    return start[:MOST]


def _cut(rng: Random, text: str) -> tuple[str, str, str]:
    """Three parts, the middle one short more often than long."""
    left = rng.randint(0, len(text))
    right = min(len(text), left + int(rng.paretovariate(0.7)) - rng.randint(0, 1))
    return text[:left], text[left:right], text[right:]


def _put(rng: Random, text: str, _: Sequence[str]) -> str:
    left, middle, right = _cut(rng, text)
    return left + rng.choice((rng.choice(LETTERS), rng.choice(PLANTS), middle * 2)) + right


def _replace(rng: Random, text: str, _: Sequence[str]) -> str:
    left, _middle, right = _cut(rng, text)
    return left + rng.choice(LETTERS) + right


def _drop(rng: Random, text: str, _: Sequence[str]) -> str:
    left, _middle, right = _cut(rng, text)
    return rng.choice((left + right, left, right))


def _repeat(rng: Random, text: str, _: Sequence[str]) -> str:
    left, middle, right = _cut(rng, text)
    times = rng.choice((2, 3, 10, 100, 3_000))
    return left + (middle[:200] * times) + right


def _splice(rng: Random, text: str, others: Sequence[str]) -> str:
    left, _middle, right = _cut(rng, text)
    other = _cut(rng, rng.choice(others)) if others else ("", "", "")
    return rng.choice((left + other[2], left + other[1] + right, other[0] + right))


def _number(rng: Random, text: str, _: Sequence[str]) -> str:
    numbers = list(re.finditer(r"-?\d+", text[:4_000]))
    if not numbers:
        return text + rng.choice(NUMBERS)
    start, end = rng.choice(numbers).span()
    return text[:start] + rng.choice(NUMBERS) + text[end:]


def _find(rng: Random, text: str, _: Sequence[str]) -> str:
    left, _middle, right = _cut(rng, text)
    strange = rng.choice([*FOUND.values()])
    return left + (strange if rng.random() < 0.05 else strange[:LONG]) + right


LETTERWISE: tuple[Callable[[Random, str, Sequence[str]], str], ...] = (
    *(_put, _replace, _replace, _drop, _repeat, _splice, _number, _find),
)


def value(rng: Random, data: Any) -> Any:
    """A value of JSON with one part exchanged, dropped, added, doubled or put deeper."""
    if isinstance(data, dict) and data and rng.random() < 0.85:
        key = rng.choice([*data])
        return _in_dict(rng, data, key)
    if isinstance(data, list) and data and rng.random() < 0.85:
        return _in_list(rng, data)
    if isinstance(data, str) and rng.random() < 0.5:
        return text(rng, data, ())
    return rng.choice(VALUES) if rng.random() < 0.9 else [data]


def _in_dict(rng: Random, data: dict[str, Any], key: str) -> dict[str, Any]:
    rest = {name: part for name, part in data.items() if name != key}
    acts = rng.random()
    if acts < 0.1:
        return rest
    if acts < 0.2:
        return {**data, rng.choice((*LETTERS, *PLANTS)): rng.choice(VALUES)}
    if acts < 0.25:
        return {**rest, text(rng, key, ()): data[key]}
    return {**rest, key: value(rng, data[key])}


def _in_list(rng: Random, data: list[Any]) -> list[Any]:
    place, acts = rng.randrange(len(data)), rng.random()
    left, right = data[:place], data[place + 1 :]
    if acts < 0.1:
        return left + right
    if acts < 0.2:
        return [*left, data[place], *([data[place]] * rng.choice((1, 2, 500))), *right]
    return [*left, value(rng, data[place]), *right]


def written(rng: Random, data: Any) -> str:
    """JSON, with its letters as they are or escaped."""
    return json.dumps(data, ensure_ascii=rng.random() < 0.3)


def entries(rng: Random, good: Sequence[str]) -> list[str]:
    """The entries of a match with some exchanged, added, dropped or taken back."""
    some = list(good)
    for _ in range(rng.choice((1, 1, 2, 5))):
        place = rng.randint(0, len(some))
        acts = rng.random()
        if acts < 0.4:
            some[place : place + rng.choice((0, 1, 1, 3))] = [rng.choice(ENTRIES)]
        elif acts < 0.6:
            some[place:] = [text(rng, entry, good)[:2_000] for entry in some[place : place + 1]]
        elif acts < 0.8:
            some[place:place] = ["undo 1", "redo"] * rng.choice((1, 3, 30))
        else:
            some[place:place] = some[max(0, place - 2) : place]
    return some


def renewed(rng: Random, about: dict[str, Any]) -> dict[str, Any]:
    """The head of a match as the newest format has it."""
    origin = {"kind": rng.choice(("lesson", "day", "position")), "name": "a", "moves": 2}
    return {**about, "version": 2, "salt": "0123456789abcdef" * 2, "origin": origin}


def thought(rng: Random, entry: str) -> str:
    """An entry of a move with its playouts, as the newest format may have it."""
    seat, space, move = entry.partition(" ")
    return f"{seat}:{rng.randint(0, 5_000)}{space}{move}" if seat.isdecimal() else entry


def sealed(rng: Random, save: Sequence[str]) -> list[str]:
    """The lines of a save, its head first: strange inside, with checksums that fit."""
    head, *journal = (line[9:] for line in save)
    try:
        about = json.loads(head)
    except ValueError:  # it was damaged before
        about = {}
    if rng.random() < 0.5:
        about = renewed(rng, about)
        journal = [thought(rng, entry) for entry in journal]
    if rng.random() < 0.6:
        about = value(rng, about)
    if rng.random() < 0.6:
        journal = entries(rng, journal)
    match_id = about.get("id") if isinstance(about, dict) else ""
    flat = json.dumps(about, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    start = match_id if isinstance(match_id, str) else ""
    return [*seal_lines((flat,), ""), *seal_lines(tuple(journal), start)]


def backup(
    rng: Random, members: Sequence[tuple[str, str, str, str]], progress: Sequence[str]
) -> str:
    """A text of everything, strange inside, with checksums that fit."""
    lines: list[Any] = [["settings", {"theme": "dark"}]]
    for match_id, head, note, journal in members:
        lines += [["match", match_id, head, note], ["lines", journal]]
    lines += [["progress", line] for line in progress]
    lines += [["damaged", "a", "nonsense"], ["more", "and more"]]
    if rng.random() < 0.6:
        place = rng.randrange(len(lines))
        lines[place : place + 1] = [value(rng, lines[place])] * rng.choice((0, 1, 1, 1, 2))
    return everything(lines)


def everything(lines: Sequence[Any]) -> str:
    """These lines as a text of everything."""
    first = ["backup", "2026-11-22T10:00:00Z", len(lines)]
    entries = tuple(json.dumps(line) for line in (first, *lines))
    return "".join((f"{BACKUP}\n", *seal_lines(entries, BACKUP)))


def packed(rng: Random, link: str) -> str:
    """The text of a link, strange inside; its checksum is `UNCHECKED`."""
    head, *lines = _unpacked(link)
    about, form = json.loads(head), link[0]
    if form in "12" and rng.random() < 0.6:
        about, form = renewed(rng, about), str(int(form) + 2)
        lines = [f":{rng.randint(0, 5_000)} {line}" for line in lines]
    if rng.random() < 0.6:
        about = value(rng, about)
    if rng.random() < 0.6:
        lines = entries(rng, lines)
    return pack(form, written(rng, about), lines)


def pack(form: str, about: str, lines: Sequence[str]) -> str:
    """A link spelled in this form."""
    number, letters = SPELLINGS[form]
    inner = "\n".join([about, *lines]).encode(errors="surrogatepass")
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS, zdict=DICTIONARIES[number])
    whole = UNCHECKED + packer.compress(inner) + packer.flush()
    encode = urlsafe_b64encode if letters == 64 else b32encode
    return form + encode(whole).decode().rstrip("=")


def _unpacked(link: str) -> list[str]:
    number, letters = SPELLINGS[link[0]]
    decode, block = (urlsafe_b64decode, 4) if letters == 64 else (b32decode, 8)
    raw = decode(link[1:] + "=" * (-(len(link) - 1) % block))
    unpacker = zlib.decompressobj(-zlib.MAX_WBITS, zdict=DICTIONARIES[number])
    return unpacker.decompress(raw[4:]).decode().split("\n")
