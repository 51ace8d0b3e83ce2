"""What happens, in words."""

import pytest

from tests.games.master_of_rules.tables import finished


@pytest.mark.parametrize("players", [3, 4, 5])
def test_everything_that_happens_is_said(players: int) -> None:
    for match in finished(players):
        for step in match.steps[1:]:
            for event in match.game.events(step.before, step.move, step.seat):
                assert match.game.say(event, 0)
