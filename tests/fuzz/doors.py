"""Every way in: what comes by it, made strange, and what it answers."""

import io
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from random import Random
from typing import Any, NamedTuple
from unittest.mock import patch

from app.saves import preferences
from app.saves.envelope import FIRST_WORD
from app.saves.journal import crc
from app.saves.progress import KINDS, Done, Progress, write
from app.saves.second import Mirror, Record
from app.saves.storage import Memory
from app.share import link
from tefuda.__main__ import main
from tefuda.core.registry import find, keys
from tests.fuzz import corpus, mutation
from tests.fuzz.visiting import Visit, seen


class Door(NamedTuple):
    """`share` of all inputs come by it; `feed` gives what is shown, and never raises."""

    share: int
    make: Callable[[Random], Any]
    feed: Callable[[Any], Awaitable[str]]


# texts: links, files, records


def _link(rng: Random) -> Visit:
    kept = corpus.texts("links", "address")
    spelled = rng.choice(kept).partition("#/open/")[2]
    if spelled and rng.random() < 0.5:
        return Visit(f"#/open/{mutation.packed(rng, spelled)}")
    return Visit("#/open/" + mutation.text(rng, spelled, kept))


async def _open(visit: Visit) -> str:
    """Half of the links are to get past their checksum."""
    with patch.object(link, "_check", lambda *_: mutation.UNCHECKED):
        return await seen(visit)


def _brought(text: str) -> Visit:
    return Visit("#/", ("import", "copy "), field=text)


def _file(rng: Random) -> Visit:
    save, first = rng.choice(corpus.saves()), f"{FIRST_WORD}/{rng.choice('11112222293')}"
    if rng.random() < 0.6:
        lines = mutation.sealed(rng, save.lines)
        newest = '"version":2' in lines[0] and rng.random() < 0.9
        return _brought("".join([f"{FIRST_WORD}/2\n" if newest else f"{first}\n", *lines]))
    whole = "\n".join((first, *save.lines, ""))
    return _brought(mutation.text(rng, whole, corpus.texts("files", "text")))


def _record(rng: Random) -> Visit:
    kept = corpus.texts("records", "text")
    if rng.random() < 0.7:
        strange = mutation.value(rng, rng.choice(corpus.records()))
        return _brought(mutation.written(rng, strange))
    return _brought(mutation.text(rng, rng.choice(kept), kept))


# what the device holds


def _spoilt(rng: Random, save: corpus.Save) -> dict[str, str]:
    """A match's texts, one or more of them strange."""
    head, note = f"tefuda/match/{save.match_id}", f"tefuda/note/{save.match_id}"
    if rng.random() < 0.5:
        about, *journal = mutation.sealed(rng, save.lines)
        told = mutation.written(rng, mutation.value(rng, json.loads(save.note)))
        return {head: about, f"{head}/0": "".join(journal), note: told}
    texts = {**save.texts, note: save.note}
    key = rng.choice([*texts])
    strange = mutation.text(rng, texts.pop(key), ())
    return {**texts, (mutation.text(rng, key, ()) if rng.random() < 0.2 else key): strange}


def _store(rng: Random) -> Visit:
    save = rng.choice(corpus.saves())
    match_id, texts = save.match_id, _spoilt(rng, save)
    if rng.random() < 0.2:
        texts |= {f"tefuda/bin/{match_id}": rng.choice(corpus.LETTERS), "tefuda/bin/": ""}
    verbs = ("delete", "restore", "mend", "export", "copy")
    acts = [f"{rng.choice(verbs)} {match_id}" for _ in range(rng.randint(0, 2))]
    places = [f"#/match/{match_id}", f"#/match/{match_id}/review"]
    more = rng.sample(places, 1) if rng.random() < 0.1 else []
    return Visit("#/", (*acts, *more), texts)


