"""A table in a frame of another site's page: before the tap, after it, and out into a window."""

import gzip
import re
from collections.abc import Callable
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Response, expect

from e2e.table import Act, Table, click, click_quickly
from e2e.watch import Watch
from tefuda.core.registry import find, keys

GAME = keys()[0]
MOST = 90_000
"""Bytes over the wire before the tap, everything counted."""

Blog = Callable[[str], str]


@pytest.fixture
def framed(page: Page, url: str, blog: Blog, watch: Watch) -> Callable[..., Frame]:
    """Shows a post with a frame in it, and gives the frame."""

    def show(query: str = f"game={GAME}", more: str = 'width="560" height="480"') -> Frame:
        page.goto(blog(f'<h1>A post</h1><iframe src="{url}embed.html?{query}" {more}></iframe>'))
        watch.expect("127.0.0.1")  # the post itself
        return page.frames[1]

    return show


def tap(frame: Frame, act: Act = click) -> Table:
    frame.locator("#play").click()
    expect(frame.locator("body")).to_have_attribute("data-ready", "yes")
    table = Table(frame, act)
    table.wait()
    return table


def hand(place: Page | Frame) -> list[str]:
    """The cards in one's hand, face by face."""
    expect(place.locator("#board .hand .card").first).to_be_visible()
    return sorted(place.locator("#board .hand .card .unseen").all_text_contents())


# before the tap


@pytest.mark.parametrize("key", keys())
def test_before_the_tap_it_is_a_small_picture(
    page: Page, framed: Callable[..., Frame], url: str, key: str
) -> None:
    answers: list[Response] = []

    def keep(answer: Response) -> None:
        answers.append(answer)

    page.on("response", keep)
    frame = framed(f"game={key}")
    expect(frame.locator("[data-still][lang=en] .table")).to_be_visible()
    expect(frame.locator(".about:visible h1 [lang=en]")).to_have_text(find(key).info.title.text)
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(1_000)  # nothing comes later either
    host = urlsplit(url).netloc
    ours = [answer.body() for answer in answers if urlsplit(answer.url).netloc == host]
    assert 3 <= len(ours) <= 9  # with two weights of letters and the looks of one table
    assert sum(len(gzip.compress(body)) for body in ours) < MOST
    assert frame.evaluate("performance.getEntriesByName('tefuda:start').length") == 0


def test_a_frame_registers_no_service_worker(page: Page, url: str) -> None:
    """On its own address, where it would be allowed to; after the tap neither."""
    page.goto(f"{url}embed.html?game={GAME}")
    tap(page.main_frame)
    assert (
        page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    )


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_language_and_theme_of_the_address(
    framed: Callable[..., Frame], language: str, theme: str
) -> None:
    frame = framed(f"game={GAME}&language={language}&theme={theme}")
    for _ in range(2):
        expect(frame.locator("html")).to_have_attribute("lang", language)
        expect(frame.locator("html")).to_have_attribute("data-theme", theme)
        if frame.locator("#play").is_visible():
            tap(frame)


WRONG = {
    "": "game=",
    "game=poker": "poker",
    f"game={GAME}&players=99": "players=99",
    f"game={GAME}&level=god": "level=god",
    f"game={GAME}&theme=pink": "theme=pink",
    f"game={GAME}&colour=red": "colour",
    f"game={GAME}&option.nothing=1": "option.nothing",
    f"game={GAME}&seat7=you": "seat7",
    f"game={GAME}&seed={'x' * 41}": "seed=xxx",
    f"game={GAME}#somewhere": "#somewhere",
    f"game=<b>{GAME}": "<b>",
}


@pytest.mark.parametrize("query", WRONG)
def test_a_wrong_address_gets_one_sentence(framed: Callable[..., Frame], query: str) -> None:
    frame = framed(query)
    said = frame.locator("#wrong p:visible").first
    expect(said).to_contain_text(WRONG[query])
    expect(frame.locator("#play")).to_be_hidden()
    assert frame.locator("#wrong p[data-wrong]:visible").count() == 1


def test_a_frame_offers_the_lesson(framed: Callable[..., Frame]) -> None:
    (frame := framed()).get_by_role("button", name="Learn", exact=True).click()
    expect(frame.get_by_role("button", name="Skip lesson")).to_be_visible()


def test_what_only_python_can_tell_is_said_too(framed: Callable[..., Frame]) -> None:
    frame = framed(f"game={GAME}&seat0=you&seat1=you")
    frame.locator("#play").click()
    expect(frame.locator("#board .problem")).to_contain_text("only one seat")


# after the tap


def test_a_match_in_a_frame_that_may_keep_nothing(framed: Callable[..., Frame]) -> None:
    frame = framed(f"game={GAME}&level=greedy&players=3", 'width="560" height="480"')
    table = begun_without_a_store(frame)
    for wanted in (
        "#menu-button",
        "[data-do='open settings']",
        "[data-do='set pace fast']",
        "#close",
    ):
        frame.locator(wanted).click()
    table.play()
    expect(frame.locator("#dialog[data-kind=result]")).to_be_visible()
    frame.locator("#dialog [data-do=rematch]").click()
    expect(frame.locator("#board .hand")).to_be_visible()


