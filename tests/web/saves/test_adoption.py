"""A match that comes by link among those that are here: none is lost."""

from app.saves.adoption import adopt
from app.saves.saves import Saves
from app.share import link
from tefuda.core.registry import keys
from tests.web.hall import Hall, saves_in

ANY = keys()[0]


def bring(saves: Saves, hall: Hall) -> str:
    """The match as it stands in the hall, by link."""
    return adopt(saves, *link.unpack(link.pack(hall.opened.head, hall.session.history)))


def played(saves: Saves, match_id: str) -> tuple[str, ...]:
    return link.entries_of(saves.open(match_id).history)


def test_a_new_match_keeps_its_id(hall: Hall) -> None:
    saves = saves_in()
    assert bring(saves, hall) == hall.id
    assert played(saves, hall.id) == link.entries_of(hall.session.history)


def test_the_same_link_twice_is_one_match(hall: Hall) -> None:
    saves = saves_in()
    assert bring(saves, hall) == bring(saves, hall)
    assert len(saves.listing()) == 1


def test_a_match_that_comes_back_goes_on(hall: Hall) -> None:
    """There and back again: what was played elsewhere is added."""
    elsewhere = saves_in()
    bring(elsewhere, hall)
    hall.play(4)
    assert bring(elsewhere, hall) == hall.id
    assert played(elsewhere, hall.id) == link.entries_of(hall.session.history)
    assert len(elsewhere.listing()) == 1


def test_a_match_that_another_tab_plays_does_not_go_on_by_a_link(hall: Hall) -> None:
    elsewhere = saves_in()
    bring(elsewhere, hall)
    old = link.unpack(link.pack(hall.opened.head, hall.session.history))
    hall.play(4)
    new = link.unpack(link.pack(hall.opened.head, hall.session.history))
    assert adopt(elsewhere, *old, bool) == hall.id
    assert adopt(elsewhere, *new, bool) != hall.id
    assert played(elsewhere, hall.id) == old[1]


def test_an_old_link_does_not_take_moves_back(hall: Hall) -> None:
    old = link.unpack(link.pack(hall.opened.head, hall.session.history))
    hall.play(4)
    now = hall.entries()
    assert adopt(hall.saves, *old) == hall.id
    assert hall.entries() == now


def test_two_stories_of_one_match_both_stay(hall: Hall) -> None:
    elsewhere = saves_in()
    bring(elsewhere, hall)
    hall.play(4)
    mine = hall.entries()
    head, entries = link.unpack(link.pack(hall.opened.head, hall.session.history))
    other = adopt(hall.saves, head, (*entries[:-8], "give-up"))
    assert other != hall.id
    assert hall.entries() == mine
    assert len(hall.saves.listing()) == 2


def test_a_match_of_that_id_that_is_another_stays(hall: Hall) -> None:
    head, entries = link.unpack(link.pack(hall.opened.head, hall.session.history))
    changed = head._replace(setup=head.setup._replace(policy="strict"))
    assert adopt(hall.saves, changed, entries) != hall.id


def test_a_damaged_match_of_that_id_stays(hall: Hall) -> None:
    key = f"tefuda/match/{hall.id}/0"
    hall.storage.texts[key] = broken = hall.storage.texts[key].replace("deal", "dell", 1)
    assert bring(hall.saves, hall) != hall.id
    assert hall.storage.texts[key] == broken


def test_a_match_in_the_bin_stays_there(hall: Hall) -> None:
    hall.saves.bin.throw(hall.id)
    assert bring(hall.saves, hall) != hall.id
    assert len(hall.saves.listing()) == 2


def test_given_up_elsewhere_is_given_up_here(hall: Hall) -> None:
    elsewhere = saves_in()
    bring(elsewhere, hall)
    hall.do("give-up yes")
    assert bring(elsewhere, hall) == hall.id
    assert elsewhere.open(hall.id).history.given_up
