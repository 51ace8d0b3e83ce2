"""A backup brought to a device: looked at first, nothing overwritten, twice is once."""

import pytest

from app.saves import backup
from app.saves.backup import Contents
from app.saves.journal import head_key, seal
from app.saves.merging import (
    BESIDE,
    LONGER,
    NEW,
    PLAYED,
    SAME,
    Plan,
    merging,
    planning,
    settings_of,
)
from app.saves.preferences import Settings
from app.saves.progress import Done, Progress
from app.saves.saves import Saves
from app.saves.second import Mirror
from app.saves.storage import Full, Memory
from app.saves.summary import Problem, Summary
from app.share import link
from tefuda.core.slices import at_once
from tests.web.hall import NOW, Hall

DAY = Done("day", "2026-11-22", "2026-11-22T12:00:00Z")


class Device:
    """A device that may take what another has."""

    def __init__(self, storage: Memory | None = None) -> None:
        self.storage = storage or Memory()
        self.saves = Saves(self.storage, lambda: NOW)
        self.progress = Progress(self.saves.bin, Mirror(None))
        self.settings = Settings()
        self.elsewhere = ""  # the match that another tab plays

    def is_elsewhere(self, match_id: str) -> bool:
        return match_id == self.elsewhere

    def contents(self) -> Contents:
        writing = backup.writing(self.saves, self.progress, self.settings, NOW)
        return at_once(backup.reading(at_once(writing)))

    def plan(self, contents: Contents) -> Plan:
        before = dict(self.storage.texts)
        looking = planning(self.saves, self.progress, self.settings, contents, self.is_elsewhere)
        plan = at_once(looking)
        assert self.storage.texts == before
        return plan

    def bring(self, contents: Contents) -> Plan:
        plan = self.plan(contents)
        at_once(merging(self.saves, self.progress, contents, self.is_elsewhere))
        return plan

    def rows(self) -> list[Summary | Problem]:
        return self.saves.listing()


@pytest.fixture
def hall(any_key: str) -> Hall:
    hall = Hall(any_key)
    hall.play(6)
    hall.saves.note(hall.opened)
    return hall


@pytest.fixture
def there(hall: Hall) -> Device:
    """The device with the match, and a day that was done."""
    device = Device(hall.storage)
    device.progress.add(DAY)
    return device


def test_a_new_device_gets_all_of_it(hall: Hall, there: Device) -> None:
    here, contents = Device(), there.contents()
    plan = here.bring(contents)
    assert (dict(plan.fates), plan.progress, plan.brings) == ({hall.id: NEW}, 1, True)
    assert plan.span == ("2026-11-21", "2026-11-21")
    assert here.rows() == there.rows()
    assert here.progress.all() == there.progress.all()
    assert here.saves.lines(hall.id) == there.saves.lines(hall.id)


def test_twice_is_once(there: Device) -> None:
    here, contents = Device(), there.contents()
    here.bring(contents)
    before = dict(here.storage.texts)
    plan = here.bring(contents)
    assert set(plan.fates.values()) == {SAME} and not plan.brings
    assert here.storage.texts == before


def test_a_longer_history_goes_on_with_the_one_that_is_here(hall: Hall, there: Device) -> None:
    here = Device()
    here.bring(there.contents())
    hall.play(4)
    assert here.bring(there.contents()).fates == {hall.id: LONGER}
    assert here.saves.lines(hall.id) == hall.saves.lines(hall.id)
    assert here.saves.open(hall.id).journal.reading.entries == hall.entries()
    assert len(here.rows()) == 1


def test_what_another_tab_plays_is_left_to_that_one(hall: Hall, there: Device) -> None:
    here = Device()
    here.bring(there.contents())
    hall.play(4)
    mine, contents = here.saves.lines(hall.id), there.contents()
    here.elsewhere = hall.id
    assert here.bring(contents).fates == {hall.id: PLAYED}
    assert here.saves.lines(hall.id) == mine
    (other,) = set(here.saves.ids()) - {hall.id}
    assert here.saves.open(other).journal.reading.entries == hall.entries()
    assert here.bring(contents).fates == {hall.id: SAME}
    assert len(here.rows()) == 2


def test_nothing_is_laid_where_another_tab_plays(hall: Hall, there: Device) -> None:
    """Its own history is on the way, though nothing is kept of it here now."""
    here, contents = Device(), there.contents()
    here.elsewhere = hall.id
    assert here.bring(contents).fates == {hall.id: PLAYED}
    (other,) = here.saves.ids()
    assert other != hall.id
    assert here.saves.open(other).journal.reading.entries == hall.entries()
    assert here.bring(contents).fates == {hall.id: SAME}


