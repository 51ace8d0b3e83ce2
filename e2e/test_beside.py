"""Taps beside what can be tapped: on the cloth, beside a dialog, where a button was."""

import pytest
from playwright.sync_api import Locator, Page, expect

from e2e.playing import NEXT
from e2e.table import Table
from tefuda.core.registry import keys


@pytest.fixture
def page(lived_in: Page) -> Page:
    return lived_in


def to_a_rest(table: Table) -> Locator:
    """The button that goes on, where a match rests for the first time."""
    rest = table.page.locator(NEXT)
    table.wait()
    while not rest.count():
        table.step()
        table.wait()
    return rest


@pytest.mark.parametrize("key", keys())
def test_a_tap_on_the_cloth_goes_on(page: Page, url: str, key: str) -> None:
    table = Table(page)
    table.start(url, key)
    rest = to_a_rest(table)
    cloth = page.locator("#table > .cloth").bounding_box()
    assert cloth
    for _ in range(2):  # a tap while something moves ends that
        if rest.count():
            page.mouse.click(cloth["x"] + cloth["width"] - 3, cloth["y"] + cloth["height"] - 3)
    expect(rest).to_have_count(0)


def test_a_tap_on_what_lies_there_goes_on_too(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, keys()[0])
    rest = to_a_rest(table)
    panel = page.locator(".panel").first
    for _ in range(2):
        if rest.count():
            panel.click()
    expect(rest).to_have_count(0)


def test_what_comes_where_a_button_was_takes_no_tap_meant_for_it(page: Page, url: str) -> None:
    page.emulate_media(reduced_motion="no-preference")
    table = Table(page)
    table.start(url, keys()[0])
    rest = to_a_rest(table)
    assert rest.evaluate("(one) => getComputedStyle(one).animationName") == "comes"
    rest.click()  # waits until it takes taps
    expect(rest).to_have_count(0)


def test_a_tap_beside_a_dialog_closes_it(page: Page, url: str) -> None:
    Table(page).start(url, keys()[0])
    page.locator("[data-do='open menu']").first.click()
    dialog = page.locator("#dialog")
    dialog.locator("h2").first.click()
    expect(dialog).to_be_visible()
    page.mouse.click(5, 300)
    expect(dialog).to_have_count(0)
