"""The playout policy: what quick players go by in each round.

The weights won matches between themselves and their like, the last round first, so that the rounds
before it end in what it promises; `python3 -m tests.games.it_normandy.make_policy` looks for better
ones. In the first round points are unwelcome all along: it is zero that one wants to end near, and
the other rounds bring points enough.
"""

from dataclasses import dataclass, field

from tefuda.games.it_normandy.forces import Forces
from tefuda.games.it_normandy.scoring import IN_SUIT, TRUMP_RANK, TRUMP_SUIT

ERROR = 8
"""One card in so many is a random one."""

Gains = tuple[float, float, float]


@dataclass(frozen=True, eq=False, slots=True)
class Policy:
    """Weights of one round. Gains are those of a trick: own task, common task, surplus."""

    plenty: int  # with more points than this, if the round ended now, points are unwelcome
    welcome: Gains
    shunned: Gains
    trump_rank: float  # hope of a led card to win: of the trump rank,
    trump_suit: float  # of a trump suit,
    per_trump: float  # for each rank of it,
    per_rank: float  # and for each rank off it
    save: float  # what the power of a card is worth when it follows and points are welcome
    shed: float  # and when they are not
    _hopes: dict[Forces, list[float]] = field(default_factory=dict, init=False, repr=False)

    def hopes(self, forces: Forces) -> list[float]:
        """By card, a guess at its chance to win if it is led."""
        if forces not in self._hopes:
            self._hopes[forces] = [self._hope(force) for force in forces.within]
        return self._hopes[forces]

    def _hope(self, force: int) -> float:
        if force >= TRUMP_RANK:
            return self.trump_rank
        if force >= TRUMP_SUIT:
            return self.trump_suit + self.per_trump * (force - TRUMP_SUIT)
        return self.per_rank * (force - IN_SUIT)


POLICIES = (
    Policy(
        plenty=-7,
        welcome=(1.66, 6.86, 0.2),
        shunned=(-2.95, -1.54, -0.74),
        trump_rank=1.41,
        trump_suit=0.2,
        per_trump=0.094,
        per_rank=0.026,
        save=-0.47,
        shed=-0.21,
    ),
    Policy(
        plenty=-1,
        welcome=(0.94, 3.0, -0.8),
        shunned=(-2.39, -0.85, 1.04),
        trump_rank=2.71,
        trump_suit=1.02,
        per_trump=0.045,
        per_rank=0.17,
        save=0.11,
        shed=-0.08,
    ),
    Policy(
        plenty=-1,
        welcome=(1.29, 3.01, -0.94),
        shunned=(-2.17, -0.94, 1.17),
        trump_rank=1.63,
        trump_suit=1.24,
        per_trump=0.011,
        per_rank=0.143,
        save=0.24,
        shed=-0.32,
    ),
)
"""By round."""
