"""What was done and is no match: lessons, puzzles, days; and results, which outlive their matches.

A line is eight hex digits and an entry, one JSON object. The digits are the CRC-32 of the entry:
lines stand for themselves, in any order, so those of two devices are put together as sets are, and
a changed one is seen. They stand in chunks under "tefuda/progress/N" and in the second copy under
the CRC. Nothing is ever taken away; how many there are of what is counted from them.
"""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from app.match.head import Head
from app.match.history import History
from app.saves.journal import CHUNK, crc, lines_of
from app.saves.second import Mirror
from app.saves.storage import Full, Storage
from tefuda.core.foreign import check_letters, quoted, read_json, whole
from tefuda.core.seal import canonical
from tefuda.core.terms import BadText

KINDS = ("lesson", "puzzle", "day", "result")
START = "tefuda/progress/"
IN_SECOND = "-progress"
"""Where matches have their ids; none is written so."""

MOST_LETTERS = 2_000  # of a line
REMEMBERED = 400  # letters; a result has fewer


class Done(NamedTuple):
    """Something that was done once: what (a match's id, a lesson's or puzzle's name, a day), when."""

    kind: str  # of `KINDS`
    of: str
    when: str  # ISO 8601, UTC, to the second
    more: Mapping[str, Any] = {}  # what came of it

    @property
    def fact(self) -> str:
        """The same for what is the same, whenever and wherever it was noted."""
        return canonical([self.kind, self.of, self.more])


def write(done: Done) -> str:
    entry = canonical({**done.more, "kind": done.kind, "of": done.of, "when": done.when})
    return f"{crc(entry):08x} {entry}\n"


def read(line: str) -> Done:
    """What `write` wrote; `BadText` where it is none."""
    entry = line[9:].removesuffix("\n")
    if len(line) > MOST_LETTERS or line.removesuffix("\n") != f"{crc(entry):08x} {entry}":
        raise BadText("its checksum does not fit")
    data = read_json(entry)
    if not isinstance(data, dict) or data.get("kind") not in KINDS:
        raise BadText(f"{quoted(data)} is no progress")
    kind, of, when = (data.pop(name, None) for name in ("kind", "of", "when"))
    if not (isinstance(of, str) and isinstance(when, str)):
        raise BadText("it does not say of what, or when")
    check_letters(entry, "progress")
    return Done(kind, of, when, data)


def result(head: Head, history: History, when: str) -> Done:
    """How a match ended."""
    match, setup = history.match, head.setup
    game, state = match.game, match.state
    more = {
        "game": setup.key,
        "seats": list(setup.seats),
        "policy": setup.policy,
        "given_up": history.given_up,
        "scores": list(game.scores(state)),
        "ranks": list(game.ranks(state)) if match.over else [],
    }
    return Done("result", head.match_id, when, more)


class Progress:
    """All that was done on this device, in both stores."""

    def __init__(self, storage: Storage, second: Mirror) -> None:
        self._storage, self._second = storage, second
        self._waiting: dict[str, None] = {}  # had no room; only the second copy holds them

    def add(self, done: Done) -> None:
        """Keep it, unless the same is known already."""
        if done.fact not in {known.fact for known in self.all()}:
            self.take([write(done)])

    def all(self, kind: str = "") -> list[Done]:
        """What was done, of one kind or any: each thing once, the first first."""
        done = sorted((read(line) for line in self.lines()), key=lambda done: done.when)
        first: dict[str, Done] = {}
        for each in done:
            first.setdefault(each.fact, each)
        return [each for each in first.values() if kind in ("", each.kind)]

    def learnt(self) -> set[str]:
        """The matches in which a lesson was played to its end, by id."""
        matches = (done.more.get("match") for done in self.all("lesson"))
        return {match for match in matches if isinstance(match, str)}

    def lines(self) -> list[str]:
        """Every good line, each once."""
        texts = (self._storage.get(key) or "" for key in self._keys())
        stored = (line for text in texts for line in lines_of(text) if is_good(line))
        return list(dict.fromkeys([*stored, *self._waiting]))

    def take(self, lines: Iterable[str]) -> int:
        """Keep lines that may come from elsewhere; how many of them are new and good."""
        known = set(self.lines())
        new = [line for line in good(lines) if line not in known]
        for line in new:
            self._second.keep(IN_SECOND, int(line[:8], 16), line)
        self._keep(new)
        return len(new)

    async def recover(self) -> None:
        """Bring both stores to one state."""
        copy = [record.text for record in await self._second.read(IN_SECOND)]
        there, here = set(filter(is_good, copy)), self.lines()
        for line in here:
            if line not in there and not self._second.failed:
                self._second.keep(IN_SECOND, int(line[:8], 16), line)
        self._keep(line for line in copy if line in there and line not in here)

    def _keep(self, lines: Iterable[str]) -> None:
        self._waiting |= dict.fromkeys(lines)
        try:
            for line in list(self._waiting):
                self._append(line)
                del self._waiting[line]
        except Full:
            return  # with the next one again

    def _append(self, line: str) -> None:
        """To the last chunk as it is now, whoever wrote it."""
        keys = self._keys()
        last = keys[-1] if keys else f"{START}0"
        text = self._storage.get(last) or ""
        if text and len(text) + len(line) > CHUNK:
            last, text = f"{START}{_number(last) + 1}", ""
        end = "" if text.endswith("\n") or not text else "\n"  # a write that was cut off
        self._storage.put(last, f"{text}{end}{line}")

    def _keys(self) -> list[str]:
        return sorted(_ours(self._storage.keys()), key=_number)


def good(lines: Iterable[str]) -> Iterator[str]:
    """Those that are lines of progress, each once."""
    return filter(is_good, dict.fromkeys(lines))


def is_good(line: str) -> bool:
    """Whether `write` can have written it. What is long is read again: it would fill the memory."""
    return (_remembered if len(line) <= REMEMBERED else _is_good)(line)


def _is_good(line: str) -> bool:
    try:
        read(line)
    except BadText:
        return False
    return line.endswith("\n")


_remembered = lru_cache(maxsize=20_000)(_is_good)


def _ours(keys: Iterable[str]) -> Iterator[str]:
    for key in keys:
        rest = key.removeprefix(START)
        if key.startswith(START) and str(whole(rest)) == rest:
            yield key


def _number(key: str) -> int:
    return int(key.removeprefix(START))
