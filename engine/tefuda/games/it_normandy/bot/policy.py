"""The playout policy: what quick players go by in each round.

The weights won matches between themselves and their like, the last round first, so that the rounds
before it end in what it promises; `python3 build.py tables it_normandy policy 2` looks for better
ones. In the first round points are unwelcome all along: it is zero that one wants to end near, and
the other rounds bring points enough.
"""

from dataclasses import dataclass, field
from typing import NamedTuple

from tefuda.games.it_normandy.bot.strengths import Hope, Strengths

ERROR = 8
"""One card in so many is a random one."""


class AreaGains(NamedTuple):
    """What a trick is worth to its taker, by where it goes."""

    personal: float
    common: float
    surplus: float


@dataclass(frozen=True, eq=False, slots=True)
class Policy:
    """Weights of one round."""

    plenty: int  # with more points than this, if the round ended now, points are unwelcome
    welcome: AreaGains
    shunned: AreaGains
    hope: Hope
    save: float  # what the power of a card is worth when it follows and points are welcome
    shed: float  # and when they are not
    _hopes: dict[Strengths, list[float]] = field(default_factory=dict, init=False, repr=False)

    def hopes(self, strengths: Strengths) -> list[float]:
        """By card, a guess at its chance to win if it is led."""
        if strengths not in self._hopes:
            self._hopes[strengths] = [self.hope.of(strength) for strength in strengths.within]
        return self._hopes[strengths]


POLICIES = (
    Policy(
        plenty=-7,
        welcome=AreaGains(1.66, 6.86, 0.2),
        shunned=AreaGains(-2.95, -1.54, -0.74),
        hope=Hope(1.41, 0.2, 0.094, 0.026),
        save=-0.47,
        shed=-0.21,
    ),
    Policy(
        plenty=-1,
        welcome=AreaGains(0.94, 3.0, -0.8),
        shunned=AreaGains(-2.39, -0.85, 1.04),
        hope=Hope(2.71, 1.02, 0.045, 0.17),
        save=0.11,
        shed=-0.08,
    ),
    Policy(
        plenty=-1,
        welcome=AreaGains(1.29, 3.01, -0.94),
        shunned=AreaGains(-2.17, -0.94, 1.17),
        hope=Hope(1.63, 1.24, 0.011, 0.143),
        save=0.24,
        shed=-0.32,
    ),
)
"""By round."""
