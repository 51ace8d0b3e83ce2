"""What is written goes to the second copy in order, a transaction at a time, and is tried again."""

import asyncio
from collections.abc import Awaitable, Sequence

import pytest

from app.saves.second import MemoryCopy, Mirror, Record


class Desk:
    """A mirror, and what it has set going."""

    def __init__(self) -> None:
        self.copy = MemoryCopy()
        self.work: list[Awaitable[None]] = []
        self.mirror = Mirror(self.copy, self.work.append)
        self.done: list[str] = []

    def settle(self) -> None:
        async def all_of_it() -> None:
            while self.work:
                await self.work.pop(0)

        asyncio.run(all_of_it())

    def keep(self, *numbers: int, match_id: str = "m") -> None:
        for number in numbers:
            self.mirror.keep(match_id, number, f"line {number}")

    def numbers(self) -> list[int]:
        return [number for _, number in self.copy.texts]


def test_what_one_beat_writes_is_one_transaction() -> None:
    desk = Desk()
    desk.keep(0, 1, 2)
    desk.mirror.start()
    desk.keep(3)
    desk.settle()
    assert desk.copy.transactions == 2
    assert desk.numbers() == [0, 1, 2, 3]


def test_the_next_beat_waits_and_order_is_kept() -> None:
    desk = Desk()
    desk.mirror.then(lambda: desk.done.append("at once"))
    desk.keep(0)
    desk.mirror.then(lambda: desk.keep(1))
    desk.mirror.then(lambda: desk.done.append(f"after {desk.numbers()}"))
    assert desk.done == ["at once"]
    desk.settle()
    assert desk.done == ["at once", "after [0, 1]"]


def test_nobody_waits_for_a_copy_that_fails_and_nothing_is_left_out() -> None:
    desk = Desk()
    desk.copy.broken = True
    desk.keep(0)
    desk.mirror.then(lambda: desk.done.append("all the same"))
    desk.settle()
    assert desk.done == ["all the same"]
    assert desk.mirror.failed
    assert not desk.mirror.busy
    desk.keep(1)
    desk.settle()
    desk.copy.broken = False
    desk.keep(2)
    desk.settle()
    assert desk.numbers() == [0, 1, 2]
    assert not desk.mirror.failed


def test_what_is_dropped_does_not_come_back() -> None:
    desk = Desk()
    desk.copy.broken = True
    desk.keep(0, 1)
    desk.settle()
    desk.copy.broken = False
    desk.mirror.drop("m")
    desk.keep(0, match_id="other")
    desk.settle()
    assert [key[0] for key in desk.copy.texts] == ["other"]


def test_what_is_being_dropped_is_not_read() -> None:
    desk = Desk()
    desk.keep(0)
    desk.settle()
    desk.mirror.drop("m")
    read: list[Sequence[Record]] = []

    async def reading() -> None:
        read.append(await desk.mirror.read())

    asyncio.run(reading())
    assert read == [[]]
    assert desk.mirror.forgets("m")
    desk.settle()
    assert desk.copy.texts == {}
    assert not desk.mirror.forgets("m")


@pytest.mark.parametrize("patient", [True, False])
def test_until_it_is_open_nothing_is_written_and_the_next_thing_waits(*, patient: bool) -> None:
    """At least for a while."""
    desk = Desk()
    desk.copy.texts["old", 0] = desk.copy.texts["m", 0] = "line"

    async def slow() -> Sequence[Record]:
        desk.copy.slow = True
        reading = asyncio.ensure_future(desk.mirror.begin())
        await asyncio.sleep(0)
        desk.keep(1)
        desk.mirror.drop("old")
        desk.mirror.then(lambda: desk.done.append("later"))
        assert desk.done == []
        if not patient:
            desk.mirror.wait_no_longer()
            assert desk.done == ["later"]
        desk.copy.slow = False
        return await reading

    assert asyncio.run(slow()) == [Record("m", 0, "line")]
    desk.settle()
    assert desk.done == ["later"]
    assert desk.copy.texts == {("m", 0): "line"}, "who reads it brings it up to date"


def test_once_it_was_open_nobody_waits_while_it_is_read_again() -> None:
    desk = Desk()

    async def again() -> None:
        await desk.mirror.begin()
        reading = asyncio.ensure_future(desk.mirror.begin())
        await asyncio.sleep(0)
        desk.mirror.then(lambda: desk.done.append("at once"))
        desk.keep(0)
        await reading

    asyncio.run(again())
    assert desk.done == ["at once"]
    desk.settle()
    assert desk.numbers() == [0]


def test_a_number_is_written_once() -> None:
    desk = Desk()
    desk.keep(0)
    desk.settle()
    taken: list[str] = []
    desk.mirror.taken = taken.append
    desk.mirror.keep("m", 0, "another")
    desk.keep(1)
    desk.keep(0, match_id="other")
    desk.settle()
    assert taken == ["m"]
    assert desk.copy.lines("m") == ["line 0"], "nothing that follows it is written either"
    assert desk.copy.lines("other") == ["line 0"]


def test_lines_that_are_gone_from_the_copy_are_told() -> None:
    desk = Desk()
    desk.keep(0, 1)
    desk.settle()
    lacking: list[str] = []
    desk.mirror.lacking = lacking.append
    desk.keep(2)
    desk.settle()
    assert lacking == []
    desk.copy.texts.clear()
    desk.keep(3)
    desk.settle()
    assert lacking == ["m"]


def test_without_a_second_copy_nothing_waits() -> None:
    mirror, done = Mirror(None), list[int]()
    mirror.keep("m", 0, "line")
    mirror.start()
    mirror.then(lambda: done.append(1))
    assert done == [1]
    assert not mirror.there
