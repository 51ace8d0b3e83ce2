"""The end of a turn solved exactly, all cards known: two players out, few cards in hand."""

from collections.abc import Iterator

from tefuda.games.thieves.playout import Run, outlook
from tefuda.games.thieves.state import State

LAST = 3
"""Cards in each hand from which on two players are solved."""

Payoffs = tuple[float, ...]


def solve(state: State) -> Payoffs | None:
    """Payoffs when both play best for themselves; of equal moves the first.

    With turns to come, what the points of this one promise.
    """
    if state.phase < 1 or state.home.count(False) != 2 or max(map(len, state.hands)) > LAST:
        return None
    run = Run(state)
    return _best(run, run.first, state)


def _best(run: Run, place: int, state: State) -> Payoffs:
    """`place` of the two is to act. As deep as there are cards in hand."""
    seat = run.out[place]
    found: Payoffs = ()
    for after in _moves(run, seat):
        paid = _after(after, place, state)
        if not found or paid[seat] > found[seat]:
            found = paid
    return found


def _moves(run: Run, seat: int) -> Iterator[Run]:
    """The run after each move, in the order of the rules' choices."""
    for card in dict.fromkeys(run.hands[seat]):
        after = run.copy()
        after.steal(seat, card)
        yield after
    after = run.copy()
    after.home(seat)
    yield after


def _after(run: Run, place: int, state: State) -> Payoffs:
    """The other acts, the thieves walk, or the turn is over."""
    if len(run.out) == 2 and place == 0:
        return _best(run, 1, state)
    if len(run.out) == 2:
        run.walk()
        if run.hands[run.out[0]]:
            return _best(run, 0, state)
        run.out = run.out[-1:]
    totals = tuple([a + b for a, b in zip(state.scores, run.points(), strict=True)])
    return outlook(totals, state.setup.players - state.dealt)
