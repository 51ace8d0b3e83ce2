"""What may still become of a rule in this round, by what anybody at the table can see.

`down` are the number cards that lie, `left` how many are still to come, and `pool` those that may.
An outcome is whether the rule is met in the end. Where it is hard to tell, both may be: "settled"
is said only of what is.
"""

from collections import Counter
from collections.abc import Callable, Iterable

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


def meeting(rules: Cards, five: Cards, seat: int, come: Cards) -> int | None:
    """How many of these numbers, coming next, leave `seat`'s rule met; None while that has no sense."""
    if so_far(rules, five, seat) is None:
        return None
    deciding, down = anchor(rules, seat), [card for card in five if card]
    met = JUDGED[rules[deciding]].met
    return sum(met([*down, card], five[deciding]) for card in come)


def breaking(rules: Cards, five: Cards, seat: int, come: Cards) -> int:
    """How many of these numbers, coming next, would break `seat`'s rule that is met so far."""
    return len(come) - (meeting(rules, five, seat, come) or 0)


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
    """The smallest and the largest sum there may be."""
    total, come = sum(NUMBER[card] for card in down), sorted(NUMBER[card] for card in pool)
    least, most = total + sum(come[:left]), total + sum(come[len(come) - left :])
    return _either(met=least <= MOST, missed=most > MOST)


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
    met = all(lie[colour] <= mine + helps for colour in others)
    passed = any(lie[colour] + min(left, come[colour]) > mine for colour in others)
    return _either(met=met, missed=passed or (left > 0 and higher > 0))


def _beats(card: Card, own: Card) -> bool:
    return card[0] == own[0] and card[1] > own[1]


_OUTCOMES: dict[Card, Callable[[Cards, Card, int, Cards], Outcomes]] = {
    TRIO: _trio,
    LIMIT: _limit,
    ONLY: _only,
    BEST: _best,
}
