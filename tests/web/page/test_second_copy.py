"""A start of the page with the second copy: it comes at once, late, or not at all."""

import asyncio
import re
import time

import pytest

from app.page.keeping import PATIENCE
from app.page.page import Page
from app.saves.journal import seal_lines
from app.saves.second import MemoryCopy
from app.saves.storage import Memory
from tests.web.hall import NOW, Hall, saves_in
from tests.web.visit import FakeBrowser, run


async def visiting(storage: Memory, copy: MemoryCopy, address: str = "") -> FakeBrowser:
    """A start of the page as `main.py` has it."""
    browser = await begun(storage, copy, address)
    await browser.settle()
    return browser


async def begun(storage: Memory, copy: MemoryCopy, address: str) -> FakeBrowser:
    """The same, before anything has come in."""
    browser = FakeBrowser(storage, address)
    browser.second = copy
    page = Page(browser, lambda: NOW)
    await page.recover()
    page.start()
    return browser


def at_rest(browser: FakeBrowser) -> str:
    """The board but for what was felt of the last move, or travelled: no start brings it back."""
    return re.sub(r'data-(felt|motion)="[^"]*"', "", browser.shown["board"])


def test_a_match_survives_the_loss_of_the_store(any_key: str) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        browser = await visiting(Memory(lasting=True), copy, f"#/new/{any_key}")
        for _ in range(6):
            await browser.act()
        await browser.settle()
        again = await visiting(Memory(lasting=True), copy, browser.address())
        assert at_rest(again) == at_rest(browser)
        assert set(again.storage.keys()) == set(browser.storage.keys())

    run(work)


def test_where_the_store_is_refused_the_second_copy_serves(any_key: str) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        browser = await visiting(Memory(), copy, f"#/new/{any_key}")
        assert "keeps nothing" not in browser.seen
        assert "storage" not in browser.marks
        browser.leave()
        again = await visiting(Memory(), copy, browser.address())
        assert at_rest(again) == at_rest(browser)

    run(work)


def test_a_second_copy_that_takes_long_is_not_waited_for(hall: Hall) -> None:
    """What it brings is taken in later: into the list, and into the match that is open."""

    async def work() -> None:
        copy = MemoryCopy()
        await visiting(hall.storage, copy)
        copy.slow, started = True, time.monotonic()
        lobby = await begun(Memory(lasting=True), copy, "#/")
        match = await begun(Memory(lasting=True), copy, f"#/match/{hall.id}")
        assert time.monotonic() - started < 3 * PATIENCE
        assert hall.id not in lobby.shown["waiting"]
        assert "problem" in match.shown["board"]
        copy.slow = False
        await lobby.settle()
        await match.settle()
        assert hall.id in lobby.shown["waiting"]
        assert "hand" in match.shown["board"]

    run(work)


async def behind(hall: Hall, copy: MemoryCopy) -> FakeBrowser:
    """The match open with its last three lines in the second copy alone, which comes late."""
    await visiting(hall.storage, copy)
    storage, whole = Memory(lasting=True), saves_in(hall.storage).lines(hall.id)
    saves_in(storage).lay(hall.id, whole._replace(lines=whole.lines[:-3]))
    copy.slow = True
    late = await begun(storage, copy, f"#/match/{hall.id}")
    copy.slow = False
    return late


def test_a_late_second_copy_brings_an_open_match_up_to_date(hall: Hall) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        late = await behind(hall, copy)
        await late.settle()
        whole = saves_in(hall.storage).lines(hall.id).lines
        assert saves_in(late.storage).lines(hall.id).lines[: len(whole)] == whole
        assert len(copy.lines(hall.id)) >= len(whole)

    run(work)


