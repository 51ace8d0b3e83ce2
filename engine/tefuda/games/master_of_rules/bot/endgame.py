"""The last plays of a match solved exactly, all cards known.

max^n (Luckhart and Irani 1986): everybody plays for themselves, of equal moves the first. What is
not looked at cannot change that: what comes after a move that pays all its player can have, and, as
payoffs add up to 0, what somebody still finds who has so much that the one before goes another way
(shallow pruning, Korf 1991). Cards are numbers here, see `numbers`.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import inf

from tefuda.core.terms import Payoffs, Seat
from tefuda.games.master_of_rules.bot.numbers import (
    FIRST_NUMBER,
    INDEX,
    LAID,
    NONE,
    RULE_CODES,
    SUPPORT,
    Tally,
    tallies,
    with_more,
)
from tefuda.games.master_of_rules.bot.odds import odds
from tefuda.games.master_of_rules.bot.outlook import result, standing
from tefuda.games.master_of_rules.bot.playout import Run
from tefuda.games.master_of_rules.rules import turns
from tefuda.games.master_of_rules.rules.state import State
from tefuda.games.master_of_rules.rules.turns import ROUNDS

SOLVED = {3: 1, 4: 3, 5: 3}
"""players → plays before the end of the match from which on it is solved.

With three players nature lays a number after the last play, which makes it dear.
"""

STUDIED = {3: 2, 4: 3, 5: 6}
"""The same where somebody waits for advice."""

NEAR = 1e-9
"""More than sums of payoffs that are the same can differ by."""


@lru_cache(maxsize=1024)
def study(state: State) -> Payoffs | None:
    """As `solve`, and more. Kept, for the reasons of a hint ask again."""
    return solve(state, STUDIED)


def solve(state: State, most: Mapping[int, int] = SOLVED) -> Payoffs | None:
    """Payoffs when the last seats of the last round play best for themselves, all cards known."""
    players = state.setup.players
    if len(state.past.rounds) == ROUNDS[players]:
        return result(tallies(state.past.rounds, players))
    if not turns.is_last(state) or 2 * players - state.now.plays > most[players]:
        return None
    return Endgame(state).act()


class Outcomes(dict[int, Payoffs]):
    """Payoffs by who wins which rule in the last round, worked out when they are asked for.

    A key is the sum of `GAIN[seat][rule]` of all who meet theirs.
    """

    def __init__(self, won: Sequence[Tally]) -> None:
        super().__init__()
        self.won = won

    def __missing__(self, key: int) -> Payoffs:
        gains = [key >> 3 * seat & 7 for seat in range(len(self.won))]
        pairs = zip(self.won, gains, strict=True)
        won = [with_more(had, gain - 1, 1) if gain else had for had, gain in pairs]
        self[key] = paid = result(won)
        return paid


GAIN = [[1 + rule << 3 * seat for rule in RULE_CODES] for seat in range(max(ROUNDS))]
"""seat → rule → its part of a key of `Outcomes`, three bits a seat."""


@lru_cache(maxsize=64)
def outcomes(won: tuple[Tally, ...]) -> Outcomes:
    """The same for all worlds in which the same rules were won before."""
    return Outcomes(won)


class Endgame:
    """What is left of the last round; every card is taken back once it is judged."""

    __slots__ = ("least", "most", "outcomes", "run", "stocks", "total")

    def __init__(self, state: State) -> None:
        self.run = run = Run(state, state.hands)
        numbers, rules = turns.stock(state), state.rules
        self.stocks = [[INDEX[card] for card in stock] for stock in (rules, numbers)]
        self.outcomes = paid = outcomes(tuple(run.won))
        gains = [self._gain(seat) for seat in range(run.players)]
        every = sum(gains)
        self.most = [paid[gain][seat] for seat, gain in enumerate(gains)]
        self.least = [paid[every - gain][seat] for seat, gain in enumerate(gains)]
        self.total = sum(self.least)

    def _gain(self, seat: Seat) -> int:
        """What a seat wins at the best: its rule, or of those in its hand the one that counts most."""
        run = self.run
        won, rule = run.won[seat], run.rules[seat]
        rules = (
            [card for card in run.hands[seat] if card < FIRST_NUMBER] if rule == NONE else [rule]
        )
        return GAIN[seat][max(rules, key=lambda rule: standing(with_more(won, rule, 1)))]

    def act(self, enough: float = inf) -> Payoffs:
        """The best of all that whoever acts can do, or the first that pays it `enough`."""
        run = self.run
        if run.due:
            return self._mean()
        if run.plays == 2 * run.players:
            return self._over()
        seat = run.seat
        after = (seat + 1) % run.players
        enough = min(enough, self.most[seat])
        # where the next one has so much, and the others no less than they can have, what is left to
        # this one is no more than it had
        left = NEAR - (self.total - self.least[seat] - self.least[after])
        best: Payoffs = ()
        had = -inf
        for card in run.cards(seat):
            paid = self._play(seat, card, left - had)
            if paid[seat] > had:
                best, had = paid, paid[seat]
                if had >= enough:
                    break
        return best

    def _play(self, seat: Seat, card: int, enough: float) -> Payoffs:
        run, barred = self.run, self.run.barred
        played = run.numbers if card >= FIRST_NUMBER else run.rules
        run.plays += 1
        played[seat] = card
        run.five += LAID[card]
        if card < FIRST_NUMBER:
            run.barred |= 1 << card
        paid = self.act(enough)
        run.plays -= 1
        played[seat] = NONE
        run.five -= LAID[card]
        run.barred = barred
        return paid

    def _mean(self) -> Payoffs:
        """The card that nature lays is any of the stock."""
        run, (_, number) = self.run, self.run.plan[0]
        stock, before = self.stocks[number], (run.plan, run.five, run.barred)
        total = [0.0] * run.players
        for card, copies in Counter(stock).items():
            self.stocks[number] = [other for other in stock if other != card]
            run.lay_dummy(card)
            total = [mean + copies * pay for mean, pay in zip(total, self.act(), strict=True)]
            run.plan, run.five, run.barred = before
        self.stocks[number] = stock
        return tuple(value / len(stock) for value in total)

    def _over(self) -> Payoffs:
        """Who won what; a seat with SUPPORT goes with the one before it, as `Run.judge` has it."""
        run, five, key = self.run, self.run.five, 0
        met = run.rules[0] == SUPPORT and run.odds(0, SUPPORT, NONE, five) == 1
        for rule, own, gain in zip(run.rules, run.numbers, GAIN, strict=False):
            if rule != SUPPORT:
                met = odds(rule, own, five) == 1
            if met:
                key += gain[rule]
        return self.outcomes[key]
