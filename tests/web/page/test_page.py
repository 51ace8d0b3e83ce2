"""The page between a browser and its sessions."""

import pytest

from app.saves.journal import chunk_key, head_key
from app.saves.storage import Memory
from tefuda.core.foreign import MOST_LETTERS
from tests.web.hall import Hall
from tests.web.visit import FakeBrowser, browsing, run


def test_an_empty_lobby() -> None:
    browser = browsing()
    assert set(browser.shown) == {"waiting", "finished"}
    kept = browser.storage.get("tefuda/lobby")
    assert kept == browser.shown["waiting"] + browser.shown["finished"]


def test_a_link_makes_a_match_and_its_address_is_the_matchs(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(address=f"#/new/{any_key}")
        await browser.settle()
        assert browser.address().startswith("#/match/")
        assert "data-do" in browser.shown["board"]
        browser.leave()
        again = browsing(browser.storage, browser.address())
        await again.settle()
        assert again.shown["board"] == browser.shown["board"]

    run(work)


def test_a_match_is_played_to_its_end_and_the_lobby_says_so(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(address=f"#/new/{any_key}")
        await browser.settle()
        for _ in range(10_000):
            if 'data-kind="result"' in browser.shown["board"]:
                break
            await browser.act()
        assert browser.said
        browser.do("lobby")
        assert browser.address() == "#/"
        assert "over</" not in browser.shown["waiting"]
        assert "over ·" in browser.shown["finished"]

    run(work)


def test_turning_points_lead_to_a_match_from_there() -> None:
    async def work() -> None:
        hall = Hall("hyper_maker")
        hall.do("give-up yes")
        begun = len(hall.session.match.steps)
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        await browser.settle()
        browser.go(f"#/match/{hall.id}/review?turns=yes")
        await browser.settle()
        assert 'data-kind="turns"' in browser.shown["board"]
        browser.do(f"branch {begun - 1}")
        await browser.settle()
        assert browser.address().startswith("#/match/")
        assert hall.id not in browser.address()

    run(work)


def test_rematch_goes_to_a_new_match(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(address=f"#/new/{any_key}")
        await browser.settle()
        first = browser.address()
        browser.do("rematch")
        await browser.settle()
        assert browser.address() != first
        assert browser.address().startswith("#/match/")

    run(work)


@pytest.mark.parametrize("address", ["#/new/chess", "#/match/nothing", "#/match/../x"])
def test_an_address_that_leads_nowhere_says_so(address: str) -> None:
    browser = browsing(address=address)
    assert "problem" in browser.shown["board"]
    browser.go("#/")
    assert "problem" not in browser.shown["waiting"]


def test_a_link_with_a_bad_option_says_so(any_key: str) -> None:
    assert "grandmaster" in browsing(address=f"#/new/{any_key}?seat0=grandmaster").shown["board"]


def test_a_damaged_match_can_be_copied_mended_and_deleted(hall: Hall) -> None:
    async def work() -> None:
        key = chunk_key(hall.id, 0)
        hall.storage.texts[key] = hall.storage.texts[key].replace("master", "mystery", 1)
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        assert "mend" in browser.shown["board"]
        browser.do(f"copy {hall.id}")
        assert "mystery" in browser.clipboard
        browser.do(f"mend {hall.id}")
        await browser.settle()
        assert browser.address() not in ("#/", f"#/match/{hall.id}")
        browser.do(f"delete {hall.id}")
        assert browser.address() == "#/"
        assert f"restore {hall.id}" in browser.shown["waiting"]

    run(work)


def test_a_head_that_cannot_be_read_does_not_break_the_lobby(hall: Hall) -> None:
    hall.storage.texts[head_key(hall.id)] = "nonsense"
    browser = browsing(hall.storage)
    assert "nonsense" in browser.shown["waiting"]
    browser.do(f"mend {hall.id}")
    browser.do(f"export {hall.id}")
    assert "nonsense" in browser.files[f"tefuda-{hall.id}.txt"]


def test_export_and_import(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage)
        browser.do(f"export {hall.id}")
        browser.do(f"delete {hall.id}")
        browser.field = browser.files[f"tefuda-{hall.id}.txt"]
        browser.do("import")
        await browser.settle()
        assert browser.address() not in ("#/", f"#/match/{hall.id}")
        assert "data-do" in browser.shown["board"]

    run(work)


def test_a_foreign_text_is_refused_and_can_be_copied() -> None:
    async def work() -> None:
        browser = browsing()
        browser.field = "Lorem ipsum"
        browser.do("import")
        await browser.settle()
        assert "Lorem ipsum" in browser.shown["waiting"]
        browser.do("copy ")
        assert browser.clipboard == "Lorem ipsum"
        assert "Lorem" not in (browser.storage.get("tefuda/lobby") or "")

    run(work)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{" * 100_000, "nested more than 20 deep"),
        ("[" * 100_000 + "]" * 100_000, "neither a save nor a record"),
        ("x" * (MOST_LETTERS + 1), "more than 1000000 letters"),
    ],
)
def test_a_text_that_would_be_the_end_of_the_page_is_refused(text: str, said: str) -> None:
    async def work() -> None:
        browser = browsing()
        browser.field = text
        browser.do("import")
        await browser.settle()
        assert said in browser.shown["waiting"]
        browser.field = "Lorem"
        browser.do("import")
        await browser.settle()
        assert "Lorem" in browser.shown["waiting"]

    run(work)


def test_a_file_that_cannot_be_read_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    async def gone(_: FakeBrowser, __: object) -> str | None:
        raise OSError

    async def work() -> None:
        monkeypatch.setattr(FakeBrowser, "chosen", gone)
        browser = browsing()
        browser.do("import")
        await browser.settle()
        assert "cannot read this file" in browser.shown["waiting"]

    run(work)


def test_a_note_of_too_few_scores_does_not_break_the_lobby(hall: Hall) -> None:
    hall.storage.texts[f"tefuda/note/{hall.id}"] = '{"scores":[1],"over":true}'
    assert hall.id in browsing(hall.storage).shown["finished"]


def test_no_room_is_said_and_the_match_goes_on(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        hall.storage.room = 0
        entries = hall.entries()
        for _ in range(6):
            await browser.act()
        assert hall.entries() == entries
        assert "no room" in browser.seen
        hall.storage.room = None
        for _ in range(6):
            await browser.act()
        assert len(hall.entries()) > len(entries) + 2

    run(work)


def test_what_found_no_room_is_not_lost_on_the_way_to_the_lobby(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        hall.storage.room = 0
        for _ in range(6):
            await browser.act()
        browser.do("lobby")
        assert browser.marks["unsaved"] == "yes"
        browser.do(f"export {hall.id}")
        (exported,) = browser.files.values()
        hall.storage.room = None
        browser.go("#/")
        assert browser.marks["unsaved"] == ""
        browser.do(f"export {hall.id}")
        assert [*browser.files.values()] == [exported]
        assert all(entry in exported for entry in hall.entries())

    run(work)


def test_no_room_for_a_new_match(any_key: str) -> None:
    browser = browsing(Memory(room=10, lasting=True), f"#/new/{any_key}")
    assert "no room" in browser.shown["board"]


def test_where_nothing_is_kept_it_is_said(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(Memory(), f"#/new/{any_key}")
        await browser.settle()
        assert browser.marks["storage"] == "memory"
        assert "keeps nothing" in browser.shown["board"]

    run(work)


def test_settings_are_kept_and_worn(any_key: str) -> None:
    async def work() -> None:
        browser = browsing(address=f"#/new/{any_key}")
        browser.do("set language ja")
        assert browser.worn.language == "ja"
        assert browsing(browser.storage).worn.language == "ja"
        await browser.settle()

    run(work)


def test_the_rules_leave_the_match_where_it_is(hall: Hall) -> None:
    async def work() -> None:
        browser = browsing(hall.storage, f"#/match/{hall.id}")
        await browser.settle()
        browser.shown.pop("board")
        browser.go(f"#/rules/{hall.opened.head.setup.key}")
        assert "board" not in browser.shown
        browser.go(f"#/match/{hall.id}")
        assert "board" not in browser.shown

    run(work)


def test_clicks_in_the_lobby_that_mean_nothing() -> None:
    browser = browsing()
    for what in ("", "send", "card A", "delete nothing", "restore nothing", "copy nothing"):
        browser.do(what)
    assert "waiting" in browser.shown
