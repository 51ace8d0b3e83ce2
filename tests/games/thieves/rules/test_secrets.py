"""Who knows what at a table of thieves (4.10, 6.5)."""

from tefuda.core.game import Moved
from tefuda.games.thieves import GAME
from tefuda.games.thieves.rules.events import CameHome, Hid, Stole
from tefuda.games.thieves.rules.state import Hide
from tests.games.thieves.tables import HIDDEN, HIDDEN_OF_THREE, four, seen, state, three


def test_nobody_sees_who_has_chosen_a_first_treasure() -> None:
    assert seen(four("hide R1"), 2) == seen(four(), 2)
    assert seen(four("hide R1"), -1) == seen(four("hide R3"), -1)


def test_one_knows_the_own_choice() -> None:
    assert seen(four("hide R1"), 0).hidden == "R1"
    assert seen(four("hide R1"), 0).sizes == (5, 5, 5, 5)


def test_4_10_face_down_cards_are_known_to_who_played_them() -> None:
    found = four(*HIDDEN, "steal G2")
    assert [one.card for one in seen(found, 0).thieves[0].loot] == ["", "G2"]
    assert [one.card for one in seen(found, 1).thieves[0].loot] == ["", ""]
    assert [one.card for one in seen(found, 3).thieves[0].loot] == ["G1", ""]


def test_one_knows_the_own_part_of_the_pile() -> None:
    found = four(*HIDDEN, "home")
    assert seen(found, 0).given == ("R3", "B4", "G2", "K-2")
    assert seen(found, 1).given == ()
    assert seen(found, 1).pile == (4, 0, 0, 0)


def test_6_5_thieves_and_pile_are_shown_at_the_end() -> None:
    found = three(*HIDDEN_OF_THREE, "home", "home")
    assert seen(found, -1).results == state(found).results


def test_hearing_tells_a_back_from_a_face() -> None:
    down, up = Stole(0, "R", "R1", open=False), Stole(0, "R", "B1", open=True)
    assert GAME.hears(down, 1) == Stole(0, "R", "", open=False)
    assert GAME.hears(down, 0) == down
    assert GAME.hears(up, 1) == up


def test_a_homecoming_tells_the_number_of_cards() -> None:
    event = CameHome(0, "R", ("R1", "B1"), 2, 3)
    assert GAME.hears(event, 1) == CameHome(0, "R", (), 2, 3)
    assert GAME.hears(event, 0) == event


def test_a_first_treasure_is_not_heard() -> None:
    for event in (Moved(0, Hide("R1")), Hid(0, "R", "R1", duty=True)):
        assert GAME.hears(event, 1) is None
        assert GAME.hears(event, 0) == event


def test_the_card_left_over_lies_aside() -> None:
    assert GAME.zones(state(three(*HIDDEN_OF_THREE)))["aside"] == ("K-4",)
    assert GAME.zones(state(four(*HIDDEN)))["aside"] == ()
