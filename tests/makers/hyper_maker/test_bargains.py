"""The bargains of quick players against plainer ones, and what looks for better ones."""

import pytest

from makers import climbing
from makers.climbing import climb
from makers.hyper_maker.bargains import (
    PLAYERS,
    STANDING,
    WEIGHTS,
    Habits,
    changed,
    game,
    lead,
    margin,
)
from makers.hyper_maker.shares import dealt
from tefuda.ai.stream import Stream
from tefuda.games.hyper_maker.bot import playout

PLAIN = Habits(cost=1.0, fall=1.0, holds=(1.0, 1.0), yields=(0.0, 0.0))


@pytest.mark.parametrize("points", range(1, 11))
def test_the_standing_habits_are_those_of_playouts(points: int) -> None:
    assert STANDING.bargains(points) == playout.bargains(points)


def test_they_beat_plain_ones_clearly() -> None:
    mean, error = lead(STANDING, PLAIN, 300, 1)
    assert mean > 3 * error


def test_against_themselves_they_are_even() -> None:
    assert margin(STANDING, STANDING, 5) == pytest.approx(0)


def test_a_game_of_the_standing_habits_is_the_one_playouts_play(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(playout, "until_slip", lambda _: 1 << 30)
    run, rng = dealt(PLAYERS, Stream(3)), Stream(4)
    while run.stock:
        playout.play(run, rng)
    assert game(dealt(PLAYERS, Stream(3)), [STANDING] * PLAYERS, Stream(4)) == run.scores


def test_a_change_moves_a_few_weights() -> None:
    rng = Stream(3)
    moved = [differences(changed(PLAIN, rng)) for _ in range(40)]
    assert max(map(len, moved)) <= 3
    assert set().union(*moved) == set(WEIGHTS)


def test_a_climb_ends_clearly_higher(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(climbing, "SECOND", 300)
    best = climb(PLAIN, changed, lead, 6, Stream(1))
    mean, error = lead(best, PLAIN, 300, 1)
    assert mean > 3 * error


def differences(habits: Habits) -> list[str]:
    return [name for name in WEIGHTS if getattr(habits, name) != getattr(PLAIN, name)]
