"""What is no match: append-only lines in both stores, counted when they are asked for."""

import json
from collections.abc import Awaitable
from contextlib import suppress

import pytest

from app.saves import progress
from app.saves.journal import crc
from app.saves.progress import (
    IN_SECOND,
    KINDS,
    REMEMBERED,
    START,
    Done,
    Progress,
    is_good,
    read,
    result,
    write,
)
from app.saves.second import MemoryCopy, Mirror
from app.saves.storage import Memory
from tefuda.core.terms import BadText
from tests.web.hall import Hall

LESSON = Done("lesson", "first steps", "2026-11-22T10:00:00Z")
DAY = Done("day", "2026-11-22", "2026-11-22T12:00:00Z", {"scores": [3, 1]})


def at_once(work: Awaitable[None]) -> None:
    """A second copy in memory never waits."""
    with suppress(StopIteration):
        next(work.__await__())


class Device:
    """Both stores, and what stands in them."""

    def __init__(self, storage: Memory | None = None, copy: MemoryCopy | None = None) -> None:
        self.storage, self.copy = storage or Memory(), copy or MemoryCopy()
        self.progress = Progress(self.storage, Mirror(self.copy, at_once))

    def restart(self) -> "Device":
        again = Device(self.storage, self.copy)
        at_once(again.progress.recover())
        return again


def test_no_long_line_stays_in_the_memory() -> None:
    lines = [write(DAY._replace(of=f"{number} {'x' * 1_000}")) for number in range(5)]
    before = progress._remembered.cache_info().currsize
    assert all(map(is_good, lines))
    assert progress._remembered.cache_info().currsize == before
    assert is_good(write(DAY)) and not is_good("x" * 10_000)
    assert len(write(DAY)) < REMEMBERED


@pytest.fixture
def device() -> Device:
    device = Device()
    device.progress.add(DAY)
    device.progress.add(LESSON)
    return device


@pytest.mark.parametrize("kind", KINDS)
def test_every_kind_comes_back_as_it_was(kind: str) -> None:
    done = Done(kind, "ふたつ", "2026-11-22T10:00:00Z", {"tries": 2})
    assert read(write(done)) == done


def test_what_was_done_is_there_the_first_first(device: Device) -> None:
    assert device.progress.all() == [LESSON, DAY]
    assert device.progress.all("day") == [DAY]
    assert len(device.copy.lines(IN_SECOND)) == 2


def test_the_same_twice_is_once(device: Device) -> None:
    device.progress.add(DAY._replace(when="2027-01-01T00:00:00Z"))
    assert device.progress.take([write(DAY), write(LESSON)]) == 0
    assert device.progress.take([write(DAY._replace(when="2025-01-01T00:00:00Z"))]) == 1
    assert [done.kind for done in device.progress.all()] == ["day", "lesson"]


def test_a_lesson_says_in_which_match_it_was_done_or_does_not(device: Device) -> None:
    for more in ({"match": "m1"}, {}, {"match": ["m2"]}):
        device.progress.add(Done("lesson", "thieves", LESSON.when, more))
    device.progress.add(Done("puzzle", "thieves", LESSON.when, {"match": "m3"}))
    assert device.progress.learnt() == {"m1"}


def test_either_store_brings_back_what_the_other_lost(device: Device) -> None:
    before = device.progress.all()
    device.storage.texts.clear()
    device = device.restart()
    assert device.progress.all() == before
    device.copy.texts.clear()
    device = device.restart()
    assert len(device.copy.lines(IN_SECOND)) == 2


def test_a_flipped_bit_is_seen_and_mended_from_the_other(device: Device) -> None:
    key = f"{START}0"
    device.storage.texts[key] = device.storage.texts[key].replace("first", "fjrst")
    assert device.progress.all() == [DAY]
    assert device.restart().progress.all() == [LESSON, DAY]
    assert "fjrst" in device.storage.texts[key]  # nothing is taken away


def test_a_write_that_was_cut_off_spoils_nothing_else(device: Device) -> None:
    device.storage.texts[f"{START}0"] = write(LESSON)[:-9]
    device.progress.add(DAY)
    assert device.progress.all() == [DAY]
    assert device.restart().progress.all() == [LESSON, DAY]


def test_many_lines_stand_in_several_chunks() -> None:
    progress = Device().progress
    many = [Done("puzzle", str(number), f"2026-11-22T10:{number:02}:00Z") for number in range(60)]
    for done in many:
        progress.add(done)
    assert progress.all() == many
    assert len(progress._keys()) > 2


def test_what_finds_no_room_is_in_the_second_copy_and_written_later(device: Device) -> None:
    device.storage.room = 0
    more = Done("puzzle", "a", "2026-11-22T13:00:00Z")
    device.progress.add(more)
    assert more in device.progress.all()
    assert more in device.restart().progress.all()
    device.storage.room = None
    device.progress.add(Done("puzzle", "b", "2026-11-22T14:00:00Z"))
    assert "puzzle" in device.storage.texts[f"{START}0"]


def test_without_a_second_copy_the_store_serves() -> None:
    progress = Progress(Memory(), Mirror(None))
    progress.add(LESSON)
    at_once(progress.recover())
    assert progress.all() == [LESSON]


def test_a_result_is_how_a_match_ended(key: str) -> None:
    hall = Hall(key, seat0="greedy", seat1="greedy")
    hall.play()
    done = result(hall.opened.head, hall.opened.history, "2026-11-22T10:00:00Z")
    assert read(write(done)) == done
    assert len(done.more["ranks"]) == len(done.more["scores"]) == len(done.more["seats"])


def test_a_match_given_up_has_no_ranks(any_key: str) -> None:
    hall = Hall(any_key)
    hall.settle()
    hall.do("give-up yes")
    done = result(hall.opened.head, hall.opened.history, "2026-11-22T10:00:00Z")
    assert (done.more["given_up"], done.more["ranks"]) == (True, [])


def sealed(entry: str) -> str:
    return f"{crc(entry):08x} {entry}\n"


@pytest.mark.parametrize(
    "line",
    [
        *("", "\n", "nonsense", sealed(""), sealed("[]"), sealed("{}"), sealed('{"kind":"day"}')),
        *(sealed('{"kind":[]}'), write(LESSON)[:-1], write(LESSON).replace("22", "23")),
        *(sealed("[" * 99), sealed(json.dumps({"kind": "day", "of": "x" * 2_000, "when": ""}))),
        sealed('{"kind":"day","of":"\ud800","when":""}'),
        sealed('{"kind":"day","of":1,"when":""}'),
    ],
)
def test_what_is_no_progress_is_passed_over(line: str) -> None:
    assert not is_good(line)
    assert Progress(Memory(), Mirror(None)).take([line]) == 0


def test_what_is_wrong_is_said() -> None:
    with pytest.raises(BadText, match="checksum"):
        read("00000000 {}\n")
