"""Advice on Master of Rules: the pair of number and rule with the best chance in this round."""

from collections import Counter
from collections.abc import Sequence

from tefuda.core.cards import Card, Cards, without
from tefuda.core.chance import Rng
from tefuda.core.game import CHANCE, Choices, Seat, by_leads, by_rank, rank_high
from tefuda.games.master_of_rules import rules, secrets
from tefuda.games.master_of_rules.cards import KINDS, NUMBER, SUPPORT, split
from tefuda.games.master_of_rules.chances import FIVE, chance, keep, prospect, supported, weights
from tefuda.games.master_of_rules.rules import HAND, PLAY, ROUNDS, TAKE, blocked, rule_moves
from tefuda.games.master_of_rules.scoring import standing, winnings
from tefuda.games.master_of_rules.state import Dummy, Move, Now, State, View

Worth = dict[Card, float]


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal moves, there are never more than seven; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    return quick(view, view.hand, view.seat, worth_of(view, view.seat))


def worth_of(table: State | View, seat: Seat) -> Worth:
    """What winning each rule in this round is worth to a seat."""
    won = winnings(table.rounds, table.players)[seat]
    return weights(
        [won.count(kind) for kind in KINDS], ROUNDS[table.players] - len(table.rounds) - 1
    )


def quick(table: State | View, hand: Cards, seat: Seat, worth: Worth) -> Move:
    """What looks best at once, for a seat that is to play or to take."""
    now = table.now
    if now.taking:
        return _take(now, hand, worth)
    number, rule = _pair(now, hand, seat, worth)
    if now.rules[seat]:
        return PLAY[number]
    moves = {move.card: move for move in rule_moves(hand[-HAND[1] :], blocked(now))}
    return moves[rule]


def _take(now: Now, hand: Cards, worth: Worth) -> Move:
    number = now.taking in NUMBER
    cards = [card for card in now.row if (card in NUMBER) is number]
    return TAKE[max(cards, key=lambda card: keep(card, hand, worth))]


def _pair(now: Now, hand: Cards, seat: Seat, worth: Worth) -> tuple[Card, Card]:
    """The number and the rule to be judged by; what is on the table already is fixed."""
    mine = now.numbers[seat]
    numbers = (mine,) if mine else hand[: HAND[0]]
    down = [card for card in (*now.numbers, *split(now.dummies)[0]) if card and card != mine]
    found = now.rules[seat]
    kinds = (
        (found,)
        if found
        else tuple(move.card for move in rule_moves(hand[-HAND[1] :], blocked(now)))
    )
    best, pair = -1.0, (numbers[0], kinds[0])
    for number in numbers:
        five = [*down, number]
        spare = 0.0 if mine else keep(number, without(hand, number), worth) / 10
        for kind in kinds:
            value = worth[kind] * _chance(now, seat, kind, number, five) - spare
            if value > best:
                best, pair = value, (number, kind)
    return pair


def _chance(now: Now, seat: Seat, kind: Card, number: Card, five: list[Card]) -> float:
    left = FIVE - len(five)
    if kind == SUPPORT:
        return supported(now, seat, five, left)
    return chance(kind, number, five, left)


def playout(state: State, rng: Rng) -> tuple[float, ...]:
    """Every seat plays quickly, now and then at random, to the end of the round; then a guess."""
    seats = range(state.players)
    worths = [worth_of(state, seat) for seat in seats]
    begun = len(state.rounds)
    phase, seat = rules.act(state)
    while phase != "over" and len(state.rounds) == begun:
        if phase in ("play", "take") and rng.below(NOISE):
            move = quick(state, state.hands[seat], seat, worths[seat])
        else:
            move = rules.choices(state, seat).sample(rng)
        state = rules.apply(state, move, seat)
        phase, seat = rules.act(state)
    return guess(state)


NOISE = 8
"""One move in so many is random in a playout."""


def guess(state: State) -> tuple[float, ...]:
    """Payoffs as they may come to be; exact when the match is over."""
    won = winnings(state.rounds, state.players)
    left = ROUNDS[state.players] - len(state.rounds)
    if not left:
        return by_rank(rank_high([standing(cards) for cards in won]))
    hopes = [_hope(cards, hand, left) for cards, hand in zip(won, state.hands, strict=True)]
    return by_leads(hopes, 0.4 + 0.5 * left**0.5)


def _hope(won: Cards, hand: Cards, left: int) -> float:
    """Points had, bonus points within reach, and a little for the cards kept."""
    counts = [won.count(kind) for kind in KINDS]
    worth = weights(counts, left - 1)
    kept = sum(keep(card, without(hand, card), worth) for card in hand)
    return len(won) + prospect(counts, left) + KEPT * kept


KEPT = 0.2
"""Points to be hoped for from a hand, for each unit of what `keep` finds in it."""


SOLVED = {3: 1, 4: 3, 5: 3}
"""players → plays before the end of the match from which on it is solved.

With three players nature lays a number after the last play, which makes it dear.
"""


def solve(state: State) -> tuple[float, ...] | None:
    """Payoffs when the last seats of the last round play best for themselves, all cards known."""
    left = 2 * state.players - state.now.plays
    begun = rules.is_last(state) and left <= SOLVED[state.players]
    return _best(state) if begun or len(state.rounds) == ROUNDS[state.players] else None


def _best(state: State) -> tuple[float, ...]:
    """As deep as there are plays left; of equal moves the first."""
    phase, seat = rules.act(state)
    if phase == "over":
        return guess(state)
    if phase == "dummy":
        return _mean_dummy(state)
    after = [_best(rules.apply(state, move, seat)) for move in rules.choices(state, seat)]
    return max(after, key=lambda paid: paid[seat])


def _mean_dummy(state: State) -> tuple[float, ...]:
    """The number that nature lays last is any of the stock."""
    stock = Counter(rules.stock(state))
    total = [0.0] * state.players
    for card, copies in stock.items():
        paid = _best(rules.apply(state, Dummy(card), CHANCE))
        total = [mean + copies * pay for mean, pay in zip(total, paid, strict=True)]
    return tuple(value / stock.total() for value in total)


def misremember(view: View, rng: Rng) -> State:
    """A world for one who does not keep in mind which cards the others took."""
    return secrets.imagine(view._replace(open=((),) * view.players), rng)


class MasterOfRulesAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout)
    solve = staticmethod(solve)
    misremember = staticmethod(misremember)
