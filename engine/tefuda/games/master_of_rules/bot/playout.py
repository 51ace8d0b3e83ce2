"""A round played on quickly with all cards known, on plain numbers.

Held against the rules move by move in tests/contract/test_compact.py. Cards are numbers here, see
`numbers`.
"""

from bisect import insort
from collections.abc import Sequence
from functools import cache

from tefuda.core.cards import Cards
from tefuda.core.chance import Rng, draw
from tefuda.core.terms import CHANCE, Payoffs, Seat
from tefuda.games.master_of_rules.bot.numbers import (
    FIRST_NUMBER,
    INDEX,
    LAID,
    NONE,
    SORT,
    SUPPORT,
    tallies,
    with_more,
)
from tefuda.games.master_of_rules.bot.odds import odds
from tefuda.games.master_of_rules.bot.outlook import outlook, result, weights
from tefuda.games.master_of_rules.rules import turns
from tefuda.games.master_of_rules.rules.state import State, View
from tefuda.games.master_of_rules.rules.turns import DUMMIES, HAND, ROUNDS

NOISE = 8
"""One move in so many is random in a playout. Set by hand; no fit stands behind it."""


class Run:
    """A round under way. Lists by seat; a hand is in order, rules before numbers."""

    __slots__ = (
        "barred",  # the rules on the table, a bit each
        "first",  # who started the round
        "five",  # the numbers on the table, see `numbers`
        "hands",
        "left",  # rounds to go, this one among them
        "numbers",  # played; NONE where none is yet
        "plan",  # dummies to come: after how many plays, and whether it is a number
        "players",
        "plays",
        "row",  # rules, numbers; each in order
        "rules",  # played; NONE where none is yet
        "taking",  # the card just played, for which its player must refill
        "weights",  # what cards are worth in this round
        "won",  # rule cards won of each kind
    )

    def __init__(self, position: State | View, hands: Sequence[Cards]) -> None:
        """`position` must be in a round, or between two; of a view the other hands are ()."""
        now, players, code = position.now, position.setup.players, INDEX
        self.players, self.plays, self.first = players, now.plays, turns.starter(position)
        self.hands = [sorted([code[card] for card in hand]) for hand in hands]
        row = [code[card] for card in now.row]
        self.row = (
            [card for card in row if card < FIRST_NUMBER],
            [card for card in row if card >= FIRST_NUMBER],
        )
        self.taking = code[now.taking] if now.taking else NONE
        self.numbers = [code[card] if card else NONE for card in now.numbers]
        self.rules = [code[card] if card else NONE for card in now.rules]
        self.plan = DUMMIES[players][len(now.dummies) :]
        self.barred = self.five = 0
        for card in (*self.numbers, *self.rules, *[code[card] for card in now.dummies]):
            self._lay(card)
        self.left = ROUNDS[players] - len(position.past.rounds)
        self.won = tallies(position.past.rounds, players)
        self.weights = [weights(won, self.left - 1) for won in self.won]

    def _lay(self, card: int) -> None:
        if card >= FIRST_NUMBER:
            self.five += LAID[card]
        elif card != NONE:
            self.barred |= 1 << card

    @property
    def seat(self) -> Seat:
        """Who is to act, if it is a player."""
        return (self.first + self.plays - (self.taking != NONE)) % self.players

    @property
    def due(self) -> bool:
        """Whether a dummy's card comes next, or would if nobody had to refill."""
        return bool(self.plan) and self.plan[0][0] <= self.plays

    @property
    def bare(self) -> bool:
        """Whether the row is to be laid."""
        return not self.plays and not self.row[0] and self.left > 1

    def lay_row(self, cards: Sequence[int]) -> None:
        """Cards in order."""
        kinds = [card for card in cards if card < FIRST_NUMBER]
        self.row = kinds, [card for card in cards if card >= FIRST_NUMBER]

    def lay_dummy(self, card: int) -> None:
        self.plan = self.plan[1:]
        self._lay(card)

    def cards(self, seat: Seat) -> Sequence[int]:
        """The cards that may be taken or played, numbers before rules."""
        if self.taking != NONE:
            return tuple(dict.fromkeys(self.row[self.taking >= FIRST_NUMBER]))
        numbers = tuple(self.hands[seat][-HAND[0] :]) if self.numbers[seat] == NONE else ()
        return numbers if self.rules[seat] != NONE else (*numbers, *self.kinds(seat))

    def kinds(self, seat: Seat) -> Sequence[int]:
        """The rules that may be played by one who has yet to play a rule."""
        return playable(tuple(self.hands[seat][: HAND[1]]), self.barred)

    def play(self, seat: Seat, card: int) -> None:
        """A number or a rule, after which the player must refill unless there is no row."""
        self.hands[seat].remove(card)
        if card >= FIRST_NUMBER:
            self.numbers[seat] = card
            self.five += LAID[card]
        else:
            self.rules[seat] = card
            self.barred |= 1 << card
        self.plays += 1
        if self.row[card >= FIRST_NUMBER]:
            self.taking = card

    def take(self, seat: Seat, card: int) -> None:
        """A card of the row; of no kind but the one just played."""
        self.row[card >= FIRST_NUMBER].remove(card)
        insort(self.hands[seat], card)
        self.taking = NONE

    def judge(self) -> list[bool]:
        """Who met the rule, by seat, once all of the round is on the table."""
        pairs = enumerate(zip(self.rules, self.numbers, strict=True))
        return [self.odds(seat, rule, own, self.five) == 1 for seat, (rule, own) in pairs]

    def odds(self, seat: Seat, rule: int, own: int, five: int) -> float:
        """The chance of meeting a rule; SUPPORT has that of the first to the right without it.

        A neighbour who has yet to play a rule is as good as one of whom nothing is known.
        """
        step = 1
        while rule == SUPPORT and step < self.players:
            rule, own = self.rules[seat - step], self.numbers[seat - step]
            step += 1
        return odds(rule, own, five)

    def pick(self, seat: Seat) -> int:
        """What looks best at once."""
        if self.taking != NONE:
            return self._refill(seat)
        kinds = self.kinds(seat) if self.rules[seat] == NONE else self.rules[seat : seat + 1]
        if self.numbers[seat] == NONE:
            number, rule = self._pair(seat, kinds)
            return rule if self.rules[seat] == NONE else number
        own, worth = self.numbers[seat], self.weights[seat].rules
        return max(kinds, key=lambda rule: worth[rule] * self.odds(seat, rule, own, self.five))

    def _refill(self, seat: Seat) -> int:
        keep, sorts = self.weights[seat].keep, [SORT[card] for card in self.hands[seat]]
        row = self.row[self.taking >= FIRST_NUMBER]
        return max(row, key=lambda card: keep[card][sorts.count(SORT[card]) + 1])

    def _pair(self, seat: Seat, kinds: Sequence[int]) -> tuple[int, int]:
        """The number and the rule that are best together; a number dear to keep is worth less."""
        numbers, (worth, keep) = self.hands[seat][-HAND[0] :], self.weights[seat]
        sorts = [SORT[card] for card in numbers]
        best, pair = -1.0, (NONE, NONE)
        for number, sort in zip(numbers, sorts, strict=True):
            five, spare = self.five + LAID[number], keep[number][sorts.count(sort)] / 10
            for rule in kinds:
                value = worth[rule] * self.odds(seat, rule, number, five) - spare
                if value > best:
                    best, pair = value, (number, rule)
        return pair


