"""The seeds gate: a game has the truth about it, apart from its code."""

from collections.abc import Iterator
from pathlib import Path

from tools.setup.paths import ENGINE, ROOT

SEEDS = ("rules.en.md", "rules.ja.md", "cases.toml", "matches/*.jsonl")


def seeds(games: Path = ENGINE / "tefuda" / "games", root: Path = ROOT / "seeds") -> Iterator[str]:
    """A game without its rules, its worked cases and a recorded match is not finished."""
    for game in sorted(folder.parent.name for folder in games.glob("*/__init__.py")):
        for wanted in SEEDS:
            if not any((root / game).glob(wanted)):
                yield f"seeds/{game}/{wanted}: missing"
