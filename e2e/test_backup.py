"""Everything as one file: out of one browser, into one that has never been here, and again."""

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys

GAME = keys()[0]


def ready(page: Page, url: str, fold: str) -> None:
    """The lobby with Python at work, and a part of it unfolded."""
    page.goto(f"{url}#/")
    page.locator(f"details.{fold}:not([open]) summary, details.{fold}[open] p").first.click()
    expect(page.locator("body")).to_have_attribute("data-ready", "yes")


def pack(page: Page, file: Path) -> None:
    with page.expect_download() as download:
        page.locator("[data-do='export-all']:visible").click()
    download.value.save_as(file)


def unpack(page: Page, url: str, file: Path) -> None:
    ready(page, url, "bring")
    page.locator("#import-file").set_input_files(file)
    page.locator("[data-do=import]").click()
    expect(page.locator("#luggage")).to_be_visible()


def test_everything_goes_to_another_browser_and_twice_is_once(
    page: Page, url: str, browser: Browser, watch: Watch, tmp_path: Path
) -> None:
    table, file = Table(page), tmp_path / "all.txt"
    page.add_init_script("localStorage['tefuda/match/spoilt'] ??= 'nonsense'")
    table.start(url, GAME)
    table.play(4)
    table.wait()
    address, history = str(page.evaluate("location.hash")), table.history()
    page.locator("[data-lobby=theme]").first.dispatch_event("click")
    ready(page, url, "take")
    pack(page, file)

    with browser.new_context(locale="ja", service_workers="block") as context:
        context.on("page", watch.attach)
        other = context.new_page()
        unpack(other, url, file)
        expect(other.locator("#luggage")).to_contain_text("ここにない対戦：1件")
        expect(other.locator("#luggage")).to_contain_text("壊れた文章")
        assert other.locator(f"#waiting a[href='{address}']").count() == 0
        other.locator("#merge").click()
        other.locator(f"#waiting a[href='{address}']").click()
        Table(other).wait()
        assert Table(other).history()[: len(history)] == history

        unpack(other, url, file)
        expect(other.locator("#luggage")).to_contain_text("すべてここにあります")
        assert other.locator("#merge").count() == 0
        expect(other.locator("#waiting .problem:not(.luggage)")).to_have_count(1)


def test_from_the_settings_of_a_match(page: Page, url: str, tmp_path: Path) -> None:
    file = tmp_path / "all.txt"
    Table(page).start(url, GAME)
    page.locator("#menu-button").click()
    page.locator("[data-do='open settings']").click()
    pack(page, file)
    assert file.read_text("utf-8").startswith("tefuda-backup/1\n")
    expect(page.locator("#dialog")).to_be_visible()


BIG = """(length) => {
  const digits = Array.from({ length }, (_, place) => `k${place}`);
  for (const key of digits) localStorage[`tefuda/match/${key}`] = key.padEnd(9_000, "x");
}"""


def test_a_file_may_be_longer_than_anything_else_that_is_read(
    page: Page, url: str, tmp_path: Path
) -> None:
    file = tmp_path / "all.txt"
    page.goto(f"{url}#/")
    page.evaluate(BIG, 300)
    ready(page, url, "take")
    pack(page, file)
    assert file.stat().st_size > 2_000_000
    page.evaluate("localStorage.clear()")
    page.reload()
    unpack(page, url, file)
    expect(page.locator("#luggage")).to_contain_text("300")
    page.locator("#merge").click()
    expect(page.locator("#waiting .told")).to_be_visible()
    assert (
        page.evaluate("Object.keys(localStorage).filter((key) => key.includes('match/k')).length")
        == 300
    )
