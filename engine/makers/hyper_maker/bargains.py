"""Looks for better bargains of quick players, by self-play: what cards cost, hold and yield."""

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field, fields, replace

from makers.climbing import Lead, climb, lead_of, moved
from makers.hyper_maker.shares import dealt
from tefuda.ai.stream import Stream
from tefuda.core.chance import Rng
from tefuda.core.elementary import power
from tefuda.games.hyper_maker.bot.numbers import BOTH, VALUES
from tefuda.games.hyper_maker.bot.playout import Bargains, OpenTrick, Run, playable

PLAYERS = 4
TRIES = 100
SEATS = 5  # the most that play to a trick


@dataclass(frozen=True, eq=False)
class Habits:
    """Six weights, and the tables that come of them."""

    cost: float  # of a card, for each point of the higher of its number and 11 less it
    fall: float  # how a lower number holds the less, the more seats are still to play
    holds: tuple[float, float]  # how likely a 10 holds with one and with more seats to play
    yields: tuple[float, float]  # what a point weighs that another wins: at the last seat, before
    _known: dict[int, Bargains] = field(default_factory=dict, init=False, repr=False)

    def bargains(self, points: int) -> Bargains:
        """As `playout.bargains`."""
        if points not in self._known:
            self._known[points] = tuple(
                tuple(
                    tuple(self._row(points, after, top, held=held) for top in range(12))
                    for held in (False, True)
                )
                for after in range(SEATS)
            )
        return self._known[points]

    def _row(self, points: int, after: int, top: int, *, held: bool) -> tuple[float, ...]:
        share = (1.0, *self.holds)[min(after, 2)]
        lost = -points * self.yields[min(after, 1)] * held
        wins = [points * (share * power(n / 10, self.fall * after)) for n in range(11)]
        costs = [self.cost * max(n, 11 - n) for n in range(11)]
        return tuple((wins[n] if n >= top else lost) - costs[n] for n in range(11))


STANDING = Habits(cost=1.4, fall=1.36, holds=(0.85, 0.42), yields=(0.66, 0.12))
"""What `playout` has: COST, HOLDS and YIELDS."""

WEIGHTS = [weight.name for weight in fields(Habits) if weight.init]


def game(run: Run, habits: Sequence[Habits], rng: Rng) -> list[int]:
    """The scores of a game, each seat by its own habits."""
    while run.stock:
        trick = run.turn_master(rng.below(len(run.stock)))
        for place, seat in enumerate(run.order()):
            _bargain(trick, habits[seat])
            able = playable(run.hands[seat], trick.master)
            card = trick.pick(able, run.players - 1 - place)
            run.hands[seat].remove(card)
            trick.add(card)
        run.end(trick)
    return run.scores


def _bargain(trick: OpenTrick, habits: Habits) -> None:
    """A trick looks up in these habits what a card is worth."""
    a, b = BOTH[trick.master]
    own = VALUES[trick.master]
    trick.bargains_a, trick.bargains_b = habits.bargains(11 - own[a]), habits.bargains(11 - own[b])


def margin(habits: Habits, other: Habits, deal: int) -> float:
    """Points more than the others win, the mean over the seats of one deal."""
    total = 0.0
    for seat in range(PLAYERS):
        rng = Stream(deal)
        table = [habits if n == seat else other for n in range(PLAYERS)]
        scores = game(dealt(PLAYERS, rng), table, rng)
        total += scores[seat] - (sum(scores) - scores[seat]) / (PLAYERS - 1)
    return total / PLAYERS


def lead(habits: Habits, other: Habits, deals: int, seed: int) -> Lead:
    return lead_of([margin(habits, other, seed + deal) for deal in range(deals)])


def changed(habits: Habits, rng: Rng) -> Habits:
    """One to three weights moved."""
    names = {WEIGHTS[rng.below(len(WEIGHTS))] for _ in range(1 + rng.below(3))}
    return replace(habits, **{name: moved(getattr(habits, name), rng) for name in sorted(names)})


def make(_: Sequence[str]) -> None:
    best = climb(STANDING, changed, lead, TRIES, Stream(1))
    mean, error = lead(best, STANDING, 5000, 0)
    sys.stdout.write(f"{best}\nover what it was: {mean:+.2f} ± {1.96 * error:.2f} points a game\n")
