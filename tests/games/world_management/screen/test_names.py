"""What a hand is called."""

import pytest

from tefuda.core.table import say
from tefuda.games.world_management.rules.scoring import complete
from tefuda.games.world_management.rules.yakuman import CHAOS
from tefuda.games.world_management.screen.names import called
from tests.games.world_management.hands import hand


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("east*9 fire1..9 water5*5 knight", "Leader"),
        ("north*24 ground/4", "Sage"),
        ("east*20 south*8", "Four Directions"),
        ("wild*28", "Almighty"),
    ],
)
def test_a_hand_is_called_by_what_brings_its_points(cards: str, name: str) -> None:
    reading = complete(hand(cards))
    assert reading
    assert called(reading) == say(name)


def test_without_a_form_it_is_called_great_chaos() -> None:
    reading = complete(sorted(CHAOS))
    assert reading
    assert called(reading) == say("Great Chaos")
