"""Two stores that outlive the page: what is played, lost, cleared, forgotten or spoilt in either."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest

from app.match.history import GO_ON
from app.saves.bin import KEPT
from app.saves.envelope import Damaged, write_head
from app.saves.journal import START, chunk_key, head_key
from app.saves.recovery import Recovered, recover
from app.saves.saves import Saves
from app.saves.second import MemoryCopy, Mirror
from app.saves.storage import Full, Memory
from app.saves.summary import Problem, Summary
from tefuda.core.registry import keys
from tests.web.hall import NOW, Hall, saves_in, setup

KEY = keys()[0]


class Device:
    """Two stores that outlive the page."""

    def __init__(self) -> None:
        self.storage, self.copy = Memory(lasting=True), MemoryCopy()
        self.match_id = ""
        self.work: list[Awaitable[None]] = []

    def saves(self, *, later: timedelta = timedelta()) -> tuple[Saves, Recovered]:
        """As a start of the page has it."""

        async def starting() -> tuple[Saves, Recovered]:
            mirror = Mirror(self.copy, self.work.append)
            saves = Saves(self.storage, lambda: NOW + later, mirror)
            recovered = await recover(saves)
            await self.settle()
            return saves, recovered

        return asyncio.run(starting())

    async def settle(self) -> None:
        while self.work:
            await self.work.pop(0)

    def play(self, saves: Saves, match_id: str, played: Sequence[str]) -> None:
        opened = saves.open(match_id)
        for entry in played:
            opened.history.apply(entry)
            with suppress(Full):
                opened.journal.append(entry)
        asyncio.run(self.settle())


@pytest.fixture
def played() -> tuple[str, ...]:
    """Entries of a match."""
    hall = Hall(KEY)
    hall.play(20)
    return hall.entries()


@pytest.fixture
def device(played: tuple[str, ...]) -> Device:
    device = Device()
    saves, _ = device.saves()
    device.match_id = saves.create(setup(KEY))
    device.play(saves, device.match_id, played)
    return device


def kept(device: Device, match_id: str) -> list[str]:
    return [line[9:-1] for line in device.copy.lines(match_id)[1:]]


def test_every_entry_is_kept_twice(device: Device, played: tuple[str, ...]) -> None:
    assert kept(device, device.match_id) == [*played]
    assert device.saves()[1] == Recovered()


def test_a_store_that_is_empty_is_filled(device: Device, played: tuple[str, ...]) -> None:
    device.storage.texts.clear()
    saves, recovered = device.saves()
    assert recovered.filled == (device.match_id,)
    assert saves.open(device.match_id).journal.reading.entries == played
    (summary,) = saves.listing()
    assert isinstance(summary, Summary)
    assert summary.steps > 0
    device.play(saves, device.match_id, ["give-up"])
    assert kept(device, device.match_id) == [*played, "give-up"]


def test_a_match_of_format_1_goes_on_in_both_stores(
    device: Device, played: tuple[str, ...]
) -> None:
    head = write_head(device.saves()[0].head(device.match_id)._replace(format=1))
    device.storage.texts[head_key(device.match_id)] = head
    device.copy.texts[device.match_id, 0] = head
    saves, recovered = device.saves()
    device.play(saves, device.match_id, ["give-up:0"])
    device.storage.texts.clear()
    assert device.saves()[1].filled == (device.match_id,)
    assert recovered == Recovered()
    assert kept(device, device.match_id) == [*played, GO_ON, "give-up:0"]


def test_a_later_format_comes_back_as_it_was(device: Device) -> None:
    """Though nobody can read it here."""
    head = write_head(device.saves()[0].head(device.match_id)._replace(format=3))
    device.copy.texts[device.match_id, 0] = head
    before = dict(device.copy.texts)
    device.storage.texts.clear()
    saves, _ = device.saves()
    assert "newer version" in str(saves.listing()[0])
    assert device.storage.texts[head_key(device.match_id)] == head
    assert device.copy.texts == before


def test_the_last_moves_come_back(device: Device, played: tuple[str, ...]) -> None:
    key = max(
        key for key in device.storage.texts if key.startswith(f"{head_key(device.match_id)}/")
    )
    device.storage.texts[key] = "".join(device.storage.texts[key].splitlines(keepends=True)[:-3])
    saves, _ = device.saves()
    assert saves.open(device.match_id).journal.reading.entries == played


def test_a_match_of_before_gets_its_second_copy(device: Device, played: tuple[str, ...]) -> None:
    device.copy.texts.clear()
    device.saves()
    assert kept(device, device.match_id) == [*played]


def test_a_damaged_match_is_said_to_be_and_the_whole_stands_beside_it(
    device: Device, played: tuple[str, ...]
) -> None:
    key = chunk_key(device.match_id, 0)
    text = device.storage.texts[key]
    device.storage.texts[key] = text[:20] + "#" + text[21:]
    saves, recovered = device.saves()
    (other,) = recovered.apart
    with pytest.raises(Damaged):
        saves.open(device.match_id)
    assert saves.open(other).journal.reading.entries == played
    rows = {row.match_id: row for row in saves.listing() if isinstance(row, Summary)}
    assert rows[other].apart
    assert kept(device, other) == [*played]
    assert device.saves()[1] == Recovered(), "once is enough"


def test_a_copy_that_cannot_be_read_changes_nothing(device: Device) -> None:
    before = dict(device.storage.texts)
    device.copy.broken = True
    assert device.saves()[1] == Recovered()
    assert device.storage.texts == before


def test_where_the_store_is_full_the_second_copy_serves(
    device: Device, played: tuple[str, ...]
) -> None:
    device.storage.texts.clear()
    device.storage.room = 0
    saves, _ = device.saves()
    assert saves.open(device.match_id).journal.reading.entries == played
    assert saves.unsaved
    new = saves.create(setup(KEY))
    device.play(saves, new, played[:3])
    assert device.storage.texts == {}
    again, _ = device.saves()
    assert {row.match_id for row in again.listing()} == {device.match_id, new}
    assert again.open(new).journal.reading.entries == played[:3]
    device.storage.room = None
    again.settle()
    assert not again.unsaved
    assert saves_in(device.storage).open(new).journal.reading.entries == played[:3]


def test_what_is_forgotten_stays_so_and_what_is_had_back_too(device: Device) -> None:
    saves, _ = device.saves()
    saves.bin.throw(device.match_id)
    device.storage.texts, bin_and_all = {}, dict(device.storage.texts)
    assert device.saves()[1].filled == (device.match_id,), "in the bin it is not forgotten"
    device.storage.texts = bin_and_all
    saves.bin.restore(device.match_id)
    assert [row.in_bin for row in device.saves()[0].listing()] == [False]
    saves.bin.throw(device.match_id)
    again, _ = device.saves(later=KEPT + timedelta(seconds=1))
    assert again.listing() == []
    assert device.copy.texts == {}


def test_what_is_forgotten_here_is_forgotten_there_whenever_the_browser_ends(
    device: Device,
) -> None:
    saves, _ = device.saves()
    saves.bin.throw(device.match_id)
    copy, device.copy.broken = dict(device.copy.texts), True
    saves.bin.empty()
    asyncio.run(device.settle())
    assert not any(key.startswith(head_key(device.match_id)) for key in device.storage.texts)
    for _ in range(2):  # two starts at which the second copy does not answer
        again, recovered = device.saves()
        assert (recovered, again.listing(), again.bin.ids()) == (Recovered(), [], [])
    device.copy.broken = False
    assert device.copy.texts == copy
    again, recovered = device.saves()
    assert (recovered, again.listing(), device.copy.texts) == (Recovered(), [], {})
    again.settle()
    assert device.storage.texts == {}, "the slip is gone, too"


def test_where_there_is_no_second_copy_no_slip_stays(device: Device) -> None:
    saves = saves_in(device.storage)
    saves.bin.throw(device.match_id)
    saves.bin.empty()
    assert device.storage.texts == {}


def test_a_second_copy_that_was_cleared_is_filled_with_the_next_move(
    device: Device, played: tuple[str, ...]
) -> None:
    saves, _ = device.saves()
    device.copy.texts.clear()
    device.play(saves, device.match_id, ["give-up"])
    assert kept(device, device.match_id) == [*played, "give-up"]


def test_what_another_tab_plays_is_left_to_it(device: Device) -> None:
    device.copy.texts.clear()
    saves = Saves(device.storage, lambda: NOW, Mirror(device.copy, device.work.append))
    asyncio.run(recover(saves, {device.match_id}.__contains__))
    assert device.work == []


# a bit in a store


def told(device: Device, played: tuple[str, ...]) -> bool:
    """Whether a start finds all of it again, mended or beside what is said to be damaged."""
    saves, recovered = device.saves()
    for match_id in (device.match_id, *recovered.apart):
        with suppress(Damaged):
            opened = saves.open(match_id)
            assert opened.journal.reading.entries == played
            assert opened.head.setup == setup(KEY)
            return True
    return False


@pytest.mark.parametrize("second", [False, True], ids=["the page's store", "the second copy"])
def test_a_flipped_bit_anywhere_is_noticed(
    device: Device, played: tuple[str, ...], *, second: bool
) -> None:
    """Every 37th letter of all that is kept, every one of its bits in turns."""
    storage, copy = dict(device.storage.texts), dict(device.copy.texts)
    places = [
        (key, place)
        for key, text in (copy if second else storage).items()
        if second or str(key).startswith(START)
        for place in range(len(text))
    ]
    assert len(places) > 37 * 20
    for count, (key, place) in enumerate(places[::37]):
        device.storage.texts, device.copy.texts = dict(storage), dict(copy)
        texts: dict[Any, str] = device.copy.texts if second else device.storage.texts
        flipped = chr(ord(texts[key][place]) ^ (1 << count % 7))
        spoilt = texts[key] = texts[key][:place] + flipped + texts[key][place + 1 :]
        assert told(device, played), (key, place)
        if second:
            assert spoilt not in device.copy.texts.values()


def test_a_head_that_nobody_can_read_is_shown(device: Device) -> None:
    device.storage.texts.clear()
    device.copy.texts[device.match_id, 0] = "spoilt\n"
    saves, _ = device.saves()
    (problem,) = saves.listing()
    assert isinstance(problem, Problem)
    assert "spoilt" in problem.original


def test_a_copy_that_somebody_has_written_into_stops_nothing(device: Device) -> None:
    for match_id in ("\ud800", "../x", "", "Ω"):
        device.copy.texts |= {
            (match_id, 0): "\ud800",
            (match_id, 1): "\u2028\n",
            (match_id, -5): "",
        }
    device.copy.texts[device.match_id, 10**15] = "\ud800"
    saves, recovered = device.saves()
    assert recovered == Recovered()
    assert [row.match_id for row in saves.listing()] == [device.match_id]
