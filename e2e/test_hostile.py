"""Texts, addresses and stores that mean harm: a sentence each, and the page lives."""

import json
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.foreign import MOST_LETTERS
from tefuda.core.registry import keys

GAME = keys()[0]
DEEP = 100_000


def bring(page: Page, text: str) -> None:
    """Paste a text into the lobby."""
    page.evaluate("(text) => { document.getElementById('import').value = text; }", text)
    page.locator("[data-do=import]").click()


@pytest.fixture
def lobby(page: Page, url: str) -> Page:
    """The lobby with Python at work."""
    page.goto(url)
    page.locator("details.bring summary").click()
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")
    return page


def test_json_without_bottom_leaves_the_page_alive(lobby: Page) -> None:
    problem = lobby.locator("#waiting .problem")
    for text in ('{"a":' * DEEP, "{" + '"a":[' * DEEP, '{"a":' * DEEP + "1" + "}" * DEEP):
        bring(lobby, text)
        expect(problem).to_contain_text("nested more than 20 deep")
        bring(lobby, "Lorem ipsum")
        expect(problem).to_contain_text("Lorem")
    lobby.locator(f"a[href='#/setup/{GAME}']").click()
    lobby.locator("form:visible button[type=submit]").click()
    Table(lobby).wait()


def test_fifty_million_letters_are_not_even_read(lobby: Page, tmp_path: Path) -> None:
    """Of a file; of what is pasted so many that it is too long, or the browser would stand still."""
    file, problem = tmp_path / "long.txt", lobby.locator("#waiting .problem")
    file.write_text("x" * 50_000_000)
    lobby.locator("#import-file").set_input_files(file)
    lobby.locator("[data-do=import]").click()
    expect(problem).to_contain_text(f"more than {MOST_LETTERS} letters")
    lobby.locator("#import-file").set_input_files([])
    bring(lobby, "Lorem ipsum")
    expect(problem).to_contain_text("Lorem")
    expect(lobby.locator("#import")).to_have_attribute("maxlength", str(MOST_LETTERS + 1))
    bring(lobby, "{" * (MOST_LETTERS + 1))
    expect(problem).to_contain_text(f"more than {MOST_LETTERS} letters")


SPOIL = """(deep) => {
  const set = (key, text) => localStorage.setItem(key, text);
  set("tefuda/match/a", "nonsense");
  set("tefuda/match/<b id=planted>", "nonsense");
  set("tefuda/match/\\ud800", "\\ud800");
  set("tefuda/match/b/0", "\\u0085\\u2028");
  set("tefuda/match/", "");
  set("tefuda/bin/match", "2000-01-01T00:00:00Z");
  set("tefuda/bin/a", "");
  for (const key of ["settings", "note/a", "match/c"]) set(`tefuda/${key}`, "[".repeat(deep));
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith("tefuda/note/")) set(key, '{"scores":[1],"over":true,"steps":1e999}');
  }
}"""


def test_the_lobby_opens_on_a_store_that_is_spoilt_all_over(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, GAME)
    table.play(4)
    good = page.evaluate("() => location.hash")
    page.evaluate(SPOIL, DEEP)
    page.goto(f"{url}?#/")
    expect(page.locator("#waiting .match:not(.broken)")).to_have_count(0)
    expect(page.locator("#finished .match")).to_have_count(1)
    expect(page.locator("#waiting .problem")).to_have_count(5)
    assert page.locator("#planted").count() == 0
    page.locator("#waiting .problem [data-do='delete b']").click()
    expect(page.locator("#waiting .problem [data-do='restore b']")).to_be_visible()
    page.locator("#finished-matches > summary").click()
    page.locator(f"#finished a[href='{good}']").click()
    table.wait()


PLANTED = {
    "a script": "<script>document.title = 'planted'</script>",
    "a picture": "<img id=planted src=x onerror=\"document.title = 'planted'\">",
    "a form": "<form id=planted action='https://example.org'><button>Go on</button></form>",
    "a place of the page's own": "<ul id=board><li>planted</li></ul>",
    "a look of the page's own": "<ul class='curtain'><li>planted</li></ul>",
    "an address elsewhere": "<a href='https://example.org'>planted</a>",
    "a handler": "<b onclick='x()'>planted</b>",
    "a name every object has": "<b constructor=1 __proto__=2>planted</b>",
}


