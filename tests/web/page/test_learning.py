"""A lesson from its link to its end, and what happens where there is none."""

import json
import re

import pytest

from app.lesson.lesson import marked
from app.saves.progress import Done, write
from app.saves.storage import Memory, Storage
from tests.web.visit import FakeBrowser, browsing, run
from tools.site import lessons

BASE = "https://example.org/tefuda/"
KEY = "hyper_maker"


def learning(
    storage: Storage | None = None, address: str = f"#/learn/{KEY}", key: str = KEY
) -> FakeBrowser:
    browser = browsing(storage or Memory(lasting=True))
    browser.site = {f"{BASE}lessons/{key}.json": lessons.read(key)}
    browser.go(address)
    return browser


def said(browser: FakeBrowser) -> str:
    return " ".join(re.findall(r'id="voice".*?</div>', browser.shown["board"], re.DOTALL))


def test_it_is_left_and_gone_on_with_by_the_same_link() -> None:
    async def work() -> None:
        browser = learning()
        await browser.settle()
        assert "the one on more cards counts" in said(browser)
        browser.do("card R8Y3")
        browser.do("send")
        await browser.settle()
        assert "Two reds, one blue" in said(browser)
        board, address = browser.shown["board"], browser.address()
        browser.go("#/")
        assert "lesson</small>" in browser.shown["waiting"]
        browser.go(f"#/learn/{KEY}")
        await browser.settle()
        assert browser.address() == address
        assert said(browser) in board

    run(work)


def test_a_lifted_card_moves_the_scales_but_no_word_comes_before_its_step() -> None:
    async def work() -> None:
        browser = learning()
        await browser.settle()
        browser.do("card R8Y3")
        assert 'class="plan trial' in browser.shown["board"]
        assert 'id="foresight"' not in browser.shown["board"]

    run(work)


def test_it_lays_out_the_hand_until_the_person_does() -> None:
    async def work() -> None:
        browser = learning(address="#/learn/world_management", key="world_management")
        await browser.settle()
        pressed = r'data-do="arrange (\d)" aria-pressed="true"'
        assert re.findall(pressed, browser.shown["board"]) == ["0"]
        browser.do("arrange 1")
        assert re.findall(pressed, browser.shown["board"]) == ["1"]
        assert "layout" not in (browser.storage.get("tefuda/settings") or "")

    run(work)


def test_a_move_is_taken_back_though_the_next_cards_are_known() -> None:
    async def work() -> None:
        browser = learning()
        await browser.settle()
        before = said(browser)
        for what in ("card R6B5", "send"):
            browser.do(what)
            await browser.settle()
        assert "it is blue too and counts for both" in said(browser)
        browser.do("next")
        await browser.settle()
        assert "it is blue too" not in said(browser)  # it was read while the trick lay there
        browser.do("undo")
        await browser.settle()
        assert said(browser) == before

    run(work)


def answer(board: str) -> str:
    return "".join(re.findall(r'class="answer".*?</p>', board, re.DOTALL))


def test_an_answer_that_was_read_does_not_stay_over_what_the_others_do() -> None:
    async def work() -> None:
        browser = learning(address="#/learn/master_of_rules", key="master_of_rules")
        read = list[tuple[str, str]]()
        for _ in range(30):
            await browser.settle()
            before, shown = answer(browser.shown["board"]), len(browser.showings)
            if 'data-do="next"' in browser.shown["board"] and before:
                browser.do("next")
                await browser.settle()
                read += [(before, answer(board)) for board in browser.showings[shown:]]
            else:
                await browser.act()
        assert read
        assert all(one != other for one, other in read)

    run(work)


def test_a_form_that_is_looked_at_is_off_with_the_next_decision() -> None:
    async def work() -> None:
        browser = learning(address="#/learn/world_management", key="world_management")
        await browser.settle()
        pressed = r'data-do="arrange (\d)" aria-pressed="true"'
        browser.do("arrange 4")
        assert re.findall(pressed, browser.shown["board"]) == ["4"]
        while "summon" not in said(browser):
            await browser.act()
            await browser.settle()
        assert re.findall(pressed, browser.shown["board"]) == ["0"]

    run(work)


async def to_its_end(browser: FakeBrowser) -> None:
    while 'data-kind="learnt"' not in browser.shown.get("board", ""):
        await browser.settle()
        await browser.act()
    await browser.settle()


def test_no_aid_stands_there_before_its_sentence() -> None:
    """Not even in the beat in which another's move is told."""

    async def work() -> None:
        browser = learning(address="#/learn/thieves", key="thieves")
        while "New under each thief" not in browser.shown.get("board", ""):
            await browser.settle()
            await browser.act()
        shows = re.compile(r"Scores (<[^>]*>|\S)+ to")
        assert "New under each thief" in next(filter(shows.search, browser.showings))

    run(work)


def test_its_last_page_tells_the_points_of_all() -> None:
    async def work() -> None:
        browser = learning()
        await to_its_end(browser)
        told = re.sub(r"<[^>]*>", "", browser.shown["board"])
        assert re.search(r"Points so far: You −?\d+ · Aoi −?\d+", " ".join(told.split()))

    run(work)