def test_a_late_second_copy_that_leads_another_way_becomes_a_match(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has played on in the meantime goes on with that."""

    async def work() -> None:
        copy = MemoryCopy()
        late = await behind(hall, copy)
        copy.slow = True
        late.do("give-up yes")
        settling = asyncio.ensure_future(late.settle())
        await asyncio.sleep(0.05)
        copy.slow = False
        await settling
        played = saves_in(late.storage).lines(hall.id)
        assert [played.head, *played.lines] == copy.lines(hall.id)
        late.go("#/")
        assert listed(late) == 2

    monkeypatch.setattr("app.page.page.LATE", 0.0)
    run(work)


def listed(browser: FakeBrowser) -> int:
    """Matches in the lobby."""
    return (browser.shown["waiting"] + browser.shown["finished"]).count('class="what"')


def test_the_first_beat_waits_for_a_late_second_copy(any_key: str) -> None:
    """So nothing of a match is in the page's store alone when the next thing comes."""

    async def work() -> None:
        copy, storage = MemoryCopy(), Memory(lasting=True)
        copy.slow = True
        browser = await begun(storage, copy, f"#/new/{any_key}")
        browser.do("open menu")
        assert 'data-kind="menu"' not in browser.shown["board"]
        assert browser.marks["waits"] == "yes"
        copy.slow = False
        await browser.settle()
        assert 'data-kind="menu"' in browser.shown["board"]
        assert browser.marks["waits"] == ""
        match_id = browser.address().split("/")[2]
        lines = saves_in(storage).lines(match_id)
        assert [lines.head, *lines.lines] == copy.lines(match_id)

    run(work)


def test_a_second_copy_that_does_not_open_is_not_waited_for_for_ever(
    any_key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        copy.slow = True
        browser = await begun(Memory(lasting=True), copy, f"#/new/{any_key}")
        browser.do("open menu")
        settling = asyncio.ensure_future(browser.settle())
        await asyncio.sleep(0.05)
        assert 'data-kind="menu"' in browser.shown["board"]
        assert "second copy" in browser.shown["board"]
        copy.slow = False
        await settling

    monkeypatch.setattr("app.page.page.LATE", 0.0)
    run(work)


def test_a_second_copy_that_is_refused_late_is_none(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(_: MemoryCopy) -> None:
        await asyncio.sleep(PATIENCE * 1.5)
        raise OSError

    async def work() -> None:
        monkeypatch.setattr(MemoryCopy, "open", refused)
        browser = await begun(Memory(), MemoryCopy(), "#/")
        assert "storage" not in browser.marks
        await browser.settle()
        assert browser.marks["storage"] == "memory"

    run(work)


def test_the_next_beat_waits_until_the_last_one_is_kept(any_key: str) -> None:
    """At every request of a bot, and at every timer, all that was shown is on disk."""

    async def work() -> None:
        copy, storage = MemoryCopy(), Memory(lasting=True)
        browser = await visiting(storage, copy, f"#/new/{any_key}")
        match_id = browser.address().split("/")[2]
        for _ in range(4):
            await browser.act()
            browser.do("send")
            lines = saves_in(storage).lines(match_id)
            await browser.settle()
            assert [lines.head, *lines.lines] == copy.lines(match_id)[: len(lines.lines) + 1]
        lines = saves_in(storage).lines(match_id)
        assert [lines.head, *lines.lines] == copy.lines(match_id)

    run(work)


def test_a_second_copy_that_fails_is_told_once_and_the_match_goes_on(hall: Hall) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        browser = await visiting(hall.storage, copy, f"#/match/{hall.id}")
        copy.broken = True
        entries = hall.entries()
        for _ in range(8):
            await browser.act()
        await browser.settle()
        assert len(hall.entries()) > len(entries) + 2
        assert "second copy" in browser.seen
        assert "second copy" not in browser.shown["board"]
        copy.broken = False
        await browser.act()
        await browser.act()
        await browser.settle()
        assert len(copy.lines(hall.id)) == len(hall.entries()) + 1

    run(work)


def test_a_history_that_does_not_fit_is_told_and_kept(hall: Hall) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        await visiting(hall.storage, copy)
        lines = seal_lines((*hall.entries()[:-2], "give-up"), hall.id)
        copy.texts = {(hall.id, 0): copy.texts[hall.id, 0]}
        copy.texts |= {(hall.id, number): line for number, line in enumerate(lines, 1)}
        browser = await visiting(hall.storage, copy)
        assert "did not fit" in browser.shown["waiting"]
        assert listed(browser) == 2
        assert "did not fit" not in (await visiting(hall.storage, copy)).shown["waiting"]

    run(work)


def test_what_is_played_in_a_full_store_is_in_the_second_copy(hall: Hall) -> None:
    async def work() -> None:
        copy = MemoryCopy()
        browser = await visiting(hall.storage, copy, f"#/match/{hall.id}")
        hall.storage.room = 0
        for _ in range(6):
            await browser.act()
        await browser.settle()
        assert "second copy only" in browser.seen
        assert browser.marks["unsaved"] == "yes"
        browser.leave()
        again = await visiting(hall.storage, copy, f"#/match/{hall.id}")
        assert len(copy.lines(hall.id)) > len(hall.entries()) + 2
        again.do(f"export {hall.id}")
        assert all(line in again.files[f"tefuda-{hall.id}.txt"] for line in copy.lines(hall.id))

    run(work)