@cache
def playable(held: tuple[int, ...], barred: int) -> Sequence[int]:
    """The rules that may be played of those held: all of them where all are barred (3.5)."""
    kinds = tuple(dict.fromkeys(held))
    return tuple([rule for rule in kinds if not barred >> rule & 1]) or kinds


class Decks:
    """What nature draws from, in deck order."""

    __slots__ = ("discards", "numbers", "rules")

    def __init__(self, state: State) -> None:
        self.numbers, self.discards = list(state.numbers), list(state.past.discards)
        self.rules = list(state.rules)

    def draw(self, count: int, rng: Rng, *, numbers: bool) -> list[int]:
        """So many cards in order; an empty number deck is made of the discards first."""
        if numbers and not self.numbers:
            self.numbers, self.discards = self.discards, []
        deck = self.numbers if numbers else self.rules
        places = sorted(draw(range(len(deck)), count, rng), reverse=True)
        return [INDEX[deck.pop(place)] for place in places][::-1]


def play(run: Run, decks: Decks, rng: Rng) -> None:
    """To the end of the round; every seat plays quickly, now and then at random."""
    if run.bare:
        numbers = decks.draw(run.players, rng, numbers=True)
        run.lay_row([*decks.draw(run.players, rng, numbers=False), *numbers])
    while True:
        if run.taking != NONE:
            seat = run.seat
            run.take(seat, _chosen(run, seat, rng))
        while run.due:
            run.lay_dummy(decks.draw(1, rng, numbers=run.plan[0][1])[0])
        if run.plays == 2 * run.players:
            return
        seat = run.seat
        run.play(seat, _chosen(run, seat, rng))


def _chosen(run: Run, seat: Seat, rng: Rng) -> int:
    if rng.below(NOISE):
        return run.pick(seat)
    able = run.cards(seat)
    return able[rng.below(len(able))]


def playout(state: State, rng: Rng) -> Payoffs:
    """To the end of the round, or of the next if one is just over; then the outlook."""
    while state.past.first < 0:
        state = turns.apply(state, turns.choices(state, CHANCE).sample(rng), CHANCE)
    if len(state.past.rounds) == ROUNDS[state.setup.players]:
        return result(tallies(state.past.rounds, state.setup.players))
    return finish(Run(state, state.hands), state, rng)


def finish(run: Run, state: State, rng: Rng) -> Payoffs:
    """A run just made from a state, played on to the end of the round."""
    play(run, Decks(state), rng)
    pairs = zip(run.won, run.rules, run.judge(), strict=True)
    won = [with_more(had, rule, met) for had, rule, met in pairs]
    return outlook(won, run.hands, run.left - 1) if run.left > 1 else result(won)
