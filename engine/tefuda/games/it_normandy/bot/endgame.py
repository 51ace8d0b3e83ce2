"""The last tricks of a match solved exactly, all cards known."""

from collections.abc import Iterator

from tefuda.core.payoffs import by_rank
from tefuda.core.terms import Payoffs
from tefuda.games.it_normandy.bot.playout import Run, playable
from tefuda.games.it_normandy.rules.scoring import ranks
from tefuda.games.it_normandy.rules.state import State
from tefuda.games.it_normandy.rules.turns import ROUNDS

SOLVED = 4
"""Cards in hand from which on a match is solved."""

BEST = 1.0
"""No payoff is higher, so who has it looks no further."""


def solve(state: State) -> Payoffs | None:
    """Payoffs when both see all cards and play best for themselves; of equal moves the first."""
    if len(state.past.rounds) == ROUNDS:
        return by_rank(ranks(state.past.scores))
    runs = len(state.past.rounds) == ROUNDS - 1 and state.now.leader >= 0
    return _best(Run(state)) if runs and max(map(len, state.hands)) <= SOLVED else None


def _best(run: Run) -> Payoffs:
    """As deep as there are cards and choices left: three a trick."""
    seat = run.to_act()
    best: Payoffs = ()
    for after in _successors(run):
        paid = by_rank(ranks(after.standing())) if after.is_over() else _best(after)
        if not best or paid[seat] > best[seat]:
            best = paid
            if paid[seat] == BEST:
                break
    return best


def _successors(run: Run) -> Iterator[Run]:
    """The run after each move, in the order of the rules' choices."""
    if run.taken[0] >= 0:
        for common in (True, False):
            after = run.copy()
            after.settle(common=common)
            yield after
        return
    seat = run.to_act()
    for place in playable(run.hands[seat], run.lead):
        after = run.copy()
        card = after.hands[seat].pop(place)
        if run.lead < 0:
            after.lead = card
        else:
            after.follow(card)
        yield after
