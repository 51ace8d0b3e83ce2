"""The cards of a hand that are in no finished group of three, on plain numbers.

In the race for the sage's form it matters which pairs such cards make, and which cards make
groups of those.
"""

from collections.abc import Iterable

from tefuda.games.world_management.bot.numbers import (
    AFTER,
    AMONG,
    ANY,
    BEFORE,
    BESIDE,
    COMMON,
    JOKER,
    RUNS,
    Pair,
    ends,
)
from tefuda.games.world_management.cards.faces import COLUMNS, bits


class Loose:
    """Some cards; `mask` has the faces among them, the wild apart."""

    __slots__ = ("cards", "mask")

    def __init__(self, cards: Iterable[int]) -> None:
        self.cards: list[int] = []
        self.mask = 0
        for card in cards:
            self.add(card)

    def copy(self) -> "Loose":
        other = Loose.__new__(Loose)
        other.cards, other.mask = self.cards[:], self.mask
        return other

    def add(self, card: int) -> None:
        self.cards.append(card)
        if card != JOKER:
            self.mask |= 1 << card

    def remove(self, card: int) -> None:
        self.cards.remove(card)
        if card != JOKER and card not in self.cards:
            self.mask ^= 1 << card

    def outs(self) -> int:
        """The faces that make a group of three with two of the cards, as a mask."""
        mask, outs = self.mask, 0
        for column in COLUMNS:
            line = mask & column
            if line & (line - 1):
                outs |= column if line.bit_count() > 2 else column & ~line
        outs |= (mask << 1 & mask << 2 & AFTER) | (mask >> 1 & mask >> 2 & BEFORE)
        outs |= mask << 1 & mask >> 1 & AMONG
        if len(self.cards) > mask.bit_count():
            outs |= self._of_copies()
        return outs | (outs > 0) << JOKER

    def _of_copies(self) -> int:
        """What makes a group with two equal cards, or with a wild and another."""
        outs = 0
        for card in self.cards:
            if card == JOKER and self.cards.count(JOKER) > 1:
                return ANY
            if card == JOKER:
                for near in bits(self.mask):
                    outs |= BESIDE[near] | 1 << near
            elif self.cards.count(card) > 1:
                outs |= 1 << card
        return outs

    def partners(self, card: int) -> Pair | None:
        """Two of the cards that make a group of three with another; None if it is not among outs."""
        if card == JOKER:
            return self._near() if self.outs() else None
        mask = self.mask
        if mask >> card & 1 and self.cards.count(card) > 1:
            return card, card
        line = mask & COMMON[card]
        if line & (line - 1):
            return self._least_missed(line)
        for run in RUNS[card]:
            if mask & run == run:
                return ends(run)
        return self._with_wild(card) if JOKER in self.cards else None

    def _with_wild(self, card: int) -> Pair | None:
        """A wild that is held, and another that goes with a card."""
        near = self.mask & (BESIDE[card] | 1 << card)
        if near:
            return ends(near)[0], JOKER
        return (JOKER, JOKER) if self.cards.count(JOKER) > 1 else None

    def _least_missed(self, line: int) -> Pair:
        """Two faces of a line, those with least company elsewhere."""
        if line.bit_count() == 2:
            return ends(line)
        first, second, *_ = sorted(bits(line), key=self.company)
        return first, second

    def _near(self) -> Pair:
        """Two cards that lack a third."""
        for card in bits(self.mask):
            if self.cards.count(card) > 1:
                return card, card
            near = self.mask & BESIDE[card]
            if near:
                return card, ends(near)[1]
        return ends(self.mask)[0] if self.mask else JOKER, JOKER

    def company(self, card: int) -> int:
        """How many of the others can share a group with one of the cards; with a wild all can."""
        if card == JOKER:
            return len(self.cards)
        return (self.mask & BESIDE[card]).bit_count() + self.cards.count(card) - 1
