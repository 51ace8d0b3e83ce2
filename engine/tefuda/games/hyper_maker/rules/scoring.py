"""Who takes a trick and for how much. Clauses of seeds/hyper_maker."""

from collections.abc import Sequence
from typing import NamedTuple

from tefuda.core.cards import Card
from tefuda.games.hyper_maker.cards import NUMBERS, PAIR


class Verdict(NamedTuple):
    """How a trick ends."""

    follow: str  # "" where nobody followed (H5)
    best: int  # place in playing order of the winning card; -1 where nobody wins
    points: int
    tied: bool


def follow_suit(master: Card, plays: Sequence[Card]) -> str:
    """The master's suit that more played cards hold; on a tie the master's larger number.

    A card of both suits counts for both; the master does not count (H4). "" where no card
    holds either.
    """
    a, b = PAIR[master]
    lean = both = 0
    for card in plays:
        numbers = NUMBERS[card]
        if a in numbers:
            lean += 1
            both += 1
        if b in numbers:
            lean -= 1
            both += 1
    if not both:
        return ""
    if lean:
        return a if lean > 0 else b
    numbers = NUMBERS[master]
    return a if numbers[a] > numbers[b] else b


def judge(master: Card, plays: Sequence[Card]) -> Verdict:
    """The verdict on a whole trick, cards in playing order."""
    suit = follow_suit(master, plays)
    if not suit:
        return Verdict("", -1, 0, False)
    limit = NUMBERS[master][suit]
    top, best, same = limit, -1, 1
    for place, card in enumerate(plays):
        number = NUMBERS[card].get(suit, 0)
        if number > top:
            top, best, same = number, place, 1
        elif number == top:
            best, same = place, same + 1
    return Verdict(suit, best, 11 - limit if best >= 0 else 0, same > 1)
