"""The weights of quick players against plainer ones, and what looks for better ones."""

import pytest

from makers.it_normandy.policy import WEIGHTS, both_ways, changed, climb, deal, lead
from tefuda.ai.stream import Stream
from tefuda.games.it_normandy.bot.habits import HOPE
from tefuda.games.it_normandy.bot.policy import POLICIES, AreaGains, Policy
from tefuda.games.it_normandy.rules.turns import ROUNDS

PLAIN = Policy(
    plenty=-2,
    welcome=AreaGains(3.0, 2.0, -1.0),
    shunned=AreaGains(-3.0, -2.0, 1.0),
    hope=HOPE,
    save=0.0,
    shed=0.0,
)


@pytest.mark.parametrize("over", range(ROUNDS))
def test_it_beats_a_plain_one_clearly(over: int) -> None:
    mean, error = lead(POLICIES[over], PLAIN, over, 800, 1)
    assert mean > 3 * error


@pytest.mark.parametrize("over", range(ROUNDS))
def test_against_itself_it_is_even(over: int) -> None:
    run = deal(over, Stream(over))
    assert both_ways(run, POLICIES[over], POLICIES[over], 5) == 0


def test_a_change_moves_a_few_weights() -> None:
    rng = Stream(3)
    moved = [_differences(changed(PLAIN, rng)) for _ in range(40)]
    assert max(map(len, moved)) <= 4
    assert set().union(*moved) == set(WEIGHTS)


def test_a_climb_ends_clearly_higher() -> None:
    best = climb(PLAIN, 0, 40)
    mean, error = lead(best, PLAIN, 0, 800, 1)
    assert mean > 3 * error


def _differences(policy: Policy) -> list[str]:
    return [name for name in WEIGHTS if getattr(policy, name) != getattr(PLAIN, name)]
