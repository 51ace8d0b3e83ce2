"""A seal that was noted is compared in the dialog, with what was typed left where it stands."""

from playwright.sync_api import Page, expect

from e2e.table import Table
from tefuda.core.registry import keys


def test_a_noted_seal_is_compared(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, keys()[0])
    page.locator("#menu-button").click()
    page.locator("[data-do='open seal']").click()
    seal = page.locator("#seal-code").input_value()
    for noted, answer in ((seal.upper(), "It fits"), (seal[::-1], "It does not fit")):
        page.locator("#noted").fill(noted)
        page.locator("[data-do=compare]").click()
        expect(page.locator("#dialog [role=status].verdict, #dialog p.notice")).to_contain_text(
            answer
        )
        expect(page.locator("#noted")).to_have_value(noted)
