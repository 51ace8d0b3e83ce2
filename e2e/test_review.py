"""Hints with their reasons, and looking back at a finished match: what did this bot know?"""

import re
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from e2e.conftest import lent
from e2e.living import Living
from e2e.playing import FAST, SETTINGS
from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys


class Ended(NamedTuple):
    """A match of a few moves that was given up, as its browser kept it."""

    address: str
    kept: str


@pytest.fixture(scope="module")
def ended(browser: Browser, url: str) -> Ended:
    """Played once for all the tests that look back at it."""
    page = browser.new_page(locale="en", reduced_motion="reduce")
    page.add_init_script(FAST)
    table = Table(page)
    table.start(url, keys()[0], "&players=4&seat1=novice&seed=review")
    table.play(9)
    table.wait()
    while page.locator("#next").count():
        table.step()
        table.wait()
    for wanted in ("#menu-button", "[data-do='give-up']", "[data-do='give-up yes']"):
        page.locator(wanted).click()
    expect(page.locator("#dialog[data-kind=result]")).to_be_visible()
    made = Ended(page.url, page.evaluate("JSON.stringify(localStorage)"))
    page.close()
    return made


@pytest.fixture
def finished(
    living: Living, url: str, watch: Watch, request: pytest.FixtureRequest, ended: Ended
) -> Iterator[Page]:
    """At its result, in a browser that has nothing else."""
    with lent(living, watch, request, SETTINGS, timezone_id="UTC") as page:
        page.goto(f"{url}#/")
        page.evaluate(KEEP, ended.kept)
        page.goto(ended.address)
        expect(page.locator("#dialog[data-kind=result]")).to_be_visible()
        yield page


KEEP = """(matches) => {
  for (const key of Object.keys(localStorage)) if (/^tefuda.match/.test(key)) delete localStorage[key];
  for (const [key, kept] of Object.entries(JSON.parse(matches))) localStorage[key] = kept;
}"""


def test_a_hint_says_what_and_why(lived_in: Page, url: str) -> None:
    page = lived_in
    table = Table(page)
    table.start(url, keys()[0], "&policy=coach&seed=hint")
    page.locator("#action-hint").click()
    expect(page.locator("#advice :is(.maxim, .reason)").first).to_be_visible()
    assert page.locator("#board .card.advised").count()
    page.locator("#why").click()
    expect(page.locator("#dialog .opinion.best")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#why")).to_be_focused()
    table.step()
    table.step()
    expect(page.locator("#advice")).to_have_count(0)


@pytest.mark.parametrize("policy", ["strict", "casual"])
def test_neither_hints_nor_a_look_back_while_a_match_runs(
    lived_in: Page, url: str, policy: str
) -> None:
    Table(lived_in).start(url, keys()[0], f"&policy={policy}")
    expect(lived_in.locator("#action-hint")).to_have_count(0)
    lived_in.goto(f"{lived_in.url}/review")
    expect(lived_in.locator("#prompt")).to_be_visible()
    expect(lived_in.locator(".look")).to_have_count(0)


def test_what_a_bot_knew_and_thought(finished: Page) -> None:
    finished.locator("#review").click()
    prompt = finished.locator("#prompt.look")
    expect(prompt).to_be_visible()
    cards = finished.locator(".own .hand .card")
    mine = cards.all_inner_texts()
    step_to(finished, "What did Aoi know?")
    finished.locator("#as").click()
    expect(prompt).to_contain_text("As Aoi saw it")
    assert cards.all_inner_texts() != mine
    finished.locator("#explain").click()
    expect(finished.locator("#dialog .opinion.best")).to_be_visible()
    finished.keyboard.press("Escape")
    finished.locator("#as").click()
    expect(prompt).not_to_contain_text("As Aoi saw it")


def step_to(page: Page, offer: str) -> None:
    """On until a button of that name is there."""
    for _ in range(20):
        if page.get_by_role("button", name=offer).count():
            return
        page.locator("#look-later").click()
    raise AssertionError(f"nothing offered {offer!r}")


def test_ones_own_move_is_judged_by_key_alone(finished: Page) -> None:
    finished.locator("#review").focus()
    finished.keyboard.press("Enter")
    step = finished.locator("#look-later")
    expect(step).to_be_visible()
    while not finished.get_by_role("button", name="What is best here?").count():
        step.focus()
        finished.keyboard.press("Enter")
    finished.locator("#explain").focus()
    finished.keyboard.press("Enter")
    expect(finished.locator("#dialog")).to_contain_text("What the strongest player prefers")
    finished.keyboard.press("Escape")
    expect(finished.locator("#dialog")).to_have_count(0)


def test_turning_points_lead_to_their_moves(finished: Page) -> None:
    finished.locator("#review").click()
    finished.locator("#look-last").click()
    finished.locator("#turns").click()
    said = finished.locator("#dialog[data-kind=turns]")
    expect(said).to_contain_text(re.compile("otherwise here|cost much"))
    points = said.locator(".turns [data-do^='at ']")
    if points.count():
        points.first.click()
        expect(finished.locator("#explain")).to_be_visible()


def test_the_result_says_where_it_turned_and_leads_there(finished: Page) -> None:
    old = finished.url
    said = finished.locator("#dialog .turning-point")
    expect(said).to_contain_text(re.compile("better|cost much"))
    if finished.locator("#again").count():
        expect(said).to_contain_text(re.compile(r"Trick \d+, your"))
        finished.locator("#again").click()
        Table(finished).wait()
        assert not finished.url.startswith(old)


def test_the_slider_goes_to_any_move(finished: Page) -> None:
    finished.locator("#review").click()
    slider = finished.get_by_role("slider")
    slider.fill("5")
    expect(finished.locator("#prompt")).to_contain_text("Move 3 of")  # the deal is none
    slider.focus()
    finished.keyboard.press("ArrowRight")
    expect(finished.locator("#prompt")).to_contain_text("Move 4 of")
    expect(slider).to_be_focused()
    expect(slider).to_have_value("6")


def test_from_the_lobby_and_on_from_a_point(finished: Page) -> None:
    old = finished.url
    finished.locator("#dialog [data-do='lobby']").click()
    finished.locator("#finished-matches > summary").click()
    finished.locator("#finished").get_by_role("link", name="Look back").click()
    expect(finished.locator("#prompt.look")).to_be_visible()
    finished.locator("#look-later").click()
    finished.locator("#menu-button").click()
    finished.locator("[data-do='branch']").click()
    Table(finished).wait()
    assert not finished.url.startswith(old)
    expect(finished.locator(".look")).to_have_count(0)
