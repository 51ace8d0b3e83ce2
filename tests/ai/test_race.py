"""Moves raced over shared worlds."""

import pytest

from tefuda.ai.race import FIRST, Arm, Race
from tefuda.core.chance import Quick


def run(race: Race, worlds: int, pay: dict[str, float], noise: int = 0) -> Race:
    """So many worlds; luck is the same for every move of a world, noise is not."""
    rng = Quick("race")
    for _ in range(worlds):
        luck = rng.below(101) / 100
        for arm in race.running:
            arm.add(pay[arm.move] + luck + rng.below(noise + 1) / 100)
        race.look()
        if race.over:
            break
    return race


def test_the_better_move_wins_at_the_first_look() -> None:
    """Luck of 1 hides nothing, for both moves have the same."""
    race = run(Race([Arm("a"), Arm("b")]), 100, {"a": 0.0, "b": 0.4})
    assert (race.leader.move, race.over) == ("b", True)
    assert len(race.leader.paid) == FIRST


def test_a_narrow_lead_takes_longer() -> None:
    race = run(Race([Arm("a"), Arm("b")]), 5000, {"a": 0.0, "b": 0.03}, noise=100)
    assert (race.leader.move, race.over) == ("b", True)
    assert len(race.leader.paid) > 10 * FIRST


def test_equal_moves_end_a_race_and_the_first_is_taken() -> None:
    race = run(Race([Arm("a"), Arm("b")]), 5000, {"a": 0.5, "b": 0.5})
    assert (race.leader.move, race.over, race.even) == ("a", True, True)


def test_those_who_drop_out_stand_below() -> None:
    race = run(Race([Arm("a"), Arm("b"), Arm("c")]), 30, {"a": 0.5, "b": -0.5, "c": 0.49}, 20)
    assert [line.move for line in race.lines()][-1] == "b"
    assert race.lines()[0].visits > race.lines()[-1].visits


def test_one_that_dropped_out_in_good_worlds_is_told_behind_the_leader() -> None:
    first, early = Arm("first"), Arm("early")
    race = Race([first, early])
    for paid in (0.9, 0.9, -0.3, -0.3):
        first.add(paid)
        if paid > 0:
            early.add(paid - 0.2)
    race.running, race.out = [first], [early]
    worths = {line.move: line.worth for line in race.lines()}
    assert worths["first"] == pytest.approx(0.3)
    assert worths["early"] == pytest.approx(0.1)


def test_a_belief_is_no_evidence() -> None:
    """Who takes a move for better than it is plays it, but says what was seen."""
    race = run(Race([Arm("a", belief=0.3), Arm("b")]), 100, {"a": 0.0, "b": 0.2})
    worths = {line.move: line.worth for line in race.lines()}
    assert race.leader.move == "a"
    assert worths["b"] - worths["a"] == pytest.approx(0.2)


def test_what_surely_ends_a_match_is_not_misjudged() -> None:
    bad, good = Arm("lose", belief=3.0), Arm("win")
    race = Race([bad, good])
    assert race.leader is bad
    for _ in range(2):
        bad.add(-1.0, over=True)
        good.add(1.0, over=True)
        assert race.leader is good


@pytest.mark.parametrize("later", [(-1.0, False), (0.5, True)])
def test_what_may_end_otherwise_is(later: tuple[float, bool]) -> None:
    arm = Arm("a", belief=3.0)
    for paid, over in [(-1.0, True), later, (-1.0, True)]:
        arm.add(paid, over=over)
    assert arm.bias == 3.0
