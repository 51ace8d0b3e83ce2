"""Hands in a short notation, hands by chance, and a slow judge that is plainly right."""

import random
import re
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import chain, combinations

from tefuda.games.world_management.cards.faces import (
    ATTRIBUTE_FIELD,
    ATTRIBUTES,
    COPIES,
    INDEX,
    JOB_FIELD,
    JOBS,
    NATURALS,
    PLACES,
    WILD,
)
from tefuda.games.world_management.solver.forms import FORMS

COLUMNS: dict[str, tuple[str, ...]] = {
    column[0][-1]: column for column in zip(*ATTRIBUTE_FIELD, strict=True)
} | dict(zip(PLACES, zip(*JOB_FIELD, strict=True), strict=True))
FIELDS = (ATTRIBUTE_FIELD, JOB_FIELD)
DECK = tuple(card for card, copies in COPIES.items() for _ in range(copies))


def hand(text: str) -> list[str]:
    """fire3, fire1..9, east*5, 7/9 (the number in the first nine attributes), ground/3, knight."""
    return list(chain.from_iterable(map(_cards, text.split())))


def _cards(token: str) -> Sequence[str]:
    if run := re.fullmatch(r"([a-z]+)(\d)\.\.(\d)", token):
        return [f"{run[1]}{number}" for number in range(int(run[2]), int(run[3]) + 1)]
    if kind := re.fullmatch(r"(.+)\*(\d+)", token):
        return [kind[1]] * int(kind[2])
    if common := re.fullmatch(r"(.+)/(\d+)", token):
        return COLUMNS[common[1]][: int(common[2])]
    if token in JOBS:
        return JOB_FIELD[JOBS.index(token)]
    assert token in COPIES, token
    return [token]


def counts(cards: Sequence[str]) -> list[int]:
    numbers = [0] * len(NATURALS)
    for card in cards:
        if card != WILD:
            numbers[INDEX[card]] += 1
    return numbers


def same_kind(size: int) -> Iterator[tuple[str, ...]]:
    return ((face,) * size for face in NATURALS)


def runs(size: int) -> Iterator[tuple[str, ...]]:
    for field in FIELDS:
        for row in field:
            for start in range(len(row) - size + 1):
                yield row[start : start + size]


def common(size: int) -> Iterator[tuple[str, ...]]:
    for field in FIELDS:
        for column in zip(*field, strict=True):
            yield from combinations(column, size)


def groups(size: int) -> Iterator[tuple[str, ...]]:
    """Every group of that size, spelt without wilds."""
    yield from same_kind(size)
    yield from runs(size)
    yield from common(size)


def cover(cards: Sequence[str], sizes: Sequence[int]) -> int:
    """The most cards in groups of these sizes, by trying every group of every size."""
    have = Counter(card for card in cards if card != WILD)
    met = {size: _meeting(size, have) for size in set(sizes)}

    @cache
    def most(cards: tuple[str, ...], at: int) -> int:
        if at == len(sizes) or not cards:
            return 0
        left = Counter(cards)
        takes = {tuple((left & Counter(part)).elements()) for part in met[sizes[at]]}
        return max(
            len(take) + most(tuple(sorted((left - Counter(take)).elements())), at + 1)
            for take in takes
        )

    return most(tuple(sorted(have.elements())), 0)


@cache
def _all(size: int) -> list[tuple[str, ...]]:
    return [(face,) for face in NATURALS] if size == 1 else list(groups(size))


def _meeting(size: int, have: Counter[str]) -> set[tuple[str, ...]]:
    """What each group of a size could take of these cards."""
    faces = frozenset(have)
    return {
        tuple(sorted((have & Counter(group)).elements()))
        for group in _all(size)
        if not faces.isdisjoint(group)
    }


def crowded(rng: random.Random, size: int) -> list[str]:
    """Cards that have much to do with each other."""
    attributes = rng.sample(ATTRIBUTES, rng.randint(1, 6))
    low = rng.randint(1, 8)
    numbers = range(low, min(9, low + rng.randint(1, 5)) + 1)
    pool = [f"{attribute}{number}" for attribute in attributes for number in numbers]
    pool += rng.choice([[], ["east"], [face for row in JOB_FIELD[:3] for face in row]])
    return rng.choices(pool, k=size)


def near(rng: random.Random) -> list[str]:
    """28 cards, at most two exchanges and six wilds from complete."""
    cards = [card for size in FORMS[rng.choice(list(FORMS))] for card in rng.choice(_all(size))]
    for at in rng.sample(range(28), rng.randint(0, 6)):
        cards[at] = WILD
    for at in rng.sample(range(28), rng.randint(0, 2)):
        cards[at] = rng.choice(NATURALS)
    return cards


def rich(rng: random.Random) -> list[str]:
    """28 cards, most of them of one number or two."""
    numbers = tuple(rng.sample("123456789", rng.randint(1, 2)))
    pool = [card for card in DECK if card.endswith(numbers)]
    return rng.sample(pool, 20) + rng.sample(DECK, 8)
