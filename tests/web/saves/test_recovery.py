"""Two stores of one match: whatever is lost or damaged in one comes back, and nothing goes."""

import asyncio
from collections.abc import Awaitable, Sequence
from contextlib import suppress
from datetime import timedelta
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from app.match.history import GO_ON
from app.saves.bin import KEPT
from app.saves.envelope import Damaged, write_head
from app.saves.journal import START, chunk_key, head_key, seal_lines
from app.saves.recovery import NO_LINES, Recovered, Verdict, compare, gathered, recover
from app.saves.saves import Lines, Saves
from app.saves.second import MemoryCopy, Mirror, Record
from app.saves.storage import Full, Memory
from app.saves.summary import Problem, Summary
from tefuda.core.registry import keys
from tests.web.hall import NOW, Hall, saves_in, setup

KEY = keys()[0]
HEAD = "".join(seal_lines(('{"some":"head"}',), ""))
OTHER = "".join(seal_lines(('{"other":"head"}',), ""))

entries = st.lists(
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Zl", "Zp"]), max_size=12),
    min_size=1,
    max_size=12,
).map(tuple)


def lines(*texts: str, head: str = HEAD) -> Lines:
    return Lines(head, tuple(seal_lines(texts, "m")))


def settled(match_id: str, here: Lines, there: Lines) -> tuple[Lines, Lines, Lines | None]:
    """Both stores afterwards, and what is kept apart; a second time changes nothing."""
    verdict = compare(match_id, here, there)
    now = verdict.here or here
    copy = there if verdict.there is None else verdict.there
    assert compare(match_id, now, copy)._replace(there=None) == Verdict()
    return now, copy, verdict.apart


# the rules, one by one


def test_equal_stores_are_left_alone() -> None:
    assert compare("m", lines("a", "b"), lines("a", "b")) == Verdict()
    assert compare("m", NO_LINES, NO_LINES) == Verdict()


def test_what_was_lost_is_filled_in() -> None:
    whole = lines("a", "b", "c")
    assert compare("m", lines("a"), whole) == Verdict(here=whole)
    assert compare("m", NO_LINES, whole) == Verdict(here=whole)
    assert compare("m", whole._replace(head=""), whole) == Verdict(here=whole)


def test_a_longer_history_stays_and_is_handed_on() -> None:
    whole = lines("a", "b", "c")
    assert compare("m", whole, lines("a")) == Verdict(there=whole)
    assert compare("m", whole, NO_LINES) == Verdict(there=whole)


def test_two_ways_are_both_kept() -> None:
    mine, other = lines("a", "b", "c", "d"), lines("a", "x", "y")
    assert compare("m", mine, other) == Verdict(there=mine, apart=other)
    other = lines("a", "b", head=OTHER)
    assert compare("m", mine, other) == Verdict(there=mine, apart=other)


def test_a_torn_last_line_comes_back() -> None:
    whole = lines("a", "b", "c")
    torn = Lines(HEAD, (*whole.lines[:2], whole.lines[2][:-3]))
    assert compare("m", torn, whole) == Verdict(here=whole)
    assert compare("m", torn, lines("a", "b")).here is None


def test_a_damaged_history_stays_to_be_seen_and_the_whole_one_stands_beside_it() -> None:
    whole = lines("a", "b", "c", "d")
    spoilt = Lines(HEAD, (whole.lines[0], "spoilt\n", *whole.lines[2:]))
    assert compare("m", spoilt, whole) == Verdict(there=lines("a"), apart=whole)
    assert compare("m", Lines("spoilt\n", whole.lines), whole) == Verdict(
        there=NO_LINES, apart=whole
    )


def test_each_mends_the_other() -> None:
    """Lines a store has lost in the middle are taken from the other, and then its own go on."""
    whole = lines("a", "b", "c", "d", "e")
    hole = Lines(HEAD, (whole.lines[0], "spoilt\n", *whole.lines[2:]))
    short = lines("a", "b", "c")
    assert compare("m", short, hole) == Verdict(here=whole, there=whole)


def test_what_has_no_head_anywhere_is_shown() -> None:
    spoilt = lines("a", head="spoilt\n")
    assert compare("m", NO_LINES, spoilt) == Verdict(here=spoilt)
    assert compare("m", spoilt, lines("a", "b", head="")) == Verdict()


def test_lines_after_a_missing_number_do_not_count() -> None:
    whole = lines("a", "b", "c")
    records = [Record("m", number, text) for number, text in enumerate((whole.head, *whole.lines))]
    assert gathered(records)["m"] == whole
    holed = gathered([records[0], records[1], records[3]])["m"]
    assert compare("m", NO_LINES, holed) == Verdict(here=lines("a"), there=lines("a"))
    assert compare("m", whole, holed) == Verdict(there=whole)


# whatever happens


@settings(deadline=None)
@given(entries, st.data())
def test_two_prefixes_become_the_longer_one(texts: tuple[str, ...], data: st.DataObject) -> None:
    here, there = (data.draw(st.integers(0, len(texts))) for _ in range(2))
    longer = lines(*texts[: max(here, there)])
    both = settled("m", lines(*texts[:here]), lines(*texts[:there]))
    assert both == (longer, longer, None)


def flipped(kept: Lines, data: st.DataObject) -> Lines:
    """With one bit of one letter changed."""
    all_lines = [kept.head, *kept.lines]
    number = data.draw(st.integers(0, len(all_lines) - 1))
    line = all_lines[number]
    place = data.draw(st.integers(0, len(line) - 1))
    letter = chr(ord(line[place]) ^ (1 << data.draw(st.integers(0, 6))))
    all_lines[number] = line[:place] + letter + line[place + 1 :]
    return Lines(all_lines[0], tuple(all_lines[1:]))


@settings(deadline=None, max_examples=300)
@given(entries, st.data())
def test_a_flipped_bit_in_the_second_copy_never_reaches_the_page(
    texts: tuple[str, ...], data: st.DataObject
) -> None:
    whole = lines(*texts)
    here = lines(*texts[: data.draw(st.integers(0, len(texts)))])
    now, copy, apart = settled("m", here, flipped(whole, data))
    assert now.head == HEAD
    assert now.lines == whole.lines[: len(now.lines)]
    assert len(now.lines) >= len(here.lines)
    assert apart is None
    assert copy == now, "and it is noticed: the second copy is mended"


@settings(deadline=None, max_examples=300)
@given(entries, st.data())
def test_a_flipped_bit_in_the_pages_store_loses_nothing(
    texts: tuple[str, ...], data: st.DataObject
) -> None:
    whole = lines(*texts)
    spoilt = flipped(whole, data)
    now, _, apart = settled("m", spoilt, whole)
    assert now == whole or (now == spoilt and apart == whole)


@settings(deadline=None, max_examples=300)
@given(entries, entries, entries, st.data())
def test_no_history_goes(
    start: tuple[str, ...], mine: tuple[str, ...], other: tuple[str, ...], data: st.DataObject
) -> None:
    here, there = lines(*start, *mine), lines(*start, *other)
    if data.draw(st.booleans()):
        there = flipped(there, data)
    now, _, apart = settled("m", here, there)
    assert now.lines[: len(here.lines)] == here.lines
    if there == lines(*start, *other):
        assert there in (now, apart) or now.lines[: len(there.lines)] == there.lines


# in the stores


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
