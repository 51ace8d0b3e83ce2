"""At the start: what one of the two stores has lost comes back from the other.

What the page reads is filled up from the second copy, line by line as far as the checksums lead,
and never replaced. A history that does not fit it becomes a match of its own.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from app.saves.envelope import Damaged, read_head
from app.saves.journal import crc, unseal_lines
from app.saves.saves import APART, Lines, Saves, is_id
from app.saves.second import Record
from tefuda.core.terms import BadText

NO_LINES = Lines("", ())


class Verdict(NamedTuple):
    """What is to be done; `None` where it is to stay as it is."""

    here: Lines | None = None  # what the page's store is to hold
    there: Lines | None = None  # what the second copy is to hold
    apart: Lines | None = None  # to be kept as a match of its own


class Recovered(NamedTuple):
    filled: tuple[str, ...] = ()  # matches whose missing lines came back
    apart: tuple[str, ...] = ()  # matches made of histories that did not fit


async def recover(saves: Saves, is_elsewhere: Callable[[str], bool] = lambda _: False) -> Recovered:
    """Bring both stores to one state. Without a second copy there is nothing to do.

    What another tab plays is left to that one.
    """
    copies = gathered(await saves.second.begin())
    if not saves.second.there or saves.second.failed:
        return Recovered()
    filled, apart = [], []
    for match_id in sorted(filter(is_id, {*copies, *saves.ids()})):
        if is_elsewhere(match_id):
            continue
        here, there = saves.lines(match_id), copies.get(match_id, NO_LINES)
        verdict = compare(match_id, here, there)
        new = _apart(saves, verdict.apart) if verdict.apart else ""
        if verdict.apart and not new:
            continue  # nobody can read it here: it stays where it is
        apart += [new] if new else []
        if verdict.there is not None:
            _hand_on(saves, match_id, there, verdict.there)
        if verdict.here:
            saves.lay(match_id, verdict.here)
            filled.append(match_id)
    _note(saves, [*filled, *apart])
    return Recovered(tuple(filled), tuple(apart))


async def agree(saves: Saves, match_id: str) -> None:
    """Bring one match of both stores to one state while it is open; of two histories the second
    copy's stays, for there each line is written once, whoever was quicker.
    """
    copies = gathered(await saves.second.read(match_id))
    there, here = copies.get(match_id, NO_LINES), saves.lines(match_id)
    if NO_LINES in (here, there) or there == here or here.head != there.head:
        return  # nothing to agree on, or nothing was heard
    theirs = merge(match_id, there.lines, ())[0]
    mine = merge(match_id, here.lines, ())[0]
    if mine[: len(theirs)] == theirs:
        _hand_on(saves, match_id, there, Lines(here.head, mine))
    else:
        saves.replace(match_id, theirs)
        _note(saves, [match_id])


def gathered(records: Iterable[Record]) -> dict[str, Lines]:
    """The lines of each match, up to the first number that is missing."""
    texts: dict[str, dict[int, str]] = {}
    for match_id, number, text in records:
        texts.setdefault(match_id, {})[number] = text
    return {match_id: _in_order(numbered) for match_id, numbered in texts.items()}


def _in_order(numbered: Mapping[int, str]) -> Lines:
    lines: list[str] = []
    while (number := len(lines) + 1) in numbered:
        lines.append(numbered[number])
    more = len(numbered) > len(lines) + (0 in numbered)
    # what comes after a hole fits nothing: an empty line says that there is more
    return Lines(numbered.get(0, ""), (*lines, *([""] if more else [])))


def compare(match_id: str, here: Lines, there: Lines) -> Verdict:
    """What becomes of one match, `here` as the page reads it and `there` in the second copy."""
    heads = [lines.head if _is_head(lines.head) else "" for lines in (here, there)]
    others = there._replace(lines=merge(match_id, there.lines, ())[0])
    if here == there or not any(heads):  # without a head: for the person to look at
        return Verdict(here=others) if here == NO_LINES != others else Verdict()
    mine = unseal_lines(here.lines, match_id)
    good = Lines(heads[0], here.lines[: len(mine.entries)])
    merged, fork = merge(match_id, here.lines, there.lines)
    if fork or ("" not in heads and heads[0] != heads[1]):
        apart = others._replace(head=heads[1] or heads[0])
        return Verdict(there=good if good.head else NO_LINES, apart=apart)
    whole = Lines(heads[0] or heads[1], merged)
    if (here.head and not heads[0]) or (mine.bad and not mine.torn):
        return _damaged(good, whole, there)
    behind = not here.head or len(merged) > len(good.lines)
    return Verdict(whole if behind else None, whole if whole != there else None)


def _damaged(good: Lines, whole: Lines, there: Lines) -> Verdict:
    """The page's own is damaged, and stays so for the person to see; beside it, what is more."""
    kept = good if good.head else NO_LINES
    more = not good.head or len(whole.lines) > len(good.lines)
    return Verdict(there=kept if kept != there else None, apart=whole if more else None)


def merge(match_id: str, one: Sequence[str], other: Sequence[str]) -> tuple[tuple[str, ...], bool]:
    """As many lines as one of the two has right; and whether they then lead two ways."""
    check, merged = crc(match_id), list[str]()
    for number in range(max(len(one), len(other))):
        there = {lines[number] for lines in (one, other) if number < len(lines)}
        fitting = [line for line in there if _sealed(line, check)]
        if len(fitting) != 1:
            return tuple(merged), bool(fitting)
        merged += fitting
        check = int(fitting[0][:8], 16)
    return tuple(merged), False


def _sealed(line: str, check: int) -> bool:
    entry = line[9:-1]
    return "\n" not in entry and line == f"{crc(entry, check):08x} {entry}\n"


def _is_head(line: str) -> bool:
    reading = unseal_lines([line], "")
    return not reading.bad


def _hand_on(saves: Saves, match_id: str, there: Lines, wanted: Lines) -> None:
    """Bring the second copy up to what it is to hold."""
    if wanted == NO_LINES:
        saves.second.drop(match_id)
    elif there.head == wanted.head and wanted.lines[: len(there.lines)] == there.lines:
        for number, line in enumerate(wanted.lines[len(there.lines) :], len(there.lines) + 1):
            saves.second.keep(match_id, number, line)
    else:
        saves.second.rewrite(match_id, (wanted.head, *wanted.lines))


def _apart(saves: Saves, lines: Lines) -> str:
    """Keep a history as a match of its own; the same one again is the same match."""
    match_id = f"{crc(''.join((lines.head, *lines.lines))):08x}"
    try:
        head = read_head(lines.head)
    except BadText:
        return ""
    with suppress(Damaged):
        if saves.head(match_id).setup == head.setup:
            return match_id
    entries = tuple(line[9:-1] for line in lines.lines)
    return saves.create(head.setup, entries, APART, match_id)


def _note(saves: Saves, ids: Iterable[str]) -> None:
    for match_id in ids:
        with suppress(Damaged):
            saves.note(saves.open(match_id))
