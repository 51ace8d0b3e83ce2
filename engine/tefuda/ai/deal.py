"""What a bot's random numbers hang on: the deal, by a key that does not give it away, and its view.

So a bot that sees the same in the same deal thinks the same, whatever happened in between, whoever
else plays, and on whatever machine.
"""

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any

from tefuda.core.chance import Quick
from tefuda.core.terms import Value

DOMAIN = "tefuda-deal/1"


def deal_key(key: str, players: int, options: Mapping[str, Value], seed: str) -> str:
    """A deal's name in 64 hexadecimal digits; the seed cannot be had back. `options` are whole."""
    return _digest([DOMAIN, key, players, dict(options), seed])


def stream(deal: str, plain_view: Any) -> Quick:
    """The random numbers of one who sees this (as `core.plain` writes it) in the deal of that key."""
    return Quick(deal, _digest(plain_view))


def _digest(data: Any) -> str:
    """SHA-256 over JSON that is always the same for the same data."""
    line = json.dumps(data, ensure_ascii=False, separators=(",", ":"), sort_keys=True)
    return sha256(line.encode(errors="surrogatepass")).hexdigest()
