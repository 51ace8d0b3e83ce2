"""What may still become of a rule in this round, by what anybody at the table can see.

`down` are the number cards that lie, `left` how many are still to come, and `pool` those that may.
An outcome is whether the rule is met in the end. Where it is hard to tell, both may be: "settled"
is said only of what is.
"""

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from tefuda.core.cards import Card, Cards
from tefuda.games.master_of_rules.cards import (
    BEST,
    COLOUR,
    LIMIT,
    NUMBER,
    NUMBERS,
    ONLY,
    TRIO,
    split,
)
from tefuda.games.master_of_rules.rules.scoring import (
    ENOUGH,
    FIVE,
    JUDGED,
    MOST,
    anchor,
    five_of,
    so_far,
    trios,
)
from tefuda.games.master_of_rules.rules.state import Round, View
from tefuda.games.master_of_rules.rules.turns import DUMMIES, ROUNDS

Outcomes = frozenset[bool]
ANY: Outcomes = frozenset({True, False})


def pool(view: View) -> Cards:
    """The number cards that may still be laid: those that lie nowhere in sight.

    What was taken in this round cannot be laid in it (4.3); the discards can, where the deck is too
    short for the dummies (6.2).
    """
    now = view.now
    seen = {*now.numbers, *now.dummies, *now.row}
    for cards, laid in zip(view.open, now.numbers, strict=True):
        if laid:
            seen.update(cards)
    owed = FIVE - view.setup.players - sum(card in NUMBER for card in now.dummies)
    if view.decks[0] >= owed:
        seen.update(view.past.discards)
    return tuple(card for card in NUMBERS if card not in seen)


def settled(rules: Cards, five: Cards, seat: int, pool: Cards) -> bool:
    """Whether nothing that may come changes it; `rules` and `five` as `scoring.so_far` takes them."""
    return len(outcomes(rules, five, seat, pool)) == 1


class Truth(NamedTuple):
    """How a rule stands: as it will end where that is sure, else as the cards lie."""

    met: bool | None  # None: that has no sense yet
    sure: bool


def truth(rules: Cards, five: Cards, seat: int, pool: Cards) -> Truth:
    """What the table says of `seat`'s rule. Whatever is sure is told as it ends, not as it is."""
    ends = outcomes(rules, five, seat, pool)
    if len(ends) == 1:
        return Truth(min(ends), sure=True)
    return Truth(so_far(rules, five, seat), sure=False)


class Ways(NamedTuple):
    """How many of the ways in which the numbers may still fall end with a rule met."""

    met: int
    all: int
    come: int  # how many numbers are still to come
    own: bool  # one of them the viewer's: of these the best for the rule
    drawn: bool = False  # no other player lays one of them: they come from the deck

    @property
    def percent(self) -> int:
        """Neither 0 nor 100 while both may be."""
        least, most = int(self.met > 0), 100 - (self.met < self.all)
        return max(least, min(round(100 * self.met / self.all), most))

    @property
    def certain(self) -> bool:
        """Whether all end alike; with one's own best number only if none does it."""
        return not self.met or (self.met == self.all and not self.own)


SOON = 2
"""So few numbers are to come when it is counted how they may fall."""


def ways(
    rules: Cards, five: Cards, seat: int, mine: int, hand: Cards, unseen: Cards
) -> Ways | None:
    """For `seat`'s rule, as who sits at `mine` sees it; None while that has no sense, or many come."""
    deciding, down = anchor(rules, seat), tuple(sorted(card for card in five if card))
    owed, come = mine >= 0 and not five[mine], FIVE - len(down)
    rule = rules[deciding]
    told = rule not in (ONLY, BEST) or five[deciding] or (owed and deciding == mine)
    if not rule or not told or not 0 < come <= SOON or len(unseen) < come - owed:
        return None
    if not owed:
        return Ways(*_ends(rule, down, five[deciding], come, unseen), come, own=False)
    ends = [
        _ends(rule, tuple(sorted((*down, card))), five[deciding] or card, come - 1, unseen)
        for card in split(hand)[0]
    ]
    return Ways(*max(ends), come, own=True) if ends else None


@lru_cache(maxsize=512)
def _ends(rule: Card, down: Cards, own: Card, come: int, unseen: Cards) -> tuple[int, int]:
    """How many ways end with the rule met, and how many there are."""
    met, falls = JUDGED[rule].met, [*combinations(unseen, come)]
    return sum(met([*down, *fall], own) for fall in falls), len(falls)


