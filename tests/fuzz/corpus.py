"""What inputs are made of: texts that people kept, and what was strange enough to be found."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

KEPT = sorted((Path(__file__).parents[1] / "kept").glob("format_*"))
DEEP = 100_000
LONGEST = 6_000
"""Letters of a kept text that is worth changing: longer ones cost time and tell nothing more."""

FEW = 6
"""Entries that are left of a match, but for some."""

WHOLE = 50
"""One of so many is left whole."""

WORKED_OUT = str(6007**9)
"""What a template makes of a plant: too many digits to stand in a checksum or a seal by chance."""

PLANTS = (
    "<planted>",
    '" planted="',
    "' planted='",
    "</textarea><planted>",
    "javascript:planted",
    "{{6007**9}}",
    "{planted}",
    "<img src=x onerror=planted()>",
)
"""Markup that must never come out as such."""

LETTERS = (
    *("\0", "\t", "\n", "\r", "\r\n", "\x0b", "\x0c", "\x1c", "\x7f", "\x85", "\u2028", "\u2029"),
    *("\u202e", "\u2066", "\ufeff", "\ufffd", "\ud800", "\udfff", "\udcff", "\U0001f469\u200d"),
    *(
        "²",
        "१",
        "１",
        "ﬃ",
        "İ",
        "ß",
        "%",
        "%E0%A4%A",
        "%00",
        "+",
        "&",
        "=",
        "?",
        "#",
        "/",
        "..",
        "\\",
    ),
    *("'", '"', "[", "]", "{", "}", "-", "_", ":", ",", " ", "  ", "__proto__", "constructor"),
)
NUMBERS = (
    *("-1", "0", "1", "2", "9", "10", "99", "1e3", "1e999", "-0", "0.5", "NaN", "Infinity", "007"),
    *("2147483648", "9007199254740993", "9" * 40, "9" * 5_000, "true", "null", "1_0", "+1", "0x1"),
)
FOUND = {
    "without bottom": '{"a":' * DEEP,
    "lists without bottom": "[" * DEEP,
    "deep and whole": "[" * DEEP + "]" * DEEP,
    "dicts, deep and whole": '{"a":' * DEEP + "1" + "}" * DEEP,
    "a string without an end": '"' + "\\" * DEEP,
    "half a letter": "\ud800",
    "another break": "a\x85b",
    "all breaks": "\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029",
    "turned round": "\u202eabc\u2066",
    "a long number": "9" * 5_000,
    "no number": "1e999",
    "a long line": "x" * 50_000,
    "nothing": "",
    "a null": "\0",
    "6007 times 7": "42049",
}
"""What once ended or stopped the page, and its kin: as a whole text, and in any place of one."""


class Save(NamedTuple):
    """One match as a device holds it, in what was kept: checked lines, of which the first is its head."""

    match_id: str
    lines: tuple[str, ...]
    note: str

    @property
    def texts(self) -> dict[str, str]:
        """By key."""
        head = f"tefuda/match/{self.match_id}"
        journal = "".join(f"{line}\n" for line in self.lines[1:])
        return {head: f"{self.lines[0]}\n", f"{head}/0": journal}


@cache
def lines(kind: str) -> tuple[dict[str, Any], ...]:
    """Every line of the files of a kind, in every format there was."""
    files = [file for folder in KEPT for file in sorted(folder.glob(f"*/{kind}.jsonl"))]
    return tuple(json.loads(line) for file in files for line in _read(file).split("\n") if line)


@cache
def texts(kind: str, field: str) -> tuple[str, ...]:
    """A field of those lines, where it is not too long."""
    return tuple(line[field] for line in lines(kind) if len(line[field]) <= LONGEST)


@cache
def records() -> tuple[dict[str, Any], ...]:
    """Of matches, most of them not to their end."""
    whole = [json.loads(line["record"]) for line in lines("matches")]
    return tuple(
        record
        if number % WHOLE == 0
        else {**record, "moves": record["moves"][:FEW], "result": None, "counts": None}
        for number, record in enumerate(whole)
        if number % WHOLE or len(record["moves"]) < 100
    )


@cache
def saves() -> tuple[Save, ...]:
    """Every match of every kept device."""
    files = [file for folder in KEPT for file in sorted(folder.glob("*/device.json"))]
    every = [save for file in files for save in _saves(json.loads(_read(file))["texts"])]
    return tuple(
        save if number % WHOLE == 0 else save._replace(lines=save.lines[: FEW + 1])
        for number, save in enumerate(every)
        if number % WHOLE or len(save.lines) < 100
    )


def _saves(kept: dict[str, str]) -> Iterator[Save]:
    start = "tefuda/match/"
    for key in sorted(kept):
        if key.startswith(start) and "/" not in key[len(start) :]:
            chunks = sorted(
                (int(k[len(key) + 1 :]), kept[k]) for k in kept if k.startswith(f"{key}/")
            )
            text = kept[key] + "".join(chunk for _, chunk in chunks)
            match_id = key[len(start) :]
            yield Save(
                match_id, tuple(text.split("\n")[:-1]), kept.get(f"tefuda/note/{match_id}", "{}")
            )


@cache
def settings() -> tuple[str, ...]:
    files = [folder / "settings.jsonl" for folder in KEPT]
    kept = [
        json.loads(line) for file in files if file.exists() for line in _read(file).splitlines()
    ]
    return tuple(text for line in kept for text in line["texts"].values())


@cache
def lists() -> tuple[str, ...]:
    """The lobby's lists as devices kept them, not all of their matches."""
    files = [file for folder in KEPT for file in sorted(folder.glob("*/device.json"))]
    kept = [json.loads(_read(file))["texts"].get("tefuda/lobby", "") for file in files]
    return tuple(f"{html[: html.index('</li>', 3_000)]}</li>\n</ul>" for html in kept if html)


def _read(file: Path) -> str:
    return file.read_text("utf-8")