@pytest.mark.parametrize("html", PLANTED.values(), ids=list(PLANTED))
def test_a_list_that_python_did_not_draw_is_not_shown(
    page: Page, url: str, watch: Watch, html: str
) -> None:
    page.add_init_script(f"localStorage.setItem('tefuda/lobby', {json.dumps(html)})")
    page.goto(url)
    expect(page.locator("#home")).to_be_visible()
    assert page.locator("#waiting").inner_html().strip() == ""
    assert page.locator("#finished").inner_html().strip() == ""
    assert page.title() != "planted"
    watch.expect("inline event handler")  # Chromium tells that it would have run none


def test_a_list_that_python_drew_is(page: Page, url: str) -> None:
    """With a match, one in the bin and one that cannot be read, before Python is there."""
    for _ in range(2):
        Table(page).start(url, GAME)
    page.evaluate("localStorage.setItem('tefuda/match/bad', 'nonsense')")
    page.goto(f"{url}?#/")
    page.locator("#waiting .match .more summary").first.click()
    page.locator("#waiting [data-do^='delete ']").first.click()
    expect(page.locator("#waiting [data-do^='restore ']")).to_be_visible()
    before = page.evaluate("localStorage.getItem('tefuda/lobby')")
    page.route(
        "**/start-*.mjs", lambda route: route.fulfill(body="", content_type="text/javascript")
    )
    page.goto(f"{url}?again#/")
    expect(page.locator("#waiting .match")).to_have_count(3)
    assert page.locator("#waiting .problem").count() == 1
    assert before


@pytest.mark.parametrize(
    "address",
    ["%", "%E0%A4%A", "constructor", "__proto__/x", "toString", "rules/../..", "/" * 9_999],
)
def test_an_address_that_is_none_leads_to_the_lobby(page: Page, url: str, address: str) -> None:
    page.goto(f"{url}#/{address}")
    expect(page.locator("#home")).to_be_visible()
    page.locator(f"a[href='#/setup/{GAME}']").click()
    expect(page.locator("form:visible button[type=submit]")).to_be_visible()


@pytest.mark.parametrize(
    "address", ["open/%", "match/%", "match/%00", "new/%", "new/__proto__?players=१"]
)
def test_an_address_of_a_match_that_is_none_says_so(page: Page, url: str, address: str) -> None:
    page.goto(f"{url}#/{address}")
    expect(page.locator("#board .problem")).to_be_visible()


QUERIES = [
    "game=__proto__",
    "game=constructor",
    f"game={GAME}&toString=1",
    f"game={GAME}&__proto__=1",
    f"game={GAME}&seed={'x' * 9_999}",
    f"game={GAME}&players={quote('४')}",
    f"game={GAME}&{quote('$&{value}<b id=planted>')}=1",
    f"game={GAME}&policy=%E0%A4%A%00{quote(chr(0x202E))}",
]


@pytest.mark.parametrize("query", QUERIES)
def test_a_frames_address_that_is_none_says_so(page: Page, url: str, query: str) -> None:
    page.goto(f"{url}embed.html?{query}")
    said = page.locator("#wrong")
    expect(said).to_be_visible()
    told = said.inner_text()
    assert len(told) < 500 and not any(ord(sign) in {0, 0x202E} for sign in told)
    assert page.locator("#planted").count() == 0


def test_a_frame_that_remembers_nonsense_says_so(page: Page, url: str, watch: Watch) -> None:
    page.goto(f"{url}embed.html?game={GAME}")
    page.evaluate("localStorage.setItem(`tefuda/frame${location.search}`, 'a/../%')")
    page.evaluate("localStorage.setItem('tefuda/match/a/../%', 'x')")
    page.reload()
    page.locator("#play").click()
    expect(page.locator("#board .problem, #board .hand")).to_be_visible()
