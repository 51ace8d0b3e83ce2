"""What was found once, and its kin, at every place of every door."""

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from app.saves import preferences
from app.saves.backup import FIRST_LINE as BACKUP
from app.saves.envelope import FIRST_WORD
from app.saves.journal import seal
from app.saves.second import Record
from tests.fuzz import corpus, mutation
from tests.fuzz.visiting import Visit

FIRST_LINE = f"{FIRST_WORD}/1"
SAVE = corpus.saves()[1]
HEAD = json.loads(SAVE.lines[0][9:])
ENTRIES = tuple(line[9:] for line in SAVE.lines[1:])
COPY = [Record(SAVE.match_id, number, f"{line}\n") for number, line in enumerate(SAVE.lines)]
JOURNAL = "".join(record.text for record in COPY[1:])
WHOLE = mutation.everything((["match", SAVE.match_id, COPY[0].text, SAVE.note], ["lines", JOURNAL]))
LONG = 100_000
RECORD = corpus.records()[1]


def inputs(strange: Any) -> Iterator[tuple[str, Any]]:
    """Door and input, for each place that a strange value or text may stand in."""
    if isinstance(strange, str):
        yield from _texts(strange)
    if isinstance(strange, str) and len(strange) > LONG:
        return  # within values it is longer than any reader goes
    for head in (*_with(HEAD, strange), *_with(mutation.renewed(Random(1), HEAD), strange)):
        yield from _sealed(head, ENTRIES)
    for record in _with(RECORD, strange):
        text = json.dumps(record)
        yield from (("records", _brought(text)), ("judge", ("judge", "-", text)))
    for note in _with(json.loads(SAVE.note), strange):
        texts = {**SAVE.texts, f"tefuda/note/{SAVE.match_id}": json.dumps(note)}
        yield "the store", Visit("#/", texts=texts)
    for settings in _with(json.loads(corpus.settings()[0]), strange):
        yield "settings", Visit(texts={preferences.KEY: json.dumps(settings)})


def _with(data: dict[str, Any], strange: Any) -> Iterator[dict[str, Any]]:
    """The data with each part, or part of a part, exchanged."""
    for key, part in data.items():
        yield {**data, key: strange}
        yield {**data, key: [strange]}
        if isinstance(part, dict):
            yield from ({**data, key: {**part, name: strange}} for name in (*part, "more"))


def _brought(text: str) -> Visit:
    return Visit("#/", ("import", "copy "), field=text)


def _sealed(head: dict[str, Any], entries: tuple[str, ...]) -> Iterator[tuple[str, Any]]:
    """The same as a file, as a link, on the device and in the second copy."""
    flat = json.dumps(head, ensure_ascii=False, separators=(",", ":"))
    match_id = head["id"] if isinstance(head["id"], str) else ""
    about, journal = seal((flat,), ""), seal(entries, match_id)
    yield "files", _brought(f"{FIRST_WORD}/{head.get('version')}\n{about}{journal}")
    yield "links", Visit(f"#/open/{linked(flat, entries)}")
    yield "links", Visit(f"#/open/{mutation.pack('4', flat, entries)}")
    key = f"tefuda/match/{match_id}"
    yield "the store", Visit("#/", (f"#/match/{match_id}",), {key: about, f"{key}/0": journal})
    lines = [about, *(f"{line}\n" for line in journal.split("\n"))]
    records = [Record(match_id, number, line) for number, line in enumerate(lines)]
    yield "the second copy", Visit("#/", (f"#/match/{match_id}",), second=records)


def linked(head: str, lines: tuple[str, ...]) -> str:
    return mutation.pack("1", head, ["spelled out", *lines])


def _texts(text: str) -> Iterator[tuple[str, Any]]:
    """A text as the whole input, and as a line of a save."""
    key, game = f"tefuda/match/{SAVE.match_id}", HEAD["game"]
    yield "files", _brought(text)
    yield "files", _brought(f"{FIRST_LINE}\n{text}")
    yield "links", Visit(f"#/open/1{text}")
    yield "links", Visit(f"#/open/2{text}")
    yield "settings", Visit(texts={preferences.KEY: text, "tefuda/lobby": text})
    yield "settings", Visit(wishes={"language": text, "theme": text})
    for name in (*SAVE.texts, key.replace("match", "note"), key.replace("match", "bin")):
        yield "the store", Visit("#/", (f"#/match/{SAVE.match_id}",), {**SAVE.texts, name: text})
        yield "the store", Visit("#/", texts={**SAVE.texts, name + text: text})
        yield "the second copy", Visit("#/", texts={**SAVE.texts, name: text}, second=COPY)
        yield "backups", Visit("#/", ("import", "merge"), {**SAVE.texts, name: text}, WHOLE)
    yield "the second copy", Visit("#/", texts=SAVE.texts, second=[Record(text, 0, text)])
    for place in (
        f"new/{game}?seed=",
        f"new/{game}?name0=",
        "new/",
        "match/",
        "open/",
        "rules/",
        "",
    ):
        yield "addresses", Visit(f"#/{place}{text}")
    for verb in ("card", "word", "set text_size", "arrange", "open", "delete", "export", "undo"):
        yield "clicks", Visit(f"#/match/{SAVE.match_id}", (f"{verb} {text}",), SAVE.texts)
    for lines in ([text], ["backup", "", 1, text], ["progress", text], ["damaged", text, text]):
        first = json.dumps(["backup", "", 1])
        brought = _brought(f"{BACKUP}\n{seal((first, json.dumps(lines)), BACKUP)}")
        yield "backups", brought._replace(acts=("import", "merge", "export-all"))
    yield "backups", _brought(f"{BACKUP}\n{text}")
    yield "progress", Visit(texts={f"tefuda/progress/{text}": text, "tefuda/progress/0": text})
    yield "progress", Visit(second=[Record("-progress", 0, text)])
    yield from (("judge", ("judge", "-", text)), ("hand", ("hand", "-", text)))
    for entries in ((text,), (*ENTRIES, text), (f"ask {text}",), (f"undo {text}",), (f"0 {text}",)):
        yield from _sealed(HEAD, entries)
