"""Whether deals are even: chi-square over what nature does before anybody plays.

For every game and size, from seeds that are only numbered: which cards come to which seat (or are
left over), who leads, where in a pile the card turned over lay, how dice fall. A figure is the
chance that even deals are at least as uneven: over many rows it should be anything, and below
5 % in one of twenty. The last rows tell how these chances themselves are spread, and that a dealer
who favours seat 0 by one deal in fifty is seen. DEALING_DEALS=100000 takes longer.
"""

import os
from collections import Counter
from collections.abc import Iterator, Sequence
from statistics import NormalDist
from typing import Any

from tefuda.core.chance import Keyed, Rng
from tefuda.core.choices import Deals, Pick, Product
from tefuda.core.match import Match
from tefuda.core.notation import words
from tefuda.core.registry import find, keys
from tefuda.core.terms import CHANCE
from tools.bench import Measured

DEALS = int(os.environ.get("DEALING_DEALS", "20000"))
FEWEST = DEALS // 10
"""Draws of a kind, below which they tell nothing: nature draws from another pool each time."""

BIASED = 50


class Tally:
    """How often each outcome came, beside how often it should have."""

    def __init__(self, expected: dict[Any, float], freedom: int, scale: float = 1.0) -> None:
        """`expected` is for one draw; the statistic times `scale` is chi-square of `freedom`."""
        self._expected, self._freedom, self._scale = expected, freedom, scale
        self._counts: Counter[Any] = Counter()
        self.draws = 0

    def add(self, outcomes: Sequence[Any]) -> None:
        self.draws += 1
        self._counts.update(outcomes)

    def chance(self) -> float:
        """That even draws are as uneven as these."""
        parts = (
            (self._counts[outcome] - self.draws * mean) ** 2 / (self.draws * mean)
            for outcome, mean in self._expected.items()
        )
        return tail(self._scale * sum(parts), self._freedom)


def tail(statistic: float, freedom: int) -> float:
    """The chance that chi-square of `freedom` exceeds this (Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return 1 - NormalDist(1 - spread, spread**0.5).cdf((statistic / freedom) ** (1 / 3))


def hands_tally(cards: Sequence[str], sizes: Sequence[int]) -> Tally:
    """Faces by hands, what is left being one hand more.

    Both margins are fixed, so the statistic is larger than usual by n / (n - 1), n being the cards.
    """
    left, all_cards = len(cards) - sum(sizes), len(cards)
    hands = [*sizes, *([left] if left else [])]
    copies = Counter(cards)
    expected = {
        (face, hand): number * size / all_cards
        for face, number in copies.items()
        for hand, size in enumerate(hands)
    }
    freedom = (len(copies) - 1) * (len(hands) - 1)
    return Tally(expected, freedom, (all_cards - 1) / all_cards)


def even(number: int) -> Tally:
    """One of so many, each as likely."""
    return Tally(dict.fromkeys(range(number), 1 / number), number - 1)


Tallies = dict[tuple[Any, ...], Tally]


def count(tallies: Tallies, choices: Any, move: Any) -> None:
    """Put one move of nature to the tallies of its kind."""
    verb = words(move)[0]
    key: tuple[Any, ...]
    if isinstance(choices, Pick):
        number = len(choices.moves)
        key = (verb, f"one of {number}")
        tallies.setdefault(key, even(number)).add([choices.moves.index(move)])
    elif isinstance(choices, Product):
        said = [word for word in words(move)[1:] if word != "/"]
        for place, (part, word) in enumerate(zip(choices.parts, said, strict=True)):
            key = (verb, f"die {place + 1}")
            tallies.setdefault(key, even(len(part))).add([[*map(str, part)].index(word)])
    elif isinstance(choices, Deals):
        for number, (cards, sizes) in enumerate(choices.decks):
            key = (verb, f"deck {number + 1} of {len(cards)}", cards)
            dealt = [
                (card, hand) for hand, cards in enumerate(hands_of(move, cards)) for card in cards
            ]
            gone = Counter(card for card, _ in dealt)
            left = [(card, len(sizes)) for card in (Counter(cards) - gone).elements()]
            tallies.setdefault(key, hands_tally(cards, sizes)).add([*dealt, *left])


def hands_of(move: Any, cards: Sequence[str]) -> list[list[str]]:
    """The cards of one deck in each hand of a deal."""
    hands: list[list[str]] = [[]]
    faces = {*cards}
    for word in words(move)[1:]:
        if word == "/":
            hands.append([])
        elif word in faces:
            hands[-1].append(word)
    return hands


def tallied(key: str, players: int, deals: int = DEALS) -> Tallies:
    """What nature does before anybody plays."""
    tallies: Tallies = {}
    for number in range(deals):
        match = Match(find(key), players, {}, f"dealing {players} {number}")
        while match.turn.seats == (CHANCE,):
            choices = match.choices(CHANCE)
            match.chance()
            count(tallies, choices, match.steps[-1].move)
    return tallies


def favouring(deals: int = DEALS) -> float:
    """The chance of a die that shows 1 once more in every `BIASED` rolls."""
    tally = even(6)
    for number in range(deals):
        rng: Rng = Keyed("favouring", number)
        rolled = rng.below(6)
        tally.add([0 if rng.below(BIASED) == 0 else rolled])
    return tally.chance()


def run() -> Iterator[Measured]:
    chances = []
    for key in keys():
        for players in find(key).info.players:
            for kind, tally in tallied(key, players).items():
                if tally.draws < FEWEST:
                    continue
                chances.append(tally.chance())
                named = f"{key}, {players} players: {kind[0]}, {kind[1]}, {tally.draws:,} times"
                yield named, 100 * chances[-1], "%", ""
    below = sum(chance < 0.05 for chance in chances)
    yield f"below 5 %, of {len(chances)}", below, "rows", ""
    tenths = even(10)
    for chance in chances:
        tenths.add([min(9, int(10 * chance))])
    yield "spread of the chances over ten tenths", 100 * tenths.chance(), "%", ""
    yield f"a die that favours 1 once in {BIASED} rolls", 100 * favouring(), "%", ""
