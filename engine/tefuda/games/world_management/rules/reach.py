"""What a hidden hand can summon: counted, listed, and spelt card by card.

A summon takes one card and two, four or eight of the hand that make a group with it. The
natural cards of a group of two natural cards or more are equal, or different and in one
line: a row (a run) or a column (a common group). So a hand is two bit masks, faces that
are there and faces that are there once, and counting meets them with the masks of lines.
"""

from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from math import comb
from typing import Final

from tefuda.core.cards import Card, Cards
from tefuda.games.world_management.cards.faces import (
    COLUMNS,
    FACES,
    INDEX,
    NATURALS,
    ROWS,
    WILD,
    bits,
)
from tefuda.games.world_management.cards.groups import SIZES

NEVER: Final = -100  # fewer cards than any number of wilds could mend


def _span(mask: int) -> int:
    """How many neighbouring places a set of faces needs."""
    return mask.bit_length() - (mask & -mask).bit_length() + 1


def _stretches(row: int, size: int) -> list[int]:
    """The stretches of that length in a row, in order."""
    low, length = (row & -row).bit_length() - 1, row.bit_count()
    return [(1 << size) - 1 << low + start for start in range(length - size + 1)]


def _columns(size: int) -> list[int]:
    return [column for column in COLUMNS if column.bit_count() >= size]


LINES: Final = {
    size: (*_columns(size), *(stretch for row in ROWS for stretch in _stretches(row, size)))
    for size in SIZES
}
"""size → where its common groups and runs lie."""


def _signed(size: int) -> list[tuple[int, int]]:
    """Lines and, with a minus, what neighbouring stretches share.

    A set of faces lies in one stretch more than in such overlaps, so it is counted once.
    """
    lines = [(1, line) for line in LINES[size]]
    for row in ROWS:
        lines += [(-1, a & b) for a, b in pairwise(_stretches(row, size))]
    return lines


def _through(face: int, size: int) -> tuple[tuple[int, int], ...]:
    bit = 1 << face
    return tuple((sign, mask & ~bit) for sign, mask in _signed(size) if mask & bit)


SIGNED: Final[dict[tuple[Card, int], tuple[tuple[int, int], ...]]] = {
    (face, size): _through(INDEX[face], size) for face in NATURALS for size in SIZES
} | {(WILD, size): tuple(_signed(size)) for size in SIZES}
"""(taken card, size) → signed masks of the other faces that may stand beside it in a line."""


@lru_cache(maxsize=1 << 16)
def _ways(there: int, once: int, least: int, need: int, wilds: int, faces: int) -> int:
    """Sets of `least` or more out of so many faces, filled up to `need` cards by wilds, each
    with every discard that is then left. `once` of the faces are used up when they are chosen.
    """
    ways = 0
    for number in range(max(least, need - wilds), min(there, need) + 1):
        left = faces - (need - number == wilds > 0)
        ways += comb(there, number) * left
        if once and number:
            ways -= once * comb(there - 1, number - 1)
    return ways


