"""How strong every card is, and what that is good for."""

from typing import NamedTuple

from tefuda.games.it_normandy.cards import DECK, SUIT
from tefuda.games.it_normandy.rules.scoring import IN_SUIT, TRUMP_RANK, TRUMP_SUIT, strength


def power(force: int) -> float:
    """What a card of some strength is good for, about 0 to 1.5."""
    if force >= TRUMP_RANK:
        return 1.5
    if force >= TRUMP_SUIT:
        return 0.5 + (force - TRUMP_SUIT) / 11
    return max(0, force - IN_SUIT) / 11


class Hope(NamedTuple):
    """Weights of a guess at the chance of a led card to win."""

    trump_rank: float
    trump_suit: float  # of its rank 0
    per_trump: float  # for each rank of a trump suit
    per_rank: float  # and off it

    def of(self, force: int) -> float:
        """For a card as strong as this in its own suit."""
        if force >= TRUMP_RANK:
            return self.trump_rank
        if force >= TRUMP_SUIT:
            return self.trump_suit + self.per_trump * (force - TRUMP_SUIT)
        return self.per_rank * (force - IN_SUIT)


class Forces:
    """By card its strength in its own suit, where another suit was led, and its power."""

    __slots__ = ("outside", "powers", "within")

    def __init__(self, trumps: tuple[str, ...], rank: int, highest: bool) -> None:
        self.within = [strength(c, SUIT[c], trumps, rank, highest=highest) for c in DECK]
        self.outside = [strength(c, "", trumps, rank, highest=highest) for c in DECK]
        self.powers = [power(force) for force in self.within]


class _Known(dict[tuple[tuple[str, ...], int, bool], Forces]):
    """Made when they are asked for."""

    def __missing__(self, key: tuple[tuple[str, ...], int, bool]) -> Forces:
        found = self[key] = Forces(*key)
        return found


FORCES = _Known()
"""By trump suits, trump rank, and whether the higher rank wins off suit."""
