"""A match that takes long opens slice by slice: the page tells how far it is, and can be left."""

import re
from collections.abc import Iterator
from itertools import count, pairwise

from app.saves.envelope import write_save
from app.saves.journal import seal
from app.share.sharing import OPEN, Sharing
from tests.web.hall import Hall
from tests.web.visit import FakeBrowser, browsing, run

TOLD = re.compile(r"Opening the match: (\d+) of (\d+) moves")


def visiting(hall: Hall, address: str) -> FakeBrowser:
    """A visit in which every look at the clock takes 20 ms, so that a slice is three moves."""
    ticks: Iterator[float] = (number / 50 for number in count())
    return browsing(hall.storage, address, lambda: next(ticks))


def told(browser: FakeBrowser) -> list[int]:
    """Every number of moves that was told."""
    return [int(number) for number, _ in TOLD.findall(browser.seen)]


def test_a_stored_match(hall: Hall) -> None:
    async def work() -> None:
        browser = visiting(hall, f"#/match/{hall.id}")
        assert TOLD.search(browser.shown["board"])
        await browser.settle()
        assert 'id="table"' in browser.shown["board"]
        numbers, entries = told(browser), len(hall.entries())
        assert numbers == sorted(numbers) and len(numbers) >= entries // 4
        assert max(later - sooner for sooner, later in pairwise(numbers)) < 5

    run(work)


def test_a_link(hall: Hall) -> None:
    async def work() -> None:
        address = Sharing("", hall.opened.head, hall.session.history).link()
        hall.storage.texts.clear()
        browser = visiting(hall, address)
        assert address.startswith(OPEN) and TOLD.search(browser.shown["board"])
        await browser.settle()
        assert browser.address() == f"#/match/{hall.id}"
        assert 'id="table"' in browser.shown["board"]

    run(work)


def test_a_file_tells_it_in_the_lobby(hall: Hall) -> None:
    async def work() -> None:
        browser = visiting(hall, "#/")
        browser.field = hall.saves.export(hall.id)
        browser.do("import")
        await browser.settle()
        assert told(browser)
        assert 'id="table"' in browser.shown["board"]

    run(work)


def test_it_can_be_stopped(hall: Hall) -> None:
    async def work() -> None:
        browser = visiting(hall, f"#/match/{hall.id}")
        assert 'data-do="stop"' in browser.shown["board"]
        browser.do("stop")
        await browser.settle()
        assert browser.address() == "#/"
        assert 'id="table"' not in browser.seen
        assert hall.id in browser.shown["waiting"]

    run(work)


def test_who_goes_elsewhere_is_not_fetched_back(hall: Hall) -> None:
    async def work() -> None:
        other = hall.saves.create(hall.opened.head.setup)
        browser = visiting(hall, f"#/match/{hall.id}")
        browser.go(f"#/match/{other}")
        await browser.settle()
        assert browser.address() == f"#/match/{other}"
        assert f"export {hall.id}" not in browser.seen

    run(work)


def test_what_turns_out_wrong_late_is_said(hall: Hall) -> None:
    async def work() -> None:
        entries = (*hall.entries(), "0 nonsense")
        hall.storage.texts[f"tefuda/match/{hall.id}/0"] = seal(entries, hall.id)
        browser = visiting(hall, f"#/match/{hall.id}")
        assert "problem" not in browser.shown["board"]
        await browser.settle()
        assert f"Entry {len(entries)} of this save" in browser.shown["board"]
        browser.do(f"mend {hall.id}")
        await browser.settle()
        assert 'id="table"' in browser.shown["board"]

    run(work)


def test_no_room_for_what_was_read(hall: Hall) -> None:
    async def work() -> None:
        browser = visiting(hall, "#/")
        browser.field = write_save(hall.opened.head, seal(hall.entries(), hall.id))
        hall.storage.room = 0
        browser.do("import")
        await browser.settle()
        assert "no room" in browser.shown["waiting"]

    run(work)