class Reach:
    """One hidden hand, asked what it can take."""

    def __init__(self, hand: Cards) -> None:
        self.hand = hand
        self.counts = Counter(hand)
        self.wilds = self.counts[WILD]
        naturals = {card: number for card, number in self.counts.items() if card != WILD and number}
        self.naturals = naturals
        self.faces = len(naturals) + (self.wilds > 0)
        self.there = sum(1 << INDEX[card] for card in naturals)
        self.once = sum(1 << INDEX[card] for card, number in naturals.items() if number == 1)
        self._weights: dict[Card, int] = {}

    def weight(self, card: Card) -> int:
        """How many summons take this card."""
        summons = self._weights.get(card)
        if summons is None:
            summons = sum(self._weigh(card, size) for size in SIZES if len(self.hand) >= size)
            self._weights[card] = summons
        return summons

    def _weigh(self, card: Card, size: int) -> int:
        """The same, for groups of one size: of one kind, then in lines."""
        need = size - 1
        if card != WILD:
            summons = self._kind(card, 0, need)
        else:
            summons = self._kind(WILD, 0, need)
            summons += sum(self._kind(face, 1, need) for face in self.naturals)
        least = 1 if card != WILD else 2
        there, once, wilds, faces = self.there, self.once, self.wilds, self.faces
        if wilds + there.bit_count() < need:
            return summons
        for sign, mask in SIGNED[card, size]:
            able = (there & mask).bit_count()
            if able >= least and able + wilds >= need:
                single = (once & mask).bit_count()
                summons += sign * _ways(able, single, least, need, wilds, faces)
        return summons

    def _kind(self, face: Card, least: int, need: int) -> int:
        """Ways to have `least` or more of one face and wilds, each with what is then left."""
        copies, wilds = (0 if face == WILD else self.counts[face]), self.wilds
        ways = 0
        for number in range(max(least, need - wilds), min(copies, need) + 1):
            gone = (number == copies > 0) + (need - number == wilds > 0)
            ways += self.faces - gone
        return ways

    def beside(self, card: Card) -> Iterator[Cards]:
        """All cards of the hand that make a group with this one, in deck order."""
        for size in SIZES:
            if len(self.hand) >= size:
                for naturals in self._naturals(card, size):
                    wilds = size - 1 - len(naturals)
                    if 0 <= wilds <= self.wilds:
                        yield (*naturals, *((WILD,) * wilds))

    def _naturals(self, card: Card, size: int) -> Iterator[Cards]:
        """What may be natural in such a group besides the card: one kind, then lines."""
        yield ()
        for face in self.naturals if card == WILD else (card,):
            for number in range(1, self.counts[face] + 1):
                yield (face,) * number
        taken = 0 if card == WILD else 1 << INDEX[card]
        least = 2 if card == WILD else 1
        for line in (*_columns(size), *ROWS):
            if line & taken == taken and (line.bit_count() >= size):
                able = [1 << place for place in bits(line & self.there & ~taken)]
                for number in range(least, min(size - 1, len(able)) + 1):
                    for some in combinations(able, number):
                        mask = taken | sum(some)
                        if line not in ROWS or _span(mask) <= size:
                            yield tuple(FACES[place] for place in bits(mask & ~taken))

    def left(self, gone: Cards = ()) -> list[Card]:
        """The faces that remain when these cards are gone."""
        used = Counter(gone)
        return [card for card, number in self.counts.items() if number > used[card]]

    def next(self, card: Card, chosen: Cards) -> list[Card]:
        """The cards that may be put beside this one next, so that a group can still be made."""
        return [face for face in self.left(chosen) if self.opens(card, (*chosen, face))]

    def opens(self, card: Card, chosen: Cards) -> bool:
        """Whether the hand holds these, and can fill them up to a group with the card and still
        discard.
        """
        if any(self.counts[face] < chosen.count(face) for face in chosen):
            return False
        naturals = [face for face in (card, *chosen) if face != WILD]
        wilds = self.wilds - chosen.count(WILD)
        for size in SIZES:
            more = size - 1 - len(chosen)
            fits = more >= 0 and size <= len(self.hand)
            if fits and more <= wilds + self._most(naturals, chosen, size):
                return True
        return False

    def _most(self, naturals: list[Card], chosen: Cards, size: int) -> int:
        """The most natural cards that can still join; NEVER where these cannot be together."""
        kinds = set(naturals)
        most = NEVER
        if len(kinds) <= 1:
            faces = kinds or self.naturals.keys()
            most = max((self.counts[face] - chosen.count(face) for face in faces), default=0)
        if len(kinds) == len(naturals):
            mask = sum(1 << INDEX[face] for face in kinds)
            able = (line & ~mask & self.there for line in LINES[size] if line & mask == mask)
            most = max(most, max(map(int.bit_count, able), default=NEVER))
        return most


@lru_cache(maxsize=1 << 9)
def reach(hand: Cards) -> Reach:
    """The same hand is asked again window after window."""
    return Reach(hand)
