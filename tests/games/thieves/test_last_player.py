"""At a turn's end the table says who was the last player, before anything is counted."""

import re
from collections.abc import Iterator

import pytest

from app.view import render
from app.view.scene import Scene
from tests.web.hall import Hall


def at_a_turns_end(seed: str) -> Scene:
    hall = Hall("thieves", seed=seed)
    while not (scene := hall.settle()).table.scoring:
        hall.act()
    return scene


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_it_is_told_whoever_it_is(seed: str) -> None:
    board = render.board(at_a_turns_end(seed))
    told = " ".join(re.findall(r'class="homecoming.*?</div>', board, re.DOTALL))
    assert "last player" in told.lower()


def test_while_a_turn_runs_the_chest_stays_free() -> None:
    """What the walk waits for is said below, once."""
    held = [each for seed in "jmo" for each in over_the_chest(seed)]
    assert any("holds" in each for each in held)
    assert not any("<p" in each for each in held)


def over_the_chest(seed: str) -> Iterator[str]:
    """At one's decisions in the first turn."""
    hall = Hall("thieves", seed=seed)
    while not (scene := hall.settle()).table.scoring:
        yield from re.findall(r'class="homecoming.*?</div>', render.board(scene), re.DOTALL)
        hall.act()


@pytest.mark.parametrize("seed", ["a", "b", "c", "d", "e", "f"])
def test_at_a_turns_end_it_is_said_over_the_chest(seed: str) -> None:
    assert 'class="homecoming callout' in render.board(at_a_turns_end(seed))
