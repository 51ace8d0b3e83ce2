"""Rules beside the table, what everything is, and search: at one table, by tap and by key."""

import re
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table
from tefuda.core.registry import keys
from tools.site.pages import languages, short_name

GAME = "hyper_maker"
PAGE = re.compile(rb"/Type\s*/Page\b")
TOO_WIDE = "() => document.documentElement.scrollWidth > innerWidth"


def test_rules_and_meanings_are_at_hand(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, GAME)
    expect(page.locator("#ask .by")).to_be_visible()
    clause_opens_beside(page)
    example_is_drawn_under_it(page)
    rules_are_searched(page)
    place_is_kept(page, before=table.look())
    what_does_nothing_is_asked_by_tap(page)
    all_is_asked_by_tap(page)
    focus_is_asked_by_key(page)
    sheet_of_a_phone_leaves_the_prompt(page)
    back_closes_the_sheet(page)
    back_closes_a_dialog(page)
    menu_makes_way_for_the_rules(page)


def clause_opens_beside(page: Page) -> None:
    page.locator("#ask .by").focus()
    page.keyboard.press("Enter")
    clause = page.locator("#aside .clause.here")
    expect(clause).to_be_focused()
    expect(clause.locator(".number")).to_have_text("3.4")
    expect(clause).to_be_in_viewport()
    expect(page.locator("#ask")).to_be_in_viewport()


def example_is_drawn_under_it(page: Page) -> None:
    figure = page.locator("#aside .clause.here figure")
    expect(figure).to_contain_text("you must play one of them")
    names = page.locator("#aside .clause.here").get_by_role("img")
    expect(names.first).to_have_accessible_name("red 5 blue 6")
    expect(names).to_have_count(4)
    expect(page.locator("#aside .clause.here .number")).to_be_in_viewport()


def rules_are_searched(page: Page) -> None:
    field = page.locator("#aside [data-seek]")
    field.fill("Suit COUNTS nobody")
    expect(page.locator("#aside [data-hits] b")).to_have_text("1")
    expect(page.locator("#aside .clause:visible .number")).to_have_text(["5.4"])
    field.press("Enter")
    expect(page.locator("#aside .clause:visible")).to_be_focused()
    field.fill("")
    assert page.locator("#aside .clause:visible").count() > 20


def place_is_kept(page: Page, before: str) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("#aside")).to_be_hidden()
    expect(page.locator("#ask .by")).to_be_focused()
    assert Table(page).look() == before


def what_does_nothing_is_asked_by_tap(page: Page) -> None:
    page.locator("[data-about='follow/0']").click()
    expect(page.locator("#notice")).to_contain_text("4.1")
    page.locator(".hand .card.open").first.click()
    expect(page.locator(".lifted")).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator(".lifted")).to_have_count(0)


def all_is_asked_by_tap(page: Page) -> None:
    page.locator("#what").click()
    page.locator("[data-about='follow/0']").click()
    expect(page.locator("#notice")).to_contain_text("4.1")
    page.locator(".hand .card.open").first.click()
    expect(page.locator("#notice")).to_contain_text("1.2")
    expect(page.locator(".lifted")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[data-asking]")).to_have_count(0)


def focus_is_asked_by_key(page: Page) -> None:
    page.locator(".hand .card").first.focus()
    page.keyboard.press("F1")
    expect(page.locator("#notice")).to_contain_text("1.2")
    page.locator("#sheet-button").focus()
    page.keyboard.press("F1")
    expect(page.locator("[data-asking] #rules-link")).to_be_visible()


def sheet_of_a_phone_leaves_the_prompt(page: Page) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    page.locator("#rules-link").click()
    expect(page.locator("#aside .clause").first).to_be_visible()
    box, prompt = page.locator("#aside").bounding_box(), page.locator("#prompt").bounding_box()
    assert box
    assert prompt
    assert box["y"] + box["height"] <= prompt["y"] + 1
    assert box["width"] == 360


def back_closes_the_sheet(page: Page) -> None:
    at, link = page.url, page.locator("#rules-link")
    page.go_back()
    expect(page.locator("#aside")).to_be_hidden()
    assert page.url == at
    link.click()
    page.locator("#aside [data-close]").click()
    expect(page.locator("#aside")).to_be_hidden()
    assert page.evaluate("history.state") is None  # nothing is left to go back from
    expect(link).to_be_focused()


def back_closes_a_dialog(page: Page) -> None:
    at, dialog = page.url, page.locator("#dialog")
    for _ in range(2):
        page.locator("#menu-button").click()
        expect(dialog).to_be_visible()
        page.go_back()
        expect(dialog).to_have_count(0)
        assert page.url == at
        page.locator("#menu-button").click()
        page.locator("#close").click()
        expect(dialog).to_have_count(0)


def menu_makes_way_for_the_rules(page: Page) -> None:
    page.locator("#menu-button").click()
    page.locator("#dialog .choices a[href*=rules]").click()
    expect(page.locator("#aside .clause").first).to_be_visible()
    expect(page.locator("#dialog")).to_have_count(0)
    page.locator("#aside [data-close]").click()
    expect(page.locator("#menu-button")).to_be_focused()


@pytest.mark.parametrize("size", ["A4", "Letter"])
def test_three_minutes_are_one_sheet(page: Page, url: str, size: str) -> None:
    page.set_viewport_size({"width": 360, "height": 640})
    for key, language in product(keys(), languages()):
        page.goto(url + short_name(key, language))
        assert not page.evaluate(TOO_WIDE)
        assert len(PAGE.findall(page.pdf(format=size))) == 1, (key, language)
