"""The last plays of a match solved exactly, all cards known."""

from collections import Counter

from tefuda.core.terms import CHANCE, Payoffs
from tefuda.games.master_of_rules.bot.numbers import tallies
from tefuda.games.master_of_rules.bot.outlook import result
from tefuda.games.master_of_rules.rules import turns
from tefuda.games.master_of_rules.rules.state import Dummy, State
from tefuda.games.master_of_rules.rules.turns import ROUNDS

SOLVED = {3: 1, 4: 3, 5: 3}
"""players → plays before the end of the match from which on it is solved.

With three players nature lays a number after the last play, which makes it dear.
"""


def solve(state: State) -> Payoffs | None:
    """Payoffs when the last seats of the last round play best for themselves, all cards known."""
    left = 2 * state.setup.players - state.now.plays
    begun = turns.is_last(state) and left <= SOLVED[state.setup.players]
    return _max_n(state) if begun or len(state.past.rounds) == ROUNDS[state.setup.players] else None


def _max_n(state: State) -> Payoffs:
    """As deep as there are plays left; of equal moves the first."""
    phase, seat = turns.act(state)
    if phase == "over":
        return result(tallies(state.past.rounds, state.setup.players))
    if phase == "dummy":
        return _mean_dummy(state)
    after = [_max_n(turns.apply(state, move, seat)) for move in turns.choices(state, seat)]
    return max(after, key=lambda paid: paid[seat])


def _mean_dummy(state: State) -> Payoffs:
    """The number that nature lays last is any of the stock."""
    stock = Counter(turns.stock(state))
    total = [0.0] * state.setup.players
    for card, copies in stock.items():
        paid = _max_n(turns.apply(state, Dummy(card), CHANCE))
        total = [mean + copies * pay for mean, pay in zip(total, paid, strict=True)]
    return tuple(value / stock.total() for value in total)
