"""Cards as small numbers, and the number cards on the table as a single one.

Odds and playouts ask the same few things of the five numbers over and over.
"""

from collections.abc import Sequence
from functools import cache

from tefuda.core.cards import Card
from tefuda.games.master_of_rules.cards import COLOUR, COLOURS, KINDS, NUMBER, NUMBERS
from tefuda.games.master_of_rules.rules.state import Round

FACES = (*KINDS, *NUMBERS)
"""A card's code is its place here: 0 to 4 are the rules, all else are numbers."""

INDEX: dict[Card, int] = {face: code for code, face in enumerate(FACES)}
"""face → its code."""

TRIO, ONLY, BEST, LIMIT, SUPPORT = RULE_CODES = range(len(KINDS))

FIRST_NUMBER = len(RULE_CODES)
"""A code below it is a rule."""

NONE = -1
"""No card."""

VALUE = tuple(NUMBER.get(face, 0) for face in FACES)
"""code → its number, 0 for a rule."""

SORT = tuple(COLOURS.index(COLOUR[face]) if face in COLOUR else -1 - INDEX[face] for face in FACES)
"""code → its colour from 0; rules have a sort below 0 each."""

# The numbers on the table are one number: the sum of what each of them is here. From the lowest
# bit: their sum, how many, how many of each colour, how many of each number, and which.
_COUNT, _COLOURS, _NUMBERS, _CARDS = 6, 9, 24, 51


def _laid(card: int) -> int:
    colour, number = 1 << _COLOURS + 3 * SORT[card], 1 << _NUMBERS + 3 * (VALUE[card] - 1)
    return VALUE[card] + (1 << _COUNT) + colour + number + (1 << _CARDS + card)


LAID = tuple(_laid(card) if VALUE[card] else 0 for card in range(len(FACES)))
"""code → what laying it adds to the numbers on the table; 0 for a rule."""

_ALIKE = tuple(
    7 << _COLOURS + 3 * SORT[card] | 7 << _NUMBERS + 3 * (VALUE[card] - 1) if VALUE[card] else 0
    for card in range(len(FACES))
)
HIGHER = tuple(
    sum(1 << _CARDS + card + more for more in range(1, 10 - VALUE[card])) if VALUE[card] else 0
    for card in range(len(FACES))
)
"""code → the bits of the higher cards of its colour."""


def total(five: int) -> int:
    """The sum of the numbers on the table."""
    return five & 63


def count_of(five: int) -> int:
    """How many numbers lie on the table."""
    return five >> _COUNT & 7


def cards_in(five: int) -> list[int]:
    """The number cards on the table."""
    return [card for card in range(FIRST_NUMBER, len(FACES)) if five >> _CARDS + card & 1]


def alone(five: int, own: int) -> bool:
    """Whether no other card on the table has the colour or the number of `own`."""
    alike = _ALIKE[own]
    return five & alike == LAID[own] & alike


def colours(five: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    """(cards of the largest colour, by colour: its cards and those of the largest other one)."""
    return _colours(five >> _COLOURS & 0x7FFF)


def commonest(five: int) -> int:
    """Cards of the most frequent number."""
    return _commonest(five >> _NUMBERS & 0x7FFFFFF)


@cache
def _colours(counts: int) -> tuple[int, tuple[tuple[int, int], ...]]:
    each = [counts >> 3 * colour & 7 for colour in range(len(COLOURS))]
    others = [max(each[:colour] + each[colour + 1 :]) for colour in range(len(each))]
    return max(each), tuple(zip(each, others, strict=True))


@cache
def _commonest(counts: int) -> int:
    return max(counts >> 3 * number & 7 for number in range(9))


Tally = tuple[int, ...]
"""Rule cards won, of each kind."""


def with_more(tally: Tally, rule: int, number: int) -> Tally:
    """So many more cards of a rule won."""
    return (*tally[:rule], tally[rule] + number, *tally[rule + 1 :])


def tallies(rounds: Sequence[Round], players: int) -> list[Tally]:
    """By seat, what `scoring.winnings` lists, counted."""
    won = [[0] * len(RULE_CODES) for _ in range(players)]
    for round_ in rounds:
        for counts, rule, met in zip(won, round_.rules, round_.met, strict=True):
            counts[INDEX[rule]] += met
    return [tuple(counts) for counts in won]
