"""What stands in seeds/<key>/: rules, worked cases, recorded matches and what they must cover."""

import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

from tefuda.core import record
from tefuda.core.match import Match
from tefuda.core.registry import find, folder, keys
from tefuda.core.terms import CHANCE

CLAUSE = re.compile(r"^- \*\*(\d+\.\d+)\*\* `(printed|ruled [A-Z]+\d+(?:, [A-Z]+\d+)*)` (\S.*)$")


def home(key: str) -> Path:
    """A game's seeds: they stand beside the engine that it is in."""
    return folder(key).parents[3] / "seeds" / key


class Clause(NamedTuple):
    """A numbered clause of a game's rules."""

    number: str  # "5.2"
    tag: str  # "printed", or "ruled H8, H9"
    text: str


def rules(key: str, language: str) -> list[Clause]:
    """The clauses of a game's rules in a language, in order."""
    lines = (home(key) / f"rules.{language}.md").read_text(encoding="utf-8").splitlines()
    read = (CLAUSE.match(line) for line in lines if line.startswith("- **"))
    return [Clause(*(match.groups() if match else ("", "", "unreadable"))) for match in read]


@cache
def clauses(key: str) -> frozenset[str]:
    """The clause numbers there are."""
    return frozenset(clause.number for clause in rules(key, "en"))


class Worked(NamedTuple):
    """A worked case of a game."""

    key: str
    case: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.key}-{self.case['clause']}-{self.case['case']}"


class Recorded(NamedTuple):
    """A recorded match of a game."""

    key: str
    place: str  # file and line
    record: dict[str, Any]

    def __str__(self) -> str:
        return f"{self.key}-{self.place}"


def all_cases() -> Iterator[Worked]:
    return (Worked(key, case) for key in keys() for case in cases(key))


def all_matches() -> Iterator[Recorded]:
    return (Recorded(key, *match) for key in keys() for match in matches(key))


def cases(key: str) -> list[dict[str, Any]]:
    """The worked cases of a game; none where the file is missing, which a test of its own tells."""
    path = home(key) / "cases.toml"
    if not path.exists():
        return []
    worked: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["case"]
    return worked


@cache
def checks(key: str) -> ModuleType:
    """The game's own checks: seeds/<key>/cases.py."""
    spec = spec_from_file_location(f"seeds_{key}_cases", home(key) / "cases.py")
    assert spec and spec.loader
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def matches(key: str) -> Iterator[tuple[str, dict[str, Any]]]:
    """(file and line, record) of every recorded match."""
    for path in sorted((home(key) / "matches").glob("*.jsonl")):
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
            yield f"{path.name}:{number}", record.load(line)


def wanted(key: str) -> list[str]:
    """The tags that the recorded matches must contain."""
    lines = (home(key) / "coverage.txt").read_text(encoding="utf-8").splitlines()
    return [line for raw in lines if (line := raw.partition("#")[0].strip())]


def tags(recorded: dict[str, Any]) -> Counter[str]:
    """What happens in a recorded match: its size, its options, and the tags of its events."""
    match = Match(
        find(recorded["game"]), recorded["players"], recorded["options"], recorded["seed"]
    )
    seen = Counter([f"players={match.players}"])
    seen.update(f"option {name}={value}" for name, value in match.options.items())
    for seat, line in recorded["moves"]:
        for event in match.play_text(seat, line):
            seen.update(event.tags())
    return seen


@cache
def covered(key: str) -> Counter[str]:
    """How many recorded matches of a game show each tag."""
    seen: Counter[str] = Counter()
    for _, recorded in matches(key):
        seen.update(set(tags(recorded)))
    return seen


def report(key: str) -> tuple[str, bool]:
    """A line on a game's recorded matches, and whether they cover what they must."""
    seen = covered(key)
    missing = [tag for tag in wanted(key) if tag not in seen]
    sizes = {n: seen[f"players={n}"] for n in find(key).info.players}
    few = [f"{n} players: {number} of 20" for n, number in sizes.items() if number < 20]
    total = sum(sizes.values())
    wrong = [f"missing: {tag}" for tag in missing] + few
    line = f"{key}: {total} recorded matches cover {len(wanted(key)) - len(missing)} tags"
    return "\n  ".join([line, *wrong]), not wrong


def moves_of(recorded: dict[str, Any]) -> list[tuple[int, str]]:
    """The moves of players only."""
    return [(seat, line) for seat, line in recorded["moves"] if seat != CHANCE]


if __name__ == "__main__":
    reports = [report(key) for key in keys()]
    print("\n".join(line for line, _ in reports))  # noqa: T201 - a report for a person
    sys.exit(not all(fine for _, fine in reports))