def test_its_end_offers_a_match_and_is_noted_once() -> None:
    async def work() -> None:
        browser = learning()
        await to_its_end(browser)
        progress = browser.storage.get("tefuda/progress/0")
        assert progress
        assert progress.count('"kind":"lesson"') == 1
        browser.do("close")
        assert 'id="play-now"' in browser.shown["board"]
        browser.do("skip")
        await browser.settle()
        assert "voice" not in browser.shown["board"]

    run(work)


def test_it_may_name_the_match_that_follows() -> None:
    async def work() -> None:
        browser = learning()
        data = json.loads(lessons.read(KEY)) | {"match": "a fair start"}
        del data["mark"]
        written = json.dumps(data | {"mark": marked(data)})
        browser.site = {f"{BASE}lessons/{KEY}.json": written}
        await to_its_end(browser)
        browser.do("skip")
        await browser.settle()
        heads = "".join(browser.storage.get(name) or "" for name in browser.storage.keys())
        assert '"seed":"a fair start"' in heads

    run(work)


def test_a_lesson_that_is_done_waits_no_longer_and_may_be_begun_anew() -> None:
    async def work() -> None:
        browser = learning()
        await to_its_end(browser)
        done = browser.address()
        browser.go("#/")
        assert "lesson</small>" not in browser.shown["waiting"]
        assert done in browser.shown["finished"]
        browser.go(f"#/learn/{KEY}")
        await browser.settle()
        assert browser.address() not in {done, f"#/learn/{KEY}"}
        assert "the one on more cards counts" in said(browser)

    run(work)


@pytest.mark.parametrize(
    ("game", "text", "told"),
    [
        ("thieves", "", "There is no lesson for this game here."),
        ("no_such", "", "There is no lesson for this game here."),
        ("hyper_maker", "{", "The lesson cannot be read"),
    ],
)
def test_where_there_is_none_a_sentence_and_the_lobby(game: str, text: str, told: str) -> None:
    async def work() -> None:
        browser = browsing()
        browser.site = {f"{BASE}lessons/{game}.json": text}
        browser.go(f"#/learn/{game}")
        await browser.settle()
        assert browser.address() == "#/"
        assert told in browser.shown["waiting"]

    run(work)


def offered(browser: FakeBrowser) -> bool:
    return 'id="learn-first"' in browser.shown["board"]


def test_the_first_match_of_a_game_offers_its_lesson_until_a_move_is_made() -> None:
    async def work() -> None:
        browser = browsing(Memory(lasting=True))
        browser.lessons = frozenset({KEY})
        browser.go(f"#/new/{KEY}?policy=coach")
        await browser.settle()
        assert f'href="#/learn/{KEY}"' in browser.shown["board"]
        for _ in ("a card rises", "and is played"):
            await browser.act()
            await browser.settle()
        assert not offered(browser)
        browser.go(f"#/new/{KEY}?policy=coach&seed=again")
        await browser.settle()
        assert not offered(browser)

    run(work)


@pytest.mark.parametrize("seed", ["a", "b", "c", "d"])
def test_it_is_offered_too_where_the_only_legal_card_lies_lifted(seed: str) -> None:
    async def work() -> None:
        browser = browsing(Memory(lasting=True))
        browser.lessons = frozenset({"thieves"})
        browser.go(f"#/new/thieves?policy=coach&seed={seed}")
        await browser.settle()
        assert offered(browser)

    run(work)


@pytest.mark.parametrize(
    ("lessons_there", "address"),
    [
        ((), f"#/new/{KEY}?policy=coach"),  # a game that has none
        ((KEY,), f"#/new/{KEY}?policy=strict"),
        ((KEY,), f"#/learn/{KEY}"),
    ],
)
def test_nothing_is_offered_where_it_is_not_wanted(
    lessons_there: tuple[str, ...], address: str
) -> None:
    async def work() -> None:
        browser = learning(address="#/")
        browser.lessons = frozenset(lessons_there)
        browser.go(address)
        await browser.settle()
        assert browser.address().startswith("#/match/")
        assert not offered(browser)

    run(work)


def test_who_has_done_the_lesson_is_not_offered_it() -> None:
    async def work() -> None:
        storage = Memory(lasting=True)
        storage.put("tefuda/progress/0", write(Done("lesson", KEY, "2026-11-22T10:00:00Z")))
        browser = browsing(storage)
        browser.lessons = frozenset({KEY})
        browser.go(f"#/new/{KEY}?policy=coach")
        await browser.settle()
        assert not offered(browser)

    run(work)


def changed() -> str:
    """The lesson with another word in it, as another build writes it."""
    data = json.loads(lessons.read(KEY))
    data |= {"stretch": data["stretch"] + 1}
    del data["mark"]
    return json.dumps({**data, "mark": marked(data)})


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "words cannot be had now"),
        ("{", "words cannot be had now"),
        (changed(), "words have changed"),
    ],
)
def test_a_lesson_whose_words_are_others_now_goes_on(text: str, told: str) -> None:
    async def work() -> None:
        browser = learning()
        await browser.settle()
        browser.leave()
        again = browsing(browser.storage)
        again.site = {f"{BASE}lessons/{KEY}.json": text}
        again.go(browser.address())
        await again.settle()
        assert told in again.shown["board"]

    run(work)
