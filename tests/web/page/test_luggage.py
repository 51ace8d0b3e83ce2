"""Everything as one file on the page: taken along, looked at, brought; results outlive matches."""

import pytest

from app.saves import preferences
from app.saves.progress import START
from app.saves.storage import Memory
from tests.web.hall import Hall
from tests.web.visit import FakeBrowser, browsing, run

DARK = '{"theme":"dark"}'


@pytest.fixture
def hall(any_key: str) -> Hall:
    hall = Hall(any_key)
    hall.storage.lasting = True
    hall.storage.texts[preferences.KEY] = DARK
    hall.play(6)
    hall.saves.note(hall.opened)
    return hall


async def packed(hall: Hall, address: str = "") -> str:
    """The file of everything."""
    browser = browsing(hall.storage, address)
    browser.do("export-all")
    await browser.settle()
    (text,) = browser.files.values()
    assert [*browser.files] == ["tefuda-2026-11-21.txt"]
    return text


async def unpacking(text: str, storage: Memory | None = None) -> FakeBrowser:
    """A visit in which the file is looked at."""
    browser = browsing(storage)
    browser.field = text
    browser.do("import")
    await browser.settle()
    return browser


@pytest.mark.parametrize("address", ["", "#/match/{id}"])
def test_all_of_it_comes_to_another_device(hall: Hall, address: str) -> None:
    async def work() -> None:
        text = await packed(hall, address.format(id=hall.id))
        browser = await unpacking(text)
        assert "What this file holds" in browser.shown["waiting"]
        assert "What this" not in (browser.storage.get("tefuda/lobby") or "")
        browser.do("merge settings")
        await browser.settle()
        assert "All of the file is here now" in browser.shown["waiting"]
        assert f"#/match/{hall.id}" in browser.shown["waiting"]
        assert browser.worn.theme == "dark"

    run(work)


def test_nothing_changes_before_it_is_chosen(hall: Hall) -> None:
    async def work() -> None:
        browser = await unpacking(await packed(hall))
        assert f"#/match/{hall.id}" not in browser.shown["waiting"]
        browser.do("dismiss")
        assert "What this file holds" not in browser.shown["waiting"]
        browser.do("merge")
        await browser.settle()
        assert hall.id not in "".join(browser.storage.keys())

    run(work)


def test_settings_stay_ones_own_where_they_are_not_chosen(hall: Hall) -> None:
    async def work() -> None:
        browser = await unpacking(await packed(hall))
        assert "Colours" in browser.shown["waiting"]
        browser.do("merge")
        await browser.settle()
        assert browser.worn.theme == "auto"

    run(work)


def test_twice_is_once(hall: Hall) -> None:
    async def work() -> None:
        browser = await unpacking(await packed(hall), hall.storage)
        shown = browser.shown["waiting"]
        assert "here already: 1" in shown and 'data-do="merge' not in shown

    run(work)


def test_a_damaged_file_says_where_and_brings_what_stands_before(hall: Hall) -> None:
    async def work() -> None:
        text = await packed(hall)
        browser = await unpacking(text[:-5])
        assert "is damaged. What stands before it" in browser.shown["waiting"]
        browser.do("merge")
        await browser.settle()
        assert "All of the file is here now" in browser.seen
        assert "newer version" in (await unpacking("tefuda-backup/9")).shown["waiting"]

    run(work)


def test_no_room_is_said(hall: Hall) -> None:
    async def work() -> None:
        browser = await unpacking(await packed(hall), Memory(room=800, lasting=True))
        browser.do("merge settings")
        await browser.settle()
        assert "no room left" in browser.shown["waiting"]

    run(work)


def slowly(hall: Hall) -> FakeBrowser:
    """A visit in which every look at the clock takes a second."""
    ticks = iter(range(10**6))
    return browsing(hall.storage, "", lambda: next(ticks))


def test_what_takes_long_tells_how_far_it_is(hall: Hall) -> None:
    async def work() -> None:
        for _ in range(3):
            hall.saves.create(hall.opened.head.setup)
        browser = slowly(hall)
        browser.do("export-all")
        assert "Everything that is kept: 0 of 4" in browser.shown["waiting"]
        await browser.settle()
        assert browser.files and hall.id in browser.shown["waiting"]
        (browser.field,) = browser.files.values()
        browser.do("import")
        await browser.settle()
        assert "here already: 4" in browser.shown["waiting"]

    run(work)


@pytest.mark.parametrize("place", ["tefuda/match/{id}", "tefuda/match/{id}/0"])
def test_what_is_damaged_goes_out_as_a_file_as_it_is(hall: Hall, place: str) -> None:
    async def work() -> None:
        hall.storage.texts[place.format(id=hall.id)] = spoilt = "nonsense\nmore\n"
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        assert f'data-do="export {hall.id}"' in browser.shown["board"]
        browser.do(f"export {hall.id}")
        assert spoilt in browser.files[f"tefuda-{hall.id}.txt"]

    run(work)


# results


def ended(hall: Hall) -> list[str]:
    texts = [text for key, text in hall.storage.texts.items() if key.startswith(START)]
    return [line for text in texts for line in text.splitlines()]


def test_a_match_that_ends_leaves_its_result(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        await browser.settle()
        assert ended(hall) == []
        browser.do("give-up yes")
        await browser.settle()
        (line,) = ended(hall)
        assert hall.id in line and '"given_up":true' in line
        browser.go("#/")
        browser.do(f"delete {hall.id}")
        assert ended(hall) == [line]

    run(work)


def test_one_that_ended_elsewhere_leaves_it_when_it_is_deleted(hall: Hall) -> None:
    hall.play()
    hall.saves.note(hall.opened)
    browser = browsing(hall.storage)
    assert ended(hall) == []
    browser.do(f"delete {hall.id}")
    (line,) = ended(hall)
    assert '"kind":"result"' in line


def test_one_that_nobody_can_read_is_deleted_all_the_same(hall: Hall) -> None:
    hall.play()
    hall.saves.note(hall.opened)
    hall.storage.texts[f"tefuda/match/{hall.id}/0"] = "nonsense\nmore\n"
    browser = browsing(hall.storage)
    browser.do(f"delete {hall.id}")
    shown = browser.shown["waiting"] + browser.shown["finished"]
    assert ended(hall) == [] and "restore" in shown
