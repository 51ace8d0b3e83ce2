"""A bot cannot act on what it was not told: it has a view and its own random numbers."""

from typing import TYPE_CHECKING, Any

import pytest

from tefuda.ai.driving import Budget, decide
from tefuda.ai.levels import LEVELS, player
from tefuda.ai.player import Thought
from tefuda.core.chance import Quick, Rng
from tefuda.core.registry import find, keys
from tefuda.core.terms import Choices
from tests.ai.games import decisions

if TYPE_CHECKING:
    from tefuda.games.thieves import GAME
    from tefuda.games.thieves.rules.state import Move, State, View

    def types(state: State, view: View, choices: Choices[Move], rng: Rng) -> None:
        """mypy takes a view and refuses a state, or else it calls the comment needless."""
        player("expert").think(GAME, view, choices, rng)
        player("expert").think(GAME, state, choices, rng)  # type: ignore[misc]


ENOUGH = Budget(iterations=800)
"""For trees to open beneath the moves."""


def decided(level: str, game: Any, truth: Any, seat: int) -> Thought:
    """The move and the evidence, with the same random numbers every time."""
    view, choices = game.view(truth, seat), game.choices(truth, seat)
    return decide(player(level).think(game, view, choices, Quick("same")), ENOUGH)


@pytest.mark.parametrize("key", keys())
@pytest.mark.parametrize("level", LEVELS)
def test_two_truths_that_look_the_same_are_decided_alike(key: str, level: str) -> None:
    game, different = find(key), 0
    for place, step in enumerate(decisions(game, 5)):
        other = game.imagine(game.view(step.before, step.seat), Quick("other truth", place))
        different += other != step.before
        both = [decided(level, game, truth, step.seat) for truth in (step.before, other)]
        assert both[0] == both[1]
    assert different >= 3