def test_a_shorter_one_takes_nothing_back(hall: Hall, there: Device) -> None:
    old = there.contents()
    hall.play(4)
    now = hall.entries()
    assert there.bring(old).fates == {hall.id: SAME}
    assert hall.entries() == now


def test_a_history_that_went_another_way_stands_beside(hall: Hall, there: Device) -> None:
    here, first = Device(), there.contents()
    here.bring(first)
    here.saves.open(hall.id).journal.append("give-up:0")
    hall.play(4)
    mine, contents = here.saves.lines(hall.id), there.contents()
    assert here.bring(contents).fates == {hall.id: BESIDE}
    assert here.saves.lines(hall.id) == mine
    (other,) = set(here.saves.ids()) - {hall.id}
    assert here.saves.open(other).journal.reading.entries == hall.entries()
    assert here.bring(contents).fates == {hall.id: SAME}
    assert len(here.rows()) == 2


def test_a_match_that_came_by_link_is_the_same_match(hall: Hall, there: Device) -> None:
    """It has a head of its own, with another time."""
    head, entries = link.unpack(link.pack(hall.opened.head, hall.session.history))
    here = Device()
    here.saves.create(head.setup, entries, "", head.match_id)
    hall.storage.texts[head_key(hall.id)] = hall.storage.texts[head_key(hall.id)]
    assert here.bring(there.contents()).fates[hall.id] in (SAME, LONGER)
    assert len(here.rows()) == 1


def test_another_table_of_the_same_id_stands_beside(hall: Hall, there: Device) -> None:
    here, setup = Device(), hall.opened.head.setup
    here.saves.create(setup._replace(policy="strict"), (), "", hall.id)
    assert here.bring(there.contents()).fates == {hall.id: BESIDE}
    assert len(here.rows()) == 2


def test_a_match_damaged_here_stays_and_the_whole_one_stands_beside(
    hall: Hall, there: Device
) -> None:
    contents, key = there.contents(), f"{head_key(hall.id)}/0"
    there.storage.texts[key] = broken = there.storage.texts[key].replace("deal", "dell", 1)
    assert there.bring(contents).fates == {hall.id: BESIDE}
    assert there.storage.texts[key] == broken
    assert there.bring(contents).fates == {hall.id: SAME}


def test_a_match_damaged_there_comes_as_it_is(hall: Hall, there: Device) -> None:
    key = f"{head_key(hall.id)}/0"
    there.storage.texts[key] += "nonsense\nmore\n"
    here, contents = Device(), there.contents()
    here.bring(contents)
    assert here.saves.original(hall.id) == there.saves.original(hall.id)
    assert here.saves.open(here.saves.mend(hall.id)).journal.reading.entries
    assert here.bring(contents).fates == {hall.id: SAME}


@pytest.mark.parametrize("name", ["a", "<b id=planted>", "\ud800"])
def test_texts_that_nobody_can_read_come_as_they_are(name: str) -> None:
    there, here = Device(), Device()
    there.storage.texts[head_key(name)] = "nonsense"
    contents = there.contents()
    assert len(here.bring(contents).damaged) == 1
    assert [row.original for row in here.rows() if isinstance(row, Problem)] == ["nonsense"]
    assert not here.bring(contents).brings
    assert len(here.rows()) == 1


def test_settings_are_shown_and_are_ones_own_until_they_are_chosen(there: Device) -> None:
    there.settings = Settings(theme="dark", pace="fast")
    here, contents = Device(), there.contents()
    assert here.plan(contents).settings == ("theme", "pace")
    assert settings_of(contents, here.settings) == there.settings
    assert settings_of(contents._replace(settings=None), here.settings) == here.settings


def test_without_room_nothing_is_half_there(hall: Hall, there: Device) -> None:
    here, contents = Device(), there.contents()
    here.storage.room = 900
    with pytest.raises(Full):
        here.bring(contents)
    assert here.storage.texts == {}


def test_what_does_not_replay_is_told_when_it_is_opened(hall: Hall, there: Device) -> None:
    contents = there.contents()
    kept = contents.matches[hall.id]._replace(text=seal(("0 nonsense",), hall.id))
    here = Device()
    here.bring(contents._replace(matches={hall.id: kept}))
    assert len(here.rows()) == 1
