"""Lazy sets of legal moves: `Pick` from a few, `Select` cards, `Product`, `Deals`, `Either`.

Each answers `in`, iteration, `count`, `sample` and `options` without ever building a list
of all its moves; only `Pick` is one. A game with a stranger verb brings its own `Choices`.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import accumulate, pairwise, product
from math import factorial, prod
from operator import sub
from typing import Any, Generic, TypeVar

from tefuda.core.cards import Card, Cards, within
from tefuda.core.chance import Rng, draw
from tefuda.core.notation import words
from tefuda.core.terms import END, Choices, Words

M = TypeVar("M")


def unique(words: Iterable[str]) -> Words:
    """The same words, each once, in the order they first came."""
    return tuple(dict.fromkeys(words))


class Pick(Generic[M]):
    """One of a few different moves, each as likely."""

    __slots__ = ("moves",)

    def __init__(self, moves: Sequence[M]) -> None:
        assert moves
        self.moves = moves

    def __contains__(self, move: object) -> bool:
        return move in self.moves

    def __iter__(self) -> Iterator[M]:
        return iter(self.moves)

    def count(self) -> int:
        return len(self.moves)

    def sample(self, rng: Rng) -> M:
        return self.moves[rng.below(len(self.moves))]

    def options(self, prefix: Words) -> Words:
        place = len(prefix)
        texts = (words(move) for move in self.moves)
        return unique((*t, END)[place] for t in texts if t[:place] == prefix)


class Select(Generic[M]):
    """`low` to `high` cards of a pool; equal cards make no different move.

    `make` gets the cards in the pool's order, which must be deck order.
    """

    def __init__(
        self, make: Callable[[Cards], M], pool: Cards, low: int, high: int | None = None
    ) -> None:
        self.make, self.pool = make, pool
        self.low, self.high = low, low if high is None else high
        assert 0 <= self.low <= self.high <= len(pool)
        self._counts = Counter(pool)
        self._sample_of = self.make(pool[: self.low])

    def _cards(self, move: object) -> Cards:
        """The cards of a move of this kind: its only field."""
        return tuple(words(move)[1:])

    def __contains__(self, move: object) -> bool:
        if type(move) is not type(self._sample_of):
            return False
        cards = self._cards(move)
        return self.low <= len(cards) <= self.high and within(cards, self.pool)

    def __iter__(self) -> Iterator[M]:
        for size in range(self.low, self.high + 1):
            for cards in multisets(list(self._counts.items()), size):
                yield self.make(cards)

    def ways(self) -> list[int]:
        """How many different selections there are of each size 0 … `high`."""
        ways = [1] + [0] * self.high
        for copies in self._counts.values():
            ways = [sum(ways[max(0, n - copies) : n + 1]) for n in range(self.high + 1)]
        return ways

    def count(self) -> int:
        return sum(self.ways()[self.low :])

    def sample(self, rng: Rng) -> M:
        ways = self.ways()
        place, size = rng.below(sum(ways[self.low :])), self.low
        while place >= ways[size]:
            place, size = place - ways[size], size + 1
        return self.make(nth_multiset(list(self._counts.items()), size, place))

    def options(self, prefix: Words) -> Words:
        name, chosen = words(self._sample_of)[0], prefix[1:]
        if not prefix:
            return (name,)
        if prefix[0] != name or not within(chosen, self.pool) or len(chosen) > self.high:
            return ()
        left = self._counts - Counter(chosen)
        more = tuple(left) if len(chosen) < self.high else ()
        return more if len(chosen) < self.low else (*more, END)


def multisets(copies: Sequence[tuple[Card, int]], size: int) -> Iterator[Cards]:
    """Every choice of `size` cards from so many copies each, in order."""
    if not copies:
        if size == 0:
            yield ()
        return
    card, most = copies[0]
    for number in range(min(most, size), -1, -1):
        for rest in multisets(copies[1:], size - number):
            yield (card,) * number + rest


def nth_multiset(copies: Sequence[tuple[Card, int]], size: int, place: int) -> Cards:
    """Number `place` of `multisets(copies, size)`, by counting."""
    tails = [[1] + [0] * size]
    for _, most in reversed(copies):
        last = tails[-1]
        tails.append([sum(last[max(0, n - most) : n + 1]) for n in range(size + 1)])
    chosen: list[Card] = []
    for (card, most), after in zip(copies, reversed(tails[:-1]), strict=True):
        number = min(most, size)
        while place >= after[size - number]:
            place, number = place - after[size - number], number - 1
        chosen += [card] * number
        size -= number
    return tuple(chosen)


class Product(Generic[M]):
    """One value for each of several parts, freely combined: dice.

    `make` gets the values as one tuple; the move's text is its verb and the values, with a
    "/" after every `group` of them where `group` is not 0.
    """

    def __init__(
        self, make: Callable[[tuple[Any, ...]], M], parts: Sequence[Sequence[Any]], group: int = 0
    ) -> None:
        assert all(parts)
        self.make, self.parts = make, parts
        self._slots: list[Words] = [words(next(iter(self)))[:1]]
        for place, part in enumerate(parts):
            if group and place and place % group == 0:
                self._slots.append(("/",))
            self._slots.append(tuple(map(str, part)))

    def __contains__(self, move: object) -> bool:
        if type(move) is not type(next(iter(self))):
            return False
        said = words(move)
        pairs = zip(said, self._slots, strict=False)
        return len(said) == len(self._slots) and all(word in slot for word, slot in pairs)

    def __iter__(self) -> Iterator[M]:
        return map(self.make, product(*self.parts))

    def count(self) -> int:
        return prod(map(len, self.parts))

    def sample(self, rng: Rng) -> M:
        return self.make(tuple(part[rng.below(len(part))] for part in self.parts))

    def options(self, prefix: Words) -> Words:
        slots = [*self._slots, (END,)]
        if all(word in slot for word, slot in zip(prefix, slots, strict=False)):
            return slots[len(prefix)] if len(prefix) < len(slots) else ()
        return ()


class Deals(Generic[M]):
    """Nature deals hands from decks, every card as likely to come.

    `decks` are (cards in deck order, sizes of the hands dealt from them). Hand number i gets
    its cards from every deck in turn; a deck that does not serve it says 0. `make` gets the
    hands as one tuple, each in the decks' order.
    """

    def __init__(
        self, make: Callable[[tuple[Cards, ...]], M], decks: Sequence[tuple[Cards, Sequence[int]]]
    ) -> None:
        assert decks and len({len(sizes) for _, sizes in decks}) == 1
        assert all(sum(sizes) <= len(cards) for cards, sizes in decks)
        self.make, self.decks = make, decks

    def _first(self) -> M:
        """The deal that hands the decks out as they lie."""
        return self.make(_join([_in_order(*deck) for deck in self.decks]))

    def _hands(self, move: object) -> list[list[str]]:
        hands: list[list[str]] = [[]]
        for word in words(move)[1:]:
            if word == "/":
                hands.append([])
            else:
                hands[-1].append(word)
        return hands

    def __contains__(self, move: object) -> bool:
        if type(move) is not type(self._first()):
            return False
        hands = self._hands(move)
        return len(hands) == len(self.decks[0][1]) and self._fits(hands)

    def _fits(self, hands: list[list[str]]) -> bool:
        seen = 0
        for cards, sizes in self.decks:
            mine = [[card for card in hand if card in cards] for hand in hands]
            if [len(hand) for hand in mine] != list(sizes):
                return False
            if not within((card for hand in mine for card in hand), cards):
                return False
            seen += sum(sizes)
        return seen == sum(map(len, hands))

    def __iter__(self) -> Iterator[M]:
        return (self.make(_join(parts)) for parts in list_decks(self.decks))

    def count(self) -> int:
        return prod(count_deals(cards, sizes) for cards, sizes in self.decks)

    def sample(self, rng: Rng) -> M:
        return self.make(_join([_deal(cards, sizes, rng) for cards, sizes in self.decks]))

    def options(self, prefix: Words) -> Words:
        """Nature does not choose card by card; the verb is all there is to say."""
        return words(self._first())[:1] if not prefix else ()


def _join(parts: Sequence[Sequence[Cards]]) -> tuple[Cards, ...]:
    """Each hand's cards of every deck put together."""
    return tuple(sum(hands, ()) for hands in zip(*parts, strict=True))


