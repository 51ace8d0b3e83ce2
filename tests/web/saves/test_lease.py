"""Who plays a match, as a short text in the store tells."""

from datetime import datetime, timedelta

import pytest

from app.saves.journal import lease_key
from app.saves.lease import LAPSE, RENEWED, Leases
from app.saves.storage import Memory
from tests.web.hall import NOW


class Two:
    """Two tabs and a clock."""

    def __init__(self) -> None:
        self.storage, self.time = Memory(), NOW
        self.mine, self.other = Leases(self.storage, self._now), Leases(self.storage, self._now)

    def _now(self) -> datetime:
        return self.time

    def wait(self, seconds: int) -> None:
        self.time += timedelta(seconds=seconds)


def test_whoever_takes_it_has_it() -> None:
    two = Two()
    assert not two.mine.is_anothers("m")
    two.mine.take("m")
    assert (two.mine.is_mine("m"), two.other.is_anothers("m")) == (True, True)
    two.other.take("m")
    assert (two.mine.is_mine("m"), two.mine.is_anothers("m")) == (False, True)
    two.mine.drop("m")
    assert two.other.is_mine("m"), "only one's own is dropped"
    two.other.drop("m")
    assert two.storage.texts == {}


def test_one_that_is_not_renewed_lapses() -> None:
    two = Two()
    two.mine.take("m")
    two.wait(LAPSE - 1)
    assert two.other.is_anothers("m")
    two.wait(1)
    assert not two.other.is_anothers("m")
    two.wait(-2 * LAPSE)
    assert not two.other.is_anothers("m"), "nor does a clock that was wrong keep it forever"


def test_it_is_written_again_now_and_then() -> None:
    two = Two()
    two.mine.take("m")
    before = two.storage.get(lease_key("m"))
    two.mine.renew("m")
    assert two.storage.get(lease_key("m")) == before
    two.wait(RENEWED)
    two.mine.renew("m")
    assert two.storage.get(lease_key("m")) != before


def test_with_a_lock_it_lasts_as_long_as_the_lock() -> None:
    two = Two()
    two.mine.take("m", locked=True)
    two.wait(LAPSE)
    assert two.other.is_anothers("m")
    two.other.learn(["m"])
    assert two.other.is_anothers("m")
    two.other.learn([])
    assert not two.other.is_anothers("m"), "a dead tab's"
    two.other.learn(None)
    assert two.other.is_anothers("m"), "where nobody can tell"


def test_a_lock_of_later_is_not_taken_for_a_dead_tabs() -> None:
    two = Two()
    two.other.learn([])
    two.wait(1)
    two.mine.take("m", locked=True)
    assert two.other.is_anothers("m")


@pytest.mark.parametrize("text", ["", "x", "a b", "a -1", "a 1 2", "a 1 lock more", "\ud800", " "])
def test_a_text_that_is_no_lease_holds_nobody_up(text: str) -> None:
    two = Two()
    two.storage.put(lease_key("m"), text)
    assert not two.mine.is_anothers("m")


def test_where_there_is_no_room_nobody_is_held_up() -> None:
    two = Two()
    two.storage.room = 0
    two.mine.take("m")
    assert not two.mine.is_anothers("m")
