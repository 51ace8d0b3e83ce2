"""What is kept where a store answers late, is refused, is full, or is cleared in the middle."""

import pytest
from playwright.sync_api import Page, expect

from e2e.playing import FAST
from e2e.stores import (
    CLEAR_LOCAL,
    CLEAR_SECOND,
    LATE,
    NO_INDEXED,
    NO_LOCAL,
    SECOND,
    SLOW_DISK,
    THROWING,
)
from e2e.table import Table, click_quickly
from tefuda.core.registry import keys

GAME = keys()[0]


def test_a_second_copy_that_does_not_answer_delays_nothing(page: Page, url: str) -> None:
    """What is played meanwhile is there when it does."""
    page.add_init_script(FAST)
    page.add_init_script(LATE)
    table = Table(page)
    table.start(url, GAME)
    table.play(6)
    assert len(table.history()) > 3
    page.evaluate("() => window.letOpen()")
    expect_kept_twice(page, table)


def expect_kept_twice(page: Page, table: Table) -> None:
    """Before long, the second copy holds the head and every entry."""
    for _ in range(300):
        kept = page.evaluate(SECOND)
        if kept[1:] == table.history():
            return
        page.wait_for_timeout(50)
    assert kept[1:] == table.history()


def test_on_a_slow_disk_what_is_done_waits_and_a_reload_keeps_what_is_seen(
    page: Page, url: str
) -> None:
    page.add_init_script(FAST)
    page.add_init_script(SLOW_DISK)
    table = Table(page, click_quickly)
    table.start(url, GAME)
    table.play(9)
    table.finish_turn()
    before, history = table.look(), table.history()
    page.reload()
    assert (table.look(), table.history()[: len(history)]) == (before, history)


def test_where_the_second_copy_is_refused_the_store_serves(page: Page, url: str) -> None:
    page.add_init_script(NO_INDEXED)
    table = Table(page)
    table.start(url, GAME)
    table.play(4)
    before = table.look()
    page.reload()
    assert table.look() == before
    expect(page.locator("#notice")).to_have_count(0)


def test_where_the_store_is_refused_the_second_copy_serves(page: Page, url: str) -> None:
    page.add_init_script(NO_LOCAL)
    table = Table(page)
    table.start(url, GAME)
    table.play(6)
    table.finish_turn()
    before = table.look()
    expect(page.locator("body[data-storage=memory]")).to_have_count(0)
    page.reload()
    assert table.look() == before


def test_a_store_that_refuses_to_write_for_a_while(page: Page, url: str) -> None:
    """It is told once, the match is offered as a file, and goes on; then all of it is written."""
    page.add_init_script(FAST)
    page.add_init_script(THROWING)
    table = Table(page)
    table.start(url, GAME)
    table.play(4)
    page.evaluate("() => { window.refuses = true; }")
    while not page.locator("#take-along").count():
        table.step()
    full = table.history()
    table.play(4)
    expect(page.locator("#take-along")).to_have_count(0)
    assert table.history() == full
    page.evaluate("() => { window.refuses = false; }")
    expect(page.locator("#notice")).to_contain_text("room again")
    expect(page.locator("body[data-unsaved=yes]")).to_have_count(0)
    history = table.history()
    assert len(history) > len(full)
    expect_kept_twice(page, table)
    page.reload()
    table.wait()
    assert table.history()[: len(history)] == history


@pytest.mark.parametrize(
    "clear",
    [CLEAR_LOCAL, CLEAR_SECOND, CLEAR_LOCAL + CLEAR_SECOND],
    ids=["the store", "the second copy", "both"],
)
def test_stores_that_are_cleared_while_one_plays(page: Page, url: str, clear: str) -> None:
    page.add_init_script(FAST)
    table = Table(page)
    table.start(url, GAME)
    table.play(6)
    table.finish_turn()
    before = table.history()
    page.evaluate(f"async () => {{ {clear} }}")
    table.play(4)
    table.finish_turn()
    table.wait()
    assert table.history()[: len(before)] == before
    expect_kept_twice(page, table)
    seen = table.look()
    page.reload()
    assert table.look() == seen


def test_the_settings_tell_what_is_used_and_how_safe_it_is(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, GAME)
    page.locator("[data-do='open menu']").click()
    page.locator("[data-do='open settings']").click()
    kept = page.locator("#kept-here")
    expect(kept).to_contain_text("kept twice")
    expect(kept).to_contain_text("MB of")
    page.locator("[data-do='set language ja']").click()
    expect(kept).to_contain_text("二重に保存")