def _second(rng: Random) -> Visit:
    save = rng.choice(corpus.saves())
    match_id = save.match_id
    lines = mutation.sealed(rng, save.lines)
    if rng.random() < 0.5:
        lines = [f"{line}\n" for line in save.lines]
    records = [Record(match_id, number, line) for number, line in enumerate(lines)]
    if rng.random() < 0.5:
        place = rng.randrange(len(records))
        line = mutation.text(rng, records[place].text, lines)
        number = rng.choice((place, place + 1, -1, 10**9))
        records[place : place + 1] = [Record(rng.choice((match_id, "", "\ud800")), number, line)]
    here = rng.choice((_spoilt(rng, save), save.texts, {}))
    acts = (f"#/match/{match_id}",) if rng.random() < 0.1 else ()
    return Visit("#/", acts, here, second=records)


def _settings(rng: Random) -> Visit:
    kept = corpus.settings()
    text = rng.choice(kept)
    if rng.random() < 0.6:
        text = mutation.written(rng, mutation.value(rng, json.loads(text)))
    else:
        text = mutation.text(rng, text, kept)
    fields = [*preferences.CHOICES, "__proto__", ""]
    wishes = {rng.choice(fields): mutation.text(rng, "ja", kept)} if rng.random() < 0.3 else {}
    save = rng.choice(corpus.saves())
    texts = {preferences.KEY: text, "tefuda/lobby": mutation.text(rng, "<ul></ul>", kept)}
    if rng.random() < 0.9:
        return Visit("#/", (), texts, wishes=wishes)
    acts = ("open settings", f"set {rng.choice(fields)} {rng.choice(corpus.LETTERS)}")
    return Visit(f"#/match/{save.match_id}", acts, {**texts, **save.texts}, wishes=wishes)


# everything as one file, and what was done and is no match


def _backup(rng: Random) -> Visit:
    """Where the same match may stand already, and may be spoilt."""
    saves = rng.sample(corpus.saves(), rng.randint(1, 3))
    text = mutation.backup(rng, [_member(rng, save) for save in saves], _done(rng))
    if rng.random() < 0.3:
        text = mutation.text(rng, text, ())
    here = rng.choice(({}, saves[0].texts, _spoilt(rng, saves[0])))
    ways = (("merge",), ("merge settings",), ("merge settings", "import"), ("dismiss",), ())
    return Visit("#/", ("import", *rng.choice(ways), "export-all"), here, text)


def _member(rng: Random, save: corpus.Save) -> tuple[str, str, str, str]:
    """Its id, its head, its note and its journal."""
    head, *journal = [f"{line}\n" for line in save.lines]
    if rng.random() < 0.3:
        head, *journal = mutation.sealed(rng, save.lines)
    return save.match_id, head, save.note, "".join(journal)


def _done(rng: Random) -> list[str]:
    """Lines of progress, some of them strange."""
    more = {"game": rng.choice(keys()), "scores": [1, 2]}
    done = Done(rng.choice(KINDS), "2026-11-22", "2026-11-22T10:00:00Z", more)
    lines = [write(done), write(done._replace(of="a"))]
    if rng.random() < 0.5:
        entry = mutation.written(rng, mutation.value(rng, json.loads(lines[0][9:])))
        return [f"{crc(entry):08x} {entry}\n", *lines]
    return [mutation.text(rng, line, lines) for line in lines]


def _progress(rng: Random) -> Visit:
    keys = [f"tefuda/progress/{rng.choice(('0', '1', '7', *corpus.NUMBERS))}" for _ in range(2)]
    texts = {key: "".join(_done(rng)) for key in keys}
    records = [Record("-progress", rng.choice((0, 1, -1, 2**40)), line) for line in _done(rng)]
    acts = ("export-all",) if rng.random() < 0.3 else ()
    return Visit("#/", acts, texts, second=rng.choice((None, records)))


async def _counted(visit: Visit) -> str:
    """The lobby beside what was counted."""
    storage = Memory()
    storage.texts.update(visit.texts)
    return await seen(visit) + ("done" if Progress(storage, Mirror(None)).all() else "")


# addresses and clicks


