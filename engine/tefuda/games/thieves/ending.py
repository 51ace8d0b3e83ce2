"""The end of a turn solved exactly, all cards known: few cards in few hands."""

from collections.abc import Iterator

from tefuda.games.thieves.playout import Run, outlook
from tefuda.games.thieves.state import State

LAST = {2: 3, 3: 2, 4: 1}
"""Players out stealing → cards in each hand from which on they are solved."""

Payoffs = tuple[float, ...]


def solve(state: State) -> Payoffs | None:
    """Payoffs when all play best for themselves; of equal moves the first.

    With turns to come, what the points of this one promise.
    """
    if state.phase < 1 or max(map(len, state.hands)) > LAST[state.home.count(False)]:
        return None
    run = Run(state)
    return _best(run, run.first, state)


def _best(run: Run, place: int, state: State) -> Payoffs:
    """Who is at that place of those out is to act. As deep as there are cards in hand."""
    seat = run.out[place]
    found: Payoffs = ()
    for after, following in _moves(run, place):
        paid = _after(after, following, state)
        if not found or paid[seat] > found[seat]:
            found = paid
    return found


def _moves(run: Run, place: int) -> Iterator[tuple[Run, int]]:
    """The run after each move and the place that follows, in the order of the rules' choices."""
    seat = run.out[place]
    for card in dict.fromkeys(run.hands[seat]):
        after = run.copy()
        after.steal(seat, card)
        yield after, place + 1
    after = run.copy()
    after.home(seat)
    yield after, place


def _after(run: Run, place: int, state: State) -> Payoffs:
    """The next one out acts, or the thieves walk, or the turn is over."""
    if 1 < len(run.out) <= place:
        run.walk()
        place = 0
        if not run.hands[run.out[0]]:
            run.out = run.out[-1:]
    if len(run.out) > 1:
        return _best(run, place, state)
    totals = tuple([a + b for a, b in zip(state.scores, run.points(), strict=True)])
    return outlook(totals, state.setup.players - state.dealt)
