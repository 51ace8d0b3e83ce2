"""The leftover pile says who gets it, and which way it leans as far as one knows."""

import pytest

from tefuda.core.table import Message
from tefuda.games.thieves.screen.leftovers import meaning
from tests.games.thieves.tables import HIDDEN_OF_THREE, seen, three


@pytest.mark.parametrize(
    ("given", "leans"),
    [
        ("", "plus more often"),
        ("R2 B3", "likely plus"),
        ("B1 K-4", "likely minus"),
        ("B1 K-2", "either"),
        ("R2 K-2", "either"),
    ],
)
def test_it_leans_as_ones_own_part_does(given: str, leans: str) -> None:
    view = seen(three(*HIDDEN_OF_THREE), 0)._replace(given=tuple(given.split()))
    now = meaning(view).message.values["now"]
    assert isinstance(now, Message)
    assert leans in now.text
    assert "The last player takes all of it" in meaning(view).message.text
