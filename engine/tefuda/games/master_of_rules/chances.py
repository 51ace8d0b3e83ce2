"""Rough chances of meeting a rule before all five numbers lie, and what cards are worth keeping.

Cards still to come are taken as if drawn from a full deck; players choose theirs, so this
is only a guess, but a quick one.
"""

from collections.abc import Sequence
from math import comb

from tefuda.core.cards import Card, Cards
from tefuda.core.game import Seat
from tefuda.games.master_of_rules.cards import BEST, KINDS, LIMIT, NUMBER, ONLY, SUPPORT, TRIO
from tefuda.games.master_of_rules.scoring import ENOUGH, JUDGED, MOST
from tefuda.games.master_of_rules.state import Now

FIVE = 5
UNKNOWN = 0.42
"""The chance of a player of whom nothing is known."""


def _tails(chance: float) -> list[list[float]]:
    """[cards to come][wanted]: the chance that so many or more are of a sort."""
    return [
        [
            sum(
                comb(n, k) * chance**k * (1 - chance) ** (n - k)
                for k in range(max(0, wanted), n + 1)
            )
            for wanted in range(FIVE + 1)
        ]
        for n in range(FIVE + 1)
    ]


SAME_COLOUR, SAME_NUMBER = _tails(7.5 / 43), _tails(3.5 / 43)
LOWER = [_tails((number - 1) / 44) for number in range(10)]
"""By own number: tails for lower cards of the own colour."""


def _sums() -> list[list[float]]:
    """[cards to come][room]: the chance that they add up to no more than the room."""
    ways = [1.0]
    found = []
    for _ in range(FIVE + 1):
        found.append([sum(ways[: room + 1]) for room in range(MOST + 1)])
        ways = [
            sum(ways[total - n] for n in range(1, 10) if 0 <= total - n < len(ways)) / 9
            for total in range(len(ways) + 9)
        ]
    return found


WITHIN = _sums()
ALONE = [(32 / 44) ** n for n in range(FIVE + 1)]
"""By cards to come: none of them has a given card's colour or number."""

HELD = {0: 0.75, 1: 0.9}
"""By how far the own colour leads: the chance, a card, that it is not outnumbered."""


def trio(down: Sequence[Card], left: int) -> float:
    colours = [card[0] for card in down]
    numbers = [card[1] for card in down]
    colour = max(map(colours.count, colours), default=0)
    number = max(map(numbers.count, numbers), default=0)
    missed = 1 - SAME_COLOUR[left][max(0, ENOUGH - colour)]
    return 1 - missed * (1 - SAME_NUMBER[left][max(0, ENOUGH - number)])


def best(own: Card, down: Sequence[Card], left: int) -> float:
    colours = [card[0] for card in down]
    if any(card > own for card in down if card[0] == own[0]):
        return 0.0
    number = NUMBER[own]
    mine = colours.count(own[0])
    most = max([colours.count(colour) for colour in colours if colour != own[0]], default=0)
    highest = (1 - (9 - number) / 44) ** left
    if most > mine:
        return float(highest * LOWER[number][left][most - mine])
    return float(highest * HELD.get(mine - most, 1.0) ** left)


def chance(rule: Card, own: Card, down: Sequence[Card], left: int) -> float:
    """The chance of meeting a rule (not SUPPORT) with `own`, which lies among `down`.

    `own` is "" for somebody who has yet to play a number.
    """
    if not left:
        return float(JUDGED[rule].met(down, own))
    if rule == TRIO:
        return trio(down, left)
    if rule == LIMIT:
        room = MOST - sum([NUMBER[card] for card in down])
        return WITHIN[left][room] if room >= 0 else 0.0
    if not own:
        return UNKNOWN
    if rule == ONLY:
        return ALONE[left] if JUDGED[ONLY].met(down, own) else 0.0
    return best(own, down, left)


def supported(now: Now, seat: Seat, down: Sequence[Card], left: int) -> float:
    """The chance of SUPPORT: that of the first to the right who has another rule."""
    for step in range(1, len(now.rules)):
        rule = now.rules[seat - step]
        if not rule:
            return UNKNOWN
        if rule != SUPPORT:
            return chance(rule, now.numbers[seat - step], down, left)
    return 1.0


LONGEST = 12
_THREE = [[0.0] * (LONGEST + 1) for _ in range(ENOUGH)]
for _left in range(LONGEST + 1):
    _THREE[2][_left] = 1 - 0.75**_left
    _THREE[1][_left] = 0.8 * (1 - 0.8**_left) ** 2
    _THREE[0][_left] = 0.5 * (1 - 0.85**_left) ** 3


def prospect(counts: Sequence[int], left: int) -> float:
    """Bonus points had or hoped for, by rule cards won of each kind and rounds to go."""
    three = sum([1.0 if count >= ENOUGH else _THREE[count][left] for count in counts])
    missing = counts.count(0)
    return float(
        2 * three + 2 * (1 - 0.75 ** (left / max(1, missing))) ** missing
        if missing
        else 2 * three + 2
    )


def weights(counts: Sequence[int], left: int) -> dict[Card, float]:
    """What winning each rule is worth now: its point, and what it does for the bonuses."""
    before = prospect(counts, left)
    found = {}
    for place, kind in enumerate(KINDS):
        more = [*counts[:place], counts[place] + 1, *counts[place + 1 :]]
        found[kind] = 1 + prospect(more, left) - before
    return found


KEEP_NUMBER = (0.0, 0.9, 0.8, 0.65, 0.5, 0.4, 0.4, 0.5, 0.65, 0.8)
"""By number: extremes serve LIMIT 23 and BEST of the BEST."""

MET = {TRIO: 0.35, ONLY: 0.45, BEST: 0.5, LIMIT: 0.45, SUPPORT: 0.45}
"""How often a rule is met, about."""


def keep(card: Card, others: Cards, worth: dict[Card, float]) -> float:
    """What a card is worth in a hand beside others: variety counts."""
    if card in NUMBER:
        same = [other for other in others if other[0] == card[0]]
        return KEEP_NUMBER[NUMBER[card]] * 0.9 ** len(same)
    return float(worth[card] * MET[card] * 0.4 ** others.count(card))
