"""What a person is told of how safe a match is, and what the browser is asked for."""

import pytest

from app.page.keeping import ASKED
from app.page.page import Page
from app.saves.safety import Room, letters
from app.saves.second import MemoryCopy
from app.saves.storage import Memory
from tests.web.hall import NOW, Hall
from tests.web.visit import FakeBrowser, browsing, run


def test_a_match_for_which_there_is_no_room_is_offered_as_a_file_once(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        hall.storage.room = 0
        while "no room" not in browser.shown["board"]:
            await browser.act()
        assert 'id="take-along"' in browser.shown["board"]
        browser.do(f"export {hall.id}")
        assert f"tefuda-{hall.id}.txt" in browser.files
        assert 'data-do="export-all"' in browser.shown["board"]
        for _ in range(6):
            await browser.act()
        await browser.settle()
        assert 'id="take-along"' not in browser.shown["board"]

    run(work)


def test_the_file_of_everything_has_what_found_no_room(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        entries, hall.storage.room = len(hall.entries()), 0
        await finish(browser)
        browser.do("export-all")
        await browser.settle()
        (text,) = browser.files.values()
        assert len(hall.entries()) == entries
        assert "give-up" in text and '\\"kind\\":\\"result\\"' in text

    run(work)


def test_writing_begins_again_when_there_is_room(hall: Hall) -> None:
    """Without a move, and all that was missing is written."""

    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        entries, hall.storage.room = hall.entries(), 0
        for _ in range(6):
            await browser.act()
        await browser.settle()
        browser.look()
        assert hall.entries() == entries
        hall.storage.room = None
        browser.look()
        assert len(hall.entries()) > len(entries) + 2
        assert "room again" in browser.shown["board"]
        assert browser.marks["unsaved"] == ""

    run(work)


async def finish(browser: FakeBrowser) -> None:
    browser.do("give-up yes")
    await browser.settle()


def test_the_first_finished_match_is_worth_a_promise(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        await browser.settle()
        assert browser.persists == 0
        await finish(browser)
        assert browser.persists == 1
        browser.do("rematch")
        await finish(browser)
        assert (browser.persists, hall.storage.get(ASKED)) == (1, "yes"), "once is enough"

    run(work)


def test_where_nothing_is_kept_no_promise_is_asked_for(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(Memory(), f"#/new/{any_key}")
        await finish(browser)
        assert browser.persists == 0

    run(work)


@pytest.mark.parametrize(
    ("lasting", "second", "said"),
    [(True, True, "kept twice"), (True, False, "kept once"), (False, True, "kept once")],
)
def test_the_settings_tell_how_safe_it_is(
    any_key: str, *, lasting: bool, second: bool, said: str
) -> None:
    async def work() -> None:
        browser = FakeBrowser(Memory(lasting=lasting), f"#/new/{any_key}")
        browser.second = MemoryCopy() if second else None
        Page(browser, lambda: NOW).start()
        browser.do("open settings")
        await browser.settle()
        assert said in browser.shown["board"]
        assert "takes 4.0 MB of 2000 MB" in browser.shown["board"]
        assert "not promised" in browser.shown["board"]
        assert ("thousand letters" in browser.shown["board"]) == lasting

    run(work)


def test_a_promise_and_a_browser_that_tells_nothing(
    any_key: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def promised(_: FakeBrowser) -> Room:
        return Room(lasting=True)

    async def work() -> None:
        monkeypatch.setattr(FakeBrowser, "room", promised)
        browser = browsing(address=f"#/new/{any_key}")
        browser.do("open settings")
        await browser.settle()
        assert "has promised" in browser.shown["board"]
        assert "MB" not in browser.shown["board"]

    run(work)


def test_the_letters_of_a_store_are_ours() -> None:
    storage = Memory()
    storage.put("tefuda/a", "xyz")
    storage.put("another", "x" * 100)
    assert letters(storage) == 11
