"""The motion score of World Management."""

from tefuda.core.kit.travel import holder
from tefuda.games.world_management import GAME
from tefuda.games.world_management.rules.events import HandEnded
from tefuda.games.world_management.rules.state import Declare
from tefuda.games.world_management.screen.travels import travels
from tests.games.world_management.tables import DONE, FAR, table


def declared() -> HandEnded:
    state = table([DONE, FAR, FAR], phase="declare", asked=0)
    (ended,) = (event for event in GAME.events(state, Declare(), 0) if isinstance(event, HandEnded))
    return ended


def test_a_declared_hand_falls_into_its_groups() -> None:
    ended = declared()
    gone = [travel for travel in travels(ended, 1) if travel.what != "stamp"]
    assert len(gone) == 28
    assert {travel.start for travel in gone} == {holder(0, 1)}
    assert {travel.end for travel in gone} == {f"shown 0 {number}" for number in range(10)}
    assert {travel.start for travel in travels(ended, 0) if travel.what != "stamp"} == {
        holder(0, 0)
    }


def test_every_group_that_is_worth_something_is_stamped_when_it_is_whole() -> None:
    told = [*travels(declared(), 1)]
    places = [place for place, travel in enumerate(told) if travel.what == "stamp"]
    assert [told[place].end for place in places] == [f"shown 0 {number}" for number in range(9)]
    assert all(told[place - 1].end == told[place].end for place in places)
