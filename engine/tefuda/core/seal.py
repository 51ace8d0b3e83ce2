"""The seal of a match: a promise of its deal, given before the first move, checked after the last.

docs/fair-dealing.md says it all without our code, and docs/fair_dealing.py does it without.
"""

import json
import re
from collections.abc import Iterator, Mapping
from hashlib import sha256
from typing import Any

from tefuda.core.chance import Keyed
from tefuda.core.match import Match
from tefuda.core.slices import Progress, Slices
from tefuda.core.terms import CHANCE

SEALED = ("format", "game", "options", "players", "salt", "seed")
"""What the seal promises, by the record's own keys."""

_SALT = re.compile("[0-9a-f]{32}", re.ASCII)


def canonical(data: Any) -> str:
    """JSON in one line, always the same for the same data: keys sorted, no spaces (RFC 8785)."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)


def is_salt(text: object) -> bool:
    """Whether these are 128 bits in small hexadecimal digits."""
    return isinstance(text, str) and bool(_SALT.fullmatch(text))


def sealed_text(record: Mapping[str, Any]) -> str:
    """The text whose hash is the seal of a record."""
    return canonical({name: record[name] for name in SEALED})


def seal(record: Mapping[str, Any]) -> str:
    """SHA-256, in small hexadecimal digits."""
    return sha256(sealed_text(record).encode()).hexdigest()


def dealing_again(match: Match) -> Slices[int | None]:
    """The number (from 0) of nature's first move that the seed does not deal, None if all fit."""
    for drawn, number in enumerate(_natural(match)):
        yield Progress(number, len(match.steps))
        step = match.steps[number]
        choices = match.game.choices(step.before, CHANCE)
        if step.move != choices.sample(Keyed(match.game.info.key, match.seed, drawn)):
            return number
    return None


def _natural(match: Match) -> Iterator[int]:
    return (number for number, step in enumerate(match.steps) if step.seat == CHANCE)