def late(view: View, last: Round, seat: int) -> bool:
    """Whether the last card of a round that is over decided `seat`'s rule, or may have.

    A dummy's number is the last where there is one for the end; a player's card only where nothing
    is taken after it, and then nobody knows whether it was the number.
    """
    plan, number = DUMMIES[view.setup.players], len(view.past.rounds)
    if not plan or plan[-1][0] < 2 * view.setup.players:
        return number == ROUNDS[view.setup.players]
    numbers = split(last.dummies)[0]
    seen = {*last.numbers, *numbers[:-1]}.union(*view.open)
    seen.update({*view.past.discards}.difference(last.numbers, numbers))
    come = tuple(card for card in NUMBERS if card not in seen)
    return not settled(last.rules, five_of(last.numbers, numbers[:-1]), seat, come)


def outcomes(rules: Cards, five: Cards, seat: int, pool: Cards) -> Outcomes:
    """What may become of `seat`'s rule."""
    deciding = anchor(rules, seat)
    if deciding < 0:
        return frozenset({True})
    rule, own = rules[deciding], five[deciding]
    if not rule or (rule in (ONLY, BEST) and not own):
        return ANY
    down = tuple(card for card in five if card)
    return _OUTCOMES[rule](down, own, FIVE - len(down), pool)


def _either(*, met: bool, missed: bool) -> Outcomes:
    return frozenset(outcome for outcome, may in ((True, met), (False, missed)) if may)


def _trio(down: Cards, _: Card, left: int, pool: Cards) -> Outcomes:
    """Three that are alike stay so; fewer may become three."""
    if trios(down):
        return frozenset({True})
    colours, numbers = (
        _most(map(marks.__getitem__, down), map(marks.__getitem__, pool), left)
        for marks in (COLOUR, NUMBER)
    )
    return _either(met=max(colours, numbers) >= ENOUGH, missed=True)


def _most(down: Iterable[object], pool: Iterable[object], left: int) -> int:
    """The most that may be alike."""
    lie, come = Counter(down), Counter(pool)
    return max(lie[mark] + min(left, come[mark]) for mark in {*lie, *come})


def _limit(down: Cards, _: Card, left: int, pool: Cards) -> Outcomes:
    """The sum may stay within the limit, or go beyond it."""
    least, most = span(down, left, pool)
    return _either(met=least <= MOST, missed=most > MOST)


def span(down: Cards, left: int, pool: Cards) -> tuple[int, int]:
    """The smallest and the largest sum there may be."""
    total, come = sum(NUMBER[card] for card in down), sorted(NUMBER[card] for card in pool)
    return total + sum(come[:left]), total + sum(come[len(come) - left :])


def _only(down: Cards, own: Card, left: int, pool: Cards) -> Outcomes:
    """Alone as long as nothing like it comes."""
    if sum(_alike(card, own) for card in down) > 1:
        return frozenset({False})
    apart = sum(not _alike(card, own) for card in pool)
    return _either(met=apart >= left, missed=left > 0 and apart < len(pool))


def _alike(card: Card, own: Card) -> bool:
    return card[0] == own[0] or card[1] == own[1]


def _best(down: Cards, own: Card, left: int, pool: Cards) -> Outcomes:
    """The highest of its colour, and no colour with more: cards that come may help or harm."""
    lie, come = Counter(card[0] for card in down), Counter(card[0] for card in pool)
    mine = lie[own[0]]
    if any(_beats(card, own) for card in down):
        return frozenset({False})
    others = [colour for colour in {*lie, *come} if colour != own[0]]
    higher = sum(_beats(card, own) for card in pool)
    helps = min(left, come[own[0]] - higher)
    room = [mine + helps - lie[colour] for colour in others]
    fits = sum(min(free, come[colour]) for free, colour in zip(room, others, strict=True))
    if min(room, default=0) < 0 or fits < min(left, len(pool)) - helps:
        return frozenset({False})
    passed = any(lie[colour] + min(left, come[colour]) > mine for colour in others)
    return _either(met=True, missed=passed or (left > 0 and higher > 0))


def _beats(card: Card, own: Card) -> bool:
    return card[0] == own[0] and card[1] > own[1]


_OUTCOMES: dict[Card, Callable[[Cards, Card, int, Cards], Outcomes]] = {
    TRIO: _trio,
    LIMIT: _limit,
    ONLY: _only,
    BEST: _best,
}