def _in_order(cards: Cards, sizes: Sequence[int]) -> list[Cards]:
    ends = list(accumulate(sizes, initial=0))
    return [cards[start:end] for start, end in pairwise(ends)]


def _deal(cards: Cards, sizes: Sequence[int], rng: Rng) -> list[Cards]:
    drawn = draw(range(len(cards)), sum(sizes), rng)
    hands, start = [], 0
    for size in sizes:
        hands.append(tuple(cards[i] for i in sorted(drawn[start : start + size])))
        start += size
    return hands


def list_decks(
    decks: Sequence[tuple[Cards, Sequence[int]]],
) -> Iterator[list[list[Cards]]]:
    """Every different deal of several decks, one at a time."""
    if not decks:
        yield []
        return
    for deal in list_deals(*decks[0]):
        for rest in list_decks(decks[1:]):
            yield [deal, *rest]


def list_deals(cards: Cards, sizes: Sequence[int]) -> Iterator[list[Cards]]:
    """Every different deal of hands of these sizes; only for small decks."""
    if not sizes:
        yield []
        return
    for hand in multisets(list(Counter(cards).items()), sizes[0]):
        left = tuple((Counter(cards) - Counter(hand)).elements())
        for rest in list_deals(left, sizes[1:]):
            yield [hand, *rest]


def count_deals(cards: Cards, sizes: Sequence[int]) -> int:
    """How many different deals there are, by counting face by face."""
    if len(set(cards)) == len(cards):
        left = len(cards) - sum(sizes)
        return factorial(len(cards)) // prod(map(factorial, (*sizes, left)))
    ways = Counter({tuple(sizes): 1})
    for copies in Counter(cards).values():
        after: Counter[tuple[int, ...]] = Counter()
        for room, number in ways.items():
            for taken in product(*(range(min(copies, size) + 1) for size in room)):
                if sum(taken) <= copies:
                    after[tuple(map(sub, room, taken))] += number
        ways = after
    return ways[(0,) * len(sizes)]


class Either(Generic[M]):
    """Moves of several kinds: the union of sets that share no move."""

    def __init__(self, *sets: Choices[M]) -> None:
        assert sets
        self.sets = sets

    def __contains__(self, move: object) -> bool:
        return any(move in part for part in self.sets)

    def __iter__(self) -> Iterator[M]:
        return (move for part in self.sets for move in part)

    def count(self) -> int:
        return sum(part.count() for part in self.sets)

    def sample(self, rng: Rng) -> M:
        place = rng.below(self.count())
        for part in self.sets[:-1]:
            if place < part.count():
                return part.sample(rng)
            place -= part.count()
        return self.sets[-1].sample(rng)

    def options(self, prefix: Words) -> Words:
        return unique(word for part in self.sets for word in part.options(prefix))