def _address(rng: Random) -> Visit:
    if rng.random() < 0.5:
        kept = corpus.texts("addresses", "address")
        return Visit(mutation.text(rng, rng.choice(kept), kept))
    names = ("players", "seat0", "seat1", "name0", "name1", "policy", "seed", "option.games", "x")
    values = (*corpus.LETTERS, *corpus.NUMBERS, *corpus.PLANTS, "you", "keen", "coach", "strict")
    asked = "&".join(f"{rng.choice(names)}={rng.choice(values)}" for _ in range(rng.randint(0, 4)))
    place = rng.choice(("new", "new", "new", "match", "open", "rules", "setup", "__proto__"))
    name = rng.choice((*keys(), *keys(), *corpus.LETTERS))
    return Visit(f"#/{place}/{name}?{asked}")


VERBS = (
    *("", "send", "card", "word", "back", "drop", "next", "undo", "redo", "mute", "watch", "hint"),
    *("open", "close", "set", "arrange", "at", "as", "explain", "branch", "turns", "give-up yes"),
    *("first", "later", "delete", "restore", "mend", "export", "copy", "import", "stop", "faster"),
    *(
        "export-all",
        "merge",
        "merge settings",
        "dismiss",
        "open zone",
        "open settings",
        "open menu",
        "open share",
        "rematch",
        "same-deal",
        "lobby",
    ),
)


def _clicks(rng: Random) -> Visit:
    save = rng.choice(corpus.saves())
    rests = (*corpus.LETTERS, *corpus.NUMBERS, *corpus.PLANTS, save.match_id, "pass", "2", "trick")
    acts = [f"{rng.choice(VERBS)} {rng.choice(rests)}" for _ in range(rng.randint(1, 3))]
    clicks = [act for act in acts if not act.startswith("#")]
    ends = rng.choice(("", "/review", f"/{rng.choice(corpus.LETTERS)}"))
    return Visit(f"#/match/{save.match_id}{ends}", clicks, save.texts)


# the command line


def _judged(rng: Random) -> tuple[str, ...]:
    return "judge", "-", "\n".join(_record(rng).field for _ in range(rng.choice((1, 1, 2))))


def _hand(rng: Random) -> tuple[str, ...]:
    """Of the deck with the most faces, which is the one that it is about."""
    deck = max(([*find(key).deck] for key in keys()), key=len)
    hands = [" ".join(rng.sample(deck, k=28)) for _ in range(rng.randint(1, 2))]
    whole = "\n".join(hands)
    return "hand", "-", whole if rng.random() < 0.1 else mutation.text(rng, whole, hands)


def _call(rng: Random) -> tuple[str, ...]:
    """A call that is none, or plays nothing; the last word is what comes on standard input."""
    words = ["--players", "--option", "--seed", "--ai", "--help", *keys(), "-", "--", "/", "\ud800"]
    words += [rng.choice(corpus.LETTERS), rng.choice(corpus.NUMBERS), "games=1", "x=\udcff"]
    some = rng.choices([word for word in words if "\0" not in word], k=rng.randint(0, 4))
    return rng.choice(("judge", "hand", "simulate", "sim", "")), *some, "--games", "0", ""


async def _command(call: Sequence[str]) -> str:
    """Exit statuses are answers; what is printed is no HTML."""
    *argv, text = call
    said = io.StringIO()
    given = patch.object(sys, "stdin", io.StringIO(text))
    with given, redirect_stdout(said), redirect_stderr(said):
        try:
            code = main(argv)
        except SystemExit as end:
            code = int(end.code or 0)
    assert code in (0, 1, 2), code
    return "done" if code == 0 else ""


DOORS = {
    "links": Door(12, _link, _open),
    "files": Door(14, _file, seen),
    "records": Door(12, _record, seen),
    "the store": Door(14, _store, seen),
    "the second copy": Door(10, _second, seen),
    "backups": Door(8, _backup, seen),
    "progress": Door(4, _progress, _counted),
    "settings": Door(6, _settings, seen),
    "addresses": Door(12, _address, seen),
    "clicks": Door(4, _clicks, seen),
    "judge": Door(6, _judged, _command),
    "hand": Door(4, _hand, _command),
    "calls": Door(4, _call, _command),
}
