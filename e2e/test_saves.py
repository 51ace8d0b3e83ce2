"""Saves in a real browser: damaged, deleted, carried elsewhere, and where nothing is kept."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys

GAME = keys()[0]


@pytest.fixture
def match(page: Page, url: str) -> str:
    """The id of a match that has begun."""
    table = Table(page)
    table.start(url, GAME)
    table.play(4)
    table.wait()
    return str(page.evaluate("() => location.hash.split('/')[2]"))


# once, before the page's own scripts: one that plays would write its match again
SPOIL = """if (!sessionStorage.spoilt) {
  const key = "tefuda/match/%s/0";
  localStorage[key] = localStorage[key].replace(/ -1 /, " -2 ");
  sessionStorage.spoilt = "yes";
}"""


def test_a_damaged_match_says_so_and_goes_on_from_before(page: Page, match: str) -> None:
    page.add_init_script(SPOIL % match)
    page.reload()
    problem = page.locator("#board .problem")
    expect(problem).to_contain_text("1")
    assert " -2 " in problem.locator("textarea").input_value()
    problem.locator(f"[data-do='mend {match}']").click()
    expect(page.locator("#board .hand")).to_be_visible()


def test_a_head_that_cannot_be_read_does_not_break_the_lobby(
    page: Page, url: str, match: str
) -> None:
    page.evaluate("(id) => localStorage[`tefuda/match/${id}`] = 'nonsense'", match)
    page.goto(f"{url}#/")
    expect(page.locator("#waiting .problem")).to_have_count(1)
    page.locator(f"a[href='#/setup/{GAME}']").click()
    expect(page.locator("form:visible button[type=submit]")).to_be_visible()


def unfold(page: Page, match: str) -> None:
    """What else may be done with a match of the lobby's list."""
    page.locator(f".match[data-id='{match}'] .more summary").click()


def test_delete_and_have_it_back(page: Page, url: str, match: str) -> None:
    page.goto(f"{url}#/")
    unfold(page, match)
    page.locator(f"[data-do='delete {match}']").click()
    page.locator(f"[data-do='restore {match}']").click()
    page.locator(f"a[href='#/match/{match}']").click()
    expect(page.locator("#board .hand")).to_be_visible()


def test_a_match_moves_as_a_file(page: Page, url: str, match: str, tmp_path: Path) -> None:
    history = Table(page).history()
    page.goto(f"{url}#/")
    unfold(page, match)
    with page.expect_download() as download:
        page.locator(f"[data-do='export {match}']").click()
    file = tmp_path / "save.txt"
    download.value.save_as(file)
    page.evaluate("() => localStorage.clear()")
    page.reload()
    page.locator("details.bring summary").click()
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")
    page.locator("#import-file").set_input_files(file)
    page.locator("[data-do=import]").click()
    expect(page.locator("#board .hand")).to_be_visible()
    assert Table(page).history()[: len(history)] == history


def test_a_foreign_text_is_refused_in_the_lobby(page: Page, url: str) -> None:
    page.goto(url)
    page.locator("details.bring summary").click()
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")
    page.locator("#import").fill("Lorem ipsum")
    page.locator("[data-do=import]").click()
    expect(page.locator("#waiting .problem")).to_contain_text("Lorem")


def test_a_link_that_makes_no_match_says_so(page: Page, url: str) -> None:
    page.goto(f"{url}#/new/{GAME}?players=99")
    expect(page.locator("#board .problem")).to_contain_text("99")


def test_a_match_in_another_sites_frame(
    page: Page, url: str, blog: Callable[[str], str], watch: Watch
) -> None:
    """There storage is refused: the match is played all the same, and the player is told."""
    frame = f'<iframe src="{url}#/new/{GAME}?seat0=you" width="560" height="480"></iframe>'
    page.goto(blog(frame))
    watch.expect("127.0.0.1")
    inside = page.frame_locator("iframe")
    expect(inside.locator("#notice")).to_contain_text("keeps nothing")
    card = inside.locator(".hand .card.open").first
    card.click()
    inside.locator("#send").click()
    expect(inside.locator(".hand .card.lifted")).to_have_count(0)
