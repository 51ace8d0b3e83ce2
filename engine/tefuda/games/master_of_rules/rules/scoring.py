"""When a rule is met, and what the rules met are worth. Clauses of seeds/master_of_rules.

`five` are the five number cards of a round: by seat, then the dummies'. Before the end of a
round there may be fewer, and a seat without one has "".
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tefuda.core.cards import Card, Cards, within
from tefuda.core.terms import Seat
from tefuda.games.master_of_rules.cards import (
    BEST,
    COLOUR,
    KINDS,
    LIMIT,
    NUMBER,
    ONLY,
    SUPPORT,
    TRIO,
    split,
)
from tefuda.games.master_of_rules.rules.state import Round

FIVE = 5
"""Number cards that a round is judged by."""

ENOUGH = 3
"""Cards of a colour or number for TRIO, and cards of a rule for its bonus."""

MOST = 23
"""The highest sum for LIMIT 23."""


def five_of(numbers: Cards, dummies: Cards) -> Cards:
    """The number cards on the table: those played, by seat, then the dummies'."""
    return numbers + split(dummies)[0]


def trios(five: Sequence[Card]) -> Cards:
    """The cards that are three or more of a colour, or three or more of a number."""
    colours = Counter(COLOUR[card] for card in five)
    numbers = Counter(NUMBER[card] for card in five)
    return tuple(
        card for card in five if colours[COLOUR[card]] >= ENOUGH or numbers[NUMBER[card]] >= ENOUGH
    )


def trio(five: Sequence[Card], own: Card) -> bool:
    """Three of a colour or three of a number; the own card need not be one of them (5.3)."""
    colours = [card[0] for card in five]
    numbers = [card[1] for card in five]
    return any(
        marks.count(mark) >= ENOUGH for marks in (colours, numbers) for mark in marks[:ENOUGH]
    )


def only(five: Sequence[Card], own: Card) -> bool:
    """No other card has the own card's colour or its number (5.4)."""
    colour, number = own[0], own[1]
    return sum([colour in card or number in card for card in five]) == 1


def limit(five: Sequence[Card], own: Card) -> bool:
    """The sum is 23 or less (5.5)."""
    return sum([NUMBER[card] for card in five]) <= MOST


def best(five: Sequence[Card], own: Card) -> bool:
    """No colour has more cards than the own one, and no card of it is higher (5.6)."""
    colours = [card[0] for card in five]
    count = colours.count
    mine = count(own[0])
    if any(count(colour) > mine for colour in colours):
        return False
    return own == max(card for card in five if card[0] == own[0])


class Rule(NamedTuple):
    """A rule judged by the five number cards."""

    clause: str
    met: Callable[[Sequence[Card], Card], bool]
    lit: Callable[[Sequence[Card], Card], Cards]  # the cards it was met, or missed, by


JUDGED: dict[Card, Rule] = {
    TRIO: Rule("5.3", trio, lambda five, _: trios(five)),
    ONLY: Rule("5.4", only, lambda five, own: tuple(card for card in five if set(card) & set(own))),
    LIMIT: Rule("5.5", limit, lambda five, _: tuple(five)),
    BEST: Rule("5.6", best, lambda five, own: tuple(card for card in five if card[0] == own[0])),
}
"""Every rule but SUPPORT RIGHT, which hangs on a neighbour."""

CLAUSE: dict[Card, str] = {kind: rule.clause for kind, rule in JUDGED.items()} | {SUPPORT: "5.7"}


def anchor(rules: Sequence[Card], seat: Seat) -> Seat:
    """The seat whose rule decides for `seat`: the first from it to the right without SUPPORT.

    -1 where everybody has SUPPORT. Dummies are no neighbours (A6).
    """
    for step in range(len(rules)):
        if rules[seat - step] != SUPPORT:
            return (seat - step) % len(rules)
    return -1


def clause(rules: Sequence[Card], seat: Seat) -> str:
    """By which `seat` meets its rule or misses it."""
    return "5.8" if anchor(rules, seat) < 0 else CLAUSE[rules[seat]]


def judge(rules: Sequence[Card], five: Sequence[Card]) -> tuple[bool, ...]:
    """Who met the rule, by seat; with nothing but SUPPORT everybody did (5.8)."""
    seats = [anchor(rules, seat) for seat in range(len(rules))]
    return tuple([seat < 0 or JUDGED[rules[seat]].met(five, five[seat]) for seat in seats])


def so_far(rules: Sequence[Card], five: Sequence[Card], seat: Seat) -> bool | None:
    """Whether `seat` would meet its rule if no more cards came; None while that has no sense.

    `five` has a place for every player, "" where there is no number yet.
    """
    deciding = anchor(rules, seat)
    if deciding < 0:
        return True
    rule, own = rules[deciding], five[deciding]
    if not rule or not any(five) or (rule in (ONLY, BEST) and not own):
        return None
    return JUDGED[rule].met([card for card in five if card], own)


def lit(rules: Sequence[Card], five: Sequence[Card], seat: Seat) -> Cards:
    """The number cards by which `seat` met its rule or missed it."""
    deciding = anchor(rules, seat)
    down = [card for card in five if card]
    return () if deciding < 0 else JUDGED[rules[deciding]].lit(down, five[deciding])


def winnings(rounds: Sequence[Round], players: int) -> tuple[Cards, ...]:
    """The rule cards each seat has won, in the order they were won (5.1)."""
    return tuple(
        tuple(round_.rules[seat] for round_ in rounds if round_.met[seat])
        for seat in range(players)
    )


class Bonus(NamedTuple):
    """Points for holding all of `cards` among the rules won."""

    name: str
    clause: str
    cards: Cards
    points: int = 2


BONUSES: tuple[Bonus, ...] = (
    *(Bonus(f"three {kind}", "8.2", (kind,) * ENOUGH) for kind in KINDS),
    Bonus("all five", "8.3", KINDS),
)
"""Once each, all together (8.5)."""


def bonuses(won: Cards) -> tuple[Bonus, ...]:
    """The bonuses that the rule cards won earn."""
    return tuple(bonus for bonus in BONUSES if within(bonus.cards, won))


def score(won: Cards) -> int:
    """A point a card (8.1), and the bonuses."""
    return len(won) + sum(bonus.points for bonus in bonuses(won))


def standing(won: Cards) -> tuple[int, ...]:
    """What ranks are made of: the score, then the cards of each rule in turn (8.4)."""
    count = Counter(won)
    return (score(won), *(count[kind] for kind in KINDS))
