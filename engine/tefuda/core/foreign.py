"""What comes from elsewhere and may be anything: JSON, whole numbers, letters; and how it is told."""

import json
import re
from itertools import accumulate
from typing import Any

from tefuda.core.terms import BadText

MOST_LETTERS = 1_000_000
"""Letters of a text that is read at all; the longest match there is has 20,000."""

MOST_DEEP = 20
"""Brackets within brackets. Reading them nests calls, and in a browser Python does not survive
some thousands: there is no exception to catch.
"""

_STRING = re.compile(r'"(?:[^"\\]++|\\.)*+"?', re.DOTALL)
_BRACKET = re.compile(r"[][{}]")
_STEP = {"[": 1, "{": 1, "]": -1, "}": -1}


def read_json(text: str) -> Any:
    """The JSON of a text from elsewhere; `BadText` where it is none, too long or too deep."""
    if len(text) > MOST_LETTERS:
        raise BadText(f"not JSON to be read here: it has more than {MOST_LETTERS} letters")
    if _depth(text) > MOST_DEEP:
        raise BadText(f"not JSON to be read here: it is nested more than {MOST_DEEP} deep")
    try:
        return json.loads(text)
    except ValueError as error:
        raise BadText(f"not JSON: {error}") from None


def _depth(text: str) -> int:
    """How many brackets are open at once; those inside strings are none."""
    steps = map(_STEP.__getitem__, _BRACKET.findall(_STRING.sub("", text)))
    return max(accumulate(steps), default=0)


def whole(text: str, most: int = 1_000_000) -> int | None:
    """The number that these digits write, 0 to `most`; None where they write none."""
    digits = text.lstrip("0") or text[-1:]
    if not (text.isascii() and text.isdigit() and len(digits) <= len(str(most))):
        return None
    number = int(digits)
    return number if number <= most else None


_LONE = re.compile("[\ud800-\udfff]")
_UNSEEN = re.compile("[\0-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def check_letters(text: str, what: str) -> None:
    """`BadText` where a text holds half of a letter, which nothing can write."""
    _refuse(_LONE, text, what)


def check_line(text: str, what: str) -> None:
    """`BadText` where it holds a letter that cannot stand in a line: breaks and other controls,
    and marks that turn the direction of what follows them.
    """
    _refuse(_UNSEEN, text, what)


def _refuse(letters: re.Pattern[str], text: str, what: str) -> None:
    bad = letters.search(text)
    if bad:
        raise BadText(f"{what} may not hold the letter U+{ord(bad[0]):04X}")


MOST_QUOTED = 80


def quoted(value: object) -> str:
    """A foreign value in a message: as Python writes it, so all of it can be seen, and cut short."""
    written = repr(value)
    return written if len(written) <= MOST_QUOTED else f"{written[: MOST_QUOTED - 2]} …"
