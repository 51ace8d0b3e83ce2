"""Random numbers: keyed ones for nature, quick ones for players.

Nature's draw number n of a match depends on the seed, n and the stock alone, so undo
cannot re-roll and every Python deals alike. Players draw from another stream.
"""

import random
from collections.abc import Sequence
from hashlib import sha256
from typing import Protocol, TypeVar

T = TypeVar("T")

_WORD = 1 << 32


class Rng(Protocol):
    """All that choices, worlds and players ask of a source of random numbers."""

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, each as likely."""
        ...


class Keyed:
    """SHA-256 in counter mode over a text key, read as 32-bit words, rejection for evenness."""

    def __init__(self, *key: object) -> None:
        self._key = "/".join(map(str, key)).encode()
        self._block = 0
        self._words: list[int] = []

    def _refill(self) -> None:
        digest = sha256(self._key + b"#%d" % self._block).digest()
        self._block += 1
        self._words = [int.from_bytes(digest[i : i + 4], "big") for i in range(28, -1, -4)]

    def below(self, bound: int) -> int:
        assert 0 < bound <= _WORD
        fair = _WORD - _WORD % bound
        while True:
            if not self._words:
                self._refill()
            word = self._words.pop()
            if word < fair:
                return word % bound


class Quick:
    """Mersenne Twister for players: fast, seedable, never nature's stream."""

    def __init__(self, *key: object) -> None:
        self._random = random.Random("/".join(map(str, key))).random

    def below(self, bound: int) -> int:
        return int(self._random() * bound)


def draw(cards: Sequence[T], number: int, rng: Rng) -> list[T]:
    """`number` of the cards in random order (the head of a Fisher-Yates shuffle)."""
    pool = list(cards)
    assert number <= len(pool)
    for place in range(number):
        other = place + rng.below(len(pool) - place)
        pool[place], pool[other] = pool[other], pool[place]
    return pool[:number]


def shuffled(cards: Sequence[T], rng: Rng) -> list[T]:
    """All of the cards in random order."""
    return draw(cards, len(cards), rng)