def test_in_a_sandbox_it_is_played_as_well(framed: Callable[..., Frame]) -> None:
    boxed = 'width="560" height="480" sandbox="allow-scripts allow-same-origin"'
    frame = framed(f"game={GAME}&level=greedy&players=3", boxed)
    table = begun_without_a_store(frame)
    table.play(6)
    assert table.acts == 6
    expect(frame.locator("#board .hand")).to_be_visible()


def begun_without_a_store(frame: Frame) -> Table:
    assert frame.evaluate(REFUSED)
    expect(frame.locator("#lost")).to_be_visible()
    table = tap(frame, click_quickly)
    expect(frame.locator("#notice")).to_contain_text("Nothing can be kept")
    return table


REFUSED = "() => { try { localStorage.length; return false } catch { return true } }"


def test_a_sandbox_without_origin_says_that_it_cannot_start(
    framed: Callable[..., Frame], watch: Watch
) -> None:
    frame = framed(more='width="560" height="480" sandbox="allow-scripts"')
    expect(frame.locator("[data-still][lang=en] .table")).to_be_visible()
    frame.locator("#play").click()
    expect(frame.locator("#boxed")).to_contain_text("allow-same-origin")
    frame.locator("#full").click()
    expect(frame.locator("#full-address")).to_have_value(re.compile(rf"#/new/{GAME}"))
    watch.expect("CORS")
    watch.expect("ERR_FAILED")
    watch.expect("sandbox")


def test_two_frames_in_one_page(page: Page, url: str, blog: Blog, watch: Watch) -> None:
    frame = (
        f'<iframe src="{url}embed.html?game={GAME}&level=greedy" width="560" height="480"></iframe>'
    )
    page.goto(blog(frame + frame))
    watch.expect("127.0.0.1")
    tables = [tap(frame) for frame in page.frames[1:]]
    for table in tables * 3:
        table.step()
    texts = [table.look() for table in tables]
    assert texts[0] != texts[1]


def test_nothing_is_cut_off_at_any_width(page: Page, framed: Callable[..., Frame]) -> None:
    frame = framed(more='style="border:0"')
    assert too_wide(page, frame) == []
    tap(frame).play(3)
    assert too_wide(page, frame) == []
    frame.locator("#menu-button").click()
    frame.locator("[data-do='open share']").click()
    expect(frame.locator("#share-link")).to_be_visible()
    assert too_wide(page, frame) == []


def too_wide(page: Page, frame: Frame) -> list[tuple[int, int]]:
    """The sizes of the frame at which it scrolls sideways."""
    found: list[tuple[int, int]] = []
    for size in ((320, 480), (360, 640), (560, 480), (1024, 768)):
        page.evaluate(RESIZE, size)
        frame.wait_for_function("(width) => innerWidth === width", arg=size[0])
        found += [size] if frame.evaluate(TOO_WIDE) else []
    return found


RESIZE = (
    """([width, height]) => Object.assign(document.querySelector("iframe"), { width, height })"""
)
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def test_rules_are_read_in_the_frame(framed: Callable[..., Frame]) -> None:
    frame = framed()
    table = tap(frame)
    before = table.look()
    frame.locator("#menu-button").click()
    frame.locator("#dialog a[href^='#/rules/']").click()
    expect(frame.locator("#aside .clause").first).to_be_visible()
    frame.locator("#aside [data-close]").click()
    expect(frame.locator("#dialog")).to_have_count(0)
    assert table.look() == before


def test_a_start_that_fails_says_so(page: Page, framed: Callable[..., Frame], watch: Watch) -> None:
    page.route("**/boot-*.mjs", lambda route: route.abort())
    frame = framed()
    frame.locator("#play").click()
    expect(frame.locator("#not-started")).to_be_visible()
    watch.expect("ERR_FAILED")


def test_a_frame_that_may_keep_things_goes_on_next_time(page: Page, url: str) -> None:
    """As on a page of the same site, or in a browser that keeps things for each site apart."""
    page.goto(f"{url}embed.html?game={GAME}&seed=1")
    table = tap(page.main_frame)
    table.play(3)
    before = table.look()
    page.goto(f"{url}embed.html?game={GAME}&seed=1")
    expect(page.locator("#play")).to_contain_text("Go on here")
    assert tap(page.main_frame).look() == before


# out of the frame


def moves(page: Page, match_id: str) -> list[str]:
    """What is kept of a match."""
    entries: list[str] = page.evaluate(ENTRIES, match_id)
    return entries


ENTRIES = """(id) => {
  const start = `tefuda/match/${id}/`;
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(start));
  const number = (key) => Number(key.slice(start.length));
  return keys.sort((a, b) => number(a) - number(b)).map((key) => localStorage[key]).join("")
    .trim().split("\\n").map((line) => line.slice(9));
}"""


