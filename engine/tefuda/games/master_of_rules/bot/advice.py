"""Advice on Master of Rules: the pair of number and rule with the best chance in this round."""

from collections import Counter
from collections.abc import Sequence

from tefuda.core.chance import Rng
from tefuda.core.game import CHANCE, Choices, Payoffs
from tefuda.core.notation import words
from tefuda.games.master_of_rules.bot import playout
from tefuda.games.master_of_rules.bot.numbers import FACES
from tefuda.games.master_of_rules.bot.playout import Run, result, winnings
from tefuda.games.master_of_rules.rules import secrets, turns
from tefuda.games.master_of_rules.rules.state import Dummy, Move, State, View
from tefuda.games.master_of_rules.rules.turns import ROUNDS


def propose(view: View, choices: Choices[Move], rng: Rng) -> Sequence[Move]:
    """All legal moves, there are never more than seven; the quick one first."""
    first = greedy(view, choices, rng)
    return (first, *(move for move in choices if move != first))


def greedy(view: View, choices: Choices[Move], rng: Rng) -> Move:
    """What looks best at once, as in playouts."""
    hands = [view.hand if seat == view.seat else () for seat in range(view.players)]
    face = FACES[Run(view, hands).pick(view.seat)]
    return next(move for move in choices if face in words(move))


SOLVED = {3: 1, 4: 3, 5: 3}
"""players → plays before the end of the match from which on it is solved.

With three players nature lays a number after the last play, which makes it dear.
"""


def solve(state: State) -> Payoffs | None:
    """Payoffs when the last seats of the last round play best for themselves, all cards known."""
    left = 2 * state.players - state.now.plays
    begun = turns.is_last(state) and left <= SOLVED[state.players]
    return _best(state) if begun or len(state.rounds) == ROUNDS[state.players] else None


def _best(state: State) -> Payoffs:
    """As deep as there are plays left; of equal moves the first."""
    phase, seat = turns.act(state)
    if phase == "over":
        return result(winnings(state.rounds, state.players))
    if phase == "dummy":
        return _mean_dummy(state)
    after = [_best(turns.apply(state, move, seat)) for move in turns.choices(state, seat)]
    return max(after, key=lambda paid: paid[seat])


def _mean_dummy(state: State) -> Payoffs:
    """The number that nature lays last is any of the stock."""
    stock = Counter(turns.stock(state))
    total = [0.0] * state.players
    for card, copies in stock.items():
        paid = _best(turns.apply(state, Dummy(card), CHANCE))
        total = [mean + copies * pay for mean, pay in zip(total, paid, strict=True)]
    return tuple(value / stock.total() for value in total)


def misremember(view: View, rng: Rng) -> State:
    """A world for one who does not keep in mind which cards the others took."""
    return secrets.imagine(view._replace(open=((),) * view.players), rng)


class MasterOfRulesAdvice:
    """Advice as `core.advice.Advice` wants it."""

    propose = staticmethod(propose)
    greedy = staticmethod(greedy)
    playout = staticmethod(playout.playout)
    solve = staticmethod(solve)
    misremember = staticmethod(misremember)
