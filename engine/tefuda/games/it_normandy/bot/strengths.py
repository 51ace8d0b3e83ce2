"""How strong every card is, and what that is good for."""

from typing import NamedTuple

from tefuda.games.it_normandy.cards import DECK, SUIT
from tefuda.games.it_normandy.rules.scoring import IN_SUIT, TRUMP_RANK, TRUMP_SUIT, strength


def power(strength: int) -> float:
    """What a card of some strength is good for, about 0 to 1.5."""
    if strength >= TRUMP_RANK:
        return 1.5
    if strength >= TRUMP_SUIT:
        return 0.5 + (strength - TRUMP_SUIT) / 11
    return max(0, strength - IN_SUIT) / 11


class Hope(NamedTuple):
    """Weights of a guess at the chance of a led card to win."""

    trump_rank: float
    trump_suit: float  # of its rank 0
    per_trump: float  # for each rank of a trump suit
    per_rank: float  # and off it

    def of(self, strength: int) -> float:
        """For a card as strong as this in its own suit."""
        if strength >= TRUMP_RANK:
            return self.trump_rank
        if strength >= TRUMP_SUIT:
            return self.trump_suit + self.per_trump * (strength - TRUMP_SUIT)
        return self.per_rank * (strength - IN_SUIT)


class Strengths:
    """By card its strength in its own suit, where another suit was led, and its power."""

    __slots__ = ("outside", "powers", "within")

    def __init__(self, trumps: tuple[str, ...], rank: int, highest: bool) -> None:
        self.within = [strength(c, SUIT[c], trumps, rank, highest=highest) for c in DECK]
        self.outside = [strength(c, "", trumps, rank, highest=highest) for c in DECK]
        self.powers = list(map(power, self.within))


class _Made(dict[tuple[tuple[str, ...], int, bool], Strengths]):
    """Made when they are asked for."""

    def __missing__(self, key: tuple[tuple[str, ...], int, bool]) -> Strengths:
        strengths = self[key] = Strengths(*key)
        return strengths


STRENGTHS = _Made()
"""By trump suits, trump rank, and whether the higher rank wins off suit."""