def enlarge(frame: Frame, context: BrowserContext) -> Page:
    frame.locator("#menu-button").click()
    with context.expect_page() as opened:
        frame.locator("[data-do=enlarge]").click()
    expect(opened.value.locator("#board .hand")).to_be_visible()
    return opened.value


def test_a_match_goes_on_outside_the_frame(
    framed: Callable[..., Frame], context: BrowserContext, url: str
) -> None:
    table = tap(framed(f"game={GAME}&level=greedy"))
    table.play(5)
    assert isinstance(table.page, Frame)
    before = hand(table.page)
    window = enlarge(table.page, context)
    assert window.url.startswith(f"{url}#/match/")
    assert hand(window) == before
    Table(window).play(3)
    window.goto(f"{url}#/")
    expect(window.locator("#waiting a.what")).to_have_count(1)


def test_a_sandbox_that_forbids_windows_gives_the_link(
    framed: Callable[..., Frame], watch: Watch
) -> None:
    frame = framed(more='width="560" height="480" sandbox="allow-scripts allow-same-origin"')
    tap(frame)
    frame.locator("#menu-button").click()
    frame.locator("[data-do=enlarge]").click()
    expect(frame.locator("#dialog .notice")).to_contain_text("may not open windows")
    expect(frame.locator("#share-link")).to_have_value(re.compile("#/open/3"))
    watch.expect("allow-popups")
    watch.expect_late("Clipboard API")  # not given to this frame; it is copied in another way
    frame.locator("#share-link-copy").click()
    expect(frame.locator("#dialog [data-when=copied]").first).to_be_visible()


@pytest.fixture
def begun(page: Page, url: str) -> tuple[str, str]:
    """The id and the link of a match that has begun, with its dialog open."""
    table = Table(page)
    table.start(url, GAME)
    table.play(5)
    table.wait()
    match_id = str(page.evaluate("() => location.hash.split('/')[2]"))
    page.locator("#menu-button").click()
    page.locator("[data-do='open share']").click()
    return match_id, page.locator("#share-link").input_value()


def test_a_link_opens_the_match_on_another_device(
    page: Page, begun: tuple[str, str], watch: Watch
) -> None:
    match_id, link = begun
    expect(page.locator(".code svg")).to_be_visible()
    mine = moves(page, match_id)
    assert page.context.browser
    other = page.context.browser.new_context(locale="en")
    there = other.new_page()
    watch.attach(there)
    there.goto(link)
    expect(there.locator("#board .hand")).to_be_visible()
    brought = moves(there, match_id)
    assert len(brought) > 2
    assert mine[: len(brought)] == brought
    other.close()


def test_a_link_to_a_match_that_is_here_loses_nothing(page: Page, begun: tuple[str, str]) -> None:
    match_id, link = begun
    page.locator("#close").click()
    Table(page).play(3)
    mine = moves(page, match_id)
    page.goto("about:blank")
    page.goto(link)
    expect(page.locator("#board .hand")).to_be_visible()
    assert page.url.endswith(f"#/match/{match_id}")
    assert moves(page, match_id)[: len(mine)] == mine


def test_a_damaged_link_says_so_and_overwrites_nothing(page: Page, begun: tuple[str, str]) -> None:
    match_id, link = begun
    mine = moves(page, match_id)
    page.goto("about:blank")
    page.goto(link[:-9])
    expect(page.locator("#board .problem")).to_contain_text("cut off or changed")
    assert moves(page, match_id) == mine
    assert page.locator("#board .problem textarea").input_value() in link


def test_a_position_in_a_frame(
    page: Page, begun: tuple[str, str], blog: Blog, watch: Watch
) -> None:
    page.locator("#share-frame summary").click()
    snippet = page.locator("#share-snippet").input_value()
    before = hand(page)
    page.goto(blog(snippet))
    watch.expect("127.0.0.1")
    frame = page.frames[1]
    frame.wait_for_load_state()
    tap(frame)
    assert hand(frame) == before


def test_a_damaged_position_in_a_frame_says_so(framed: Callable[..., Frame]) -> None:
    frame = framed(f"game={GAME}#/open/1AAAAAAAAAAAAAAAA")
    frame.locator("#play").click()
    expect(frame.locator("#board .problem")).to_contain_text("cut off or changed")


def test_the_lobby_gives_a_snippet_of_each_set_up(
    page: Page, url: str, blog: Blog, watch: Watch
) -> None:
    page.goto(f"{url}#/setup/{GAME}")
    page.locator("form:visible details.give summary").click()
    page.locator("form:visible input[name=players][value='3']").check(force=True)
    snippet = page.locator(f"#snippet-{GAME}").input_value()
    assert "players=3" in snippet
    page.goto(blog(snippet))
    watch.expect("127.0.0.1")
    frame = page.frames[1]
    frame.wait_for_load_state()
    tap(frame)
    expect(frame.locator("#board .panel")).to_have_count(3)
