"""Cards fly over the table when it is patched, and whoever acts meanwhile is heard."""

from collections.abc import Iterator
from typing import cast

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import lent
from e2e.living import Living
from e2e.motion import (
    ANIMATED,
    AT_REST,
    FRAME,
    LEFT,
    LISTEN,
    LYING,
    MAY_MOVE,
    RESHUFFLED,
    SETTLE,
    SOMEWHERE,
    UNDER_WAY,
)
from e2e.playing import NEXT, SETTINGS
from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys

ANY = keys()[0]

INTERRUPTIONS = 40
"""A game; `python3 build.py bench feel` makes a thousand."""

# in the very frame in which it rises, what flies: whether it can be pressed or heard, how many have an
# id, and what is animated. A page that is asked later may have nothing left to show
FLYING = f"""async () => {{
  document.querySelector("#send, #board .hand .card.lifted").click();
  for (let frame = 0; frame < 300 && !({UNDER_WAY})()[0]; frame++) await new Promise(requestAnimationFrame);
  const layer = document.querySelector("body > .flights");
  return [layer.inert, layer.ariaHidden, layer.querySelectorAll("[id]").length, ({ANIMATED})()];
}}"""

ESCAPE = """() => document.body.dispatchEvent(
  new KeyboardEvent("keydown", {key: "Escape", bubbles: true}))"""


@pytest.fixture
def page(living: Living, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A page on which things travel, and at their slowest."""
    with lent(living, watch, request, {**SETTINGS, "pace": "slow"}) as page:
        yield page


@pytest.fixture
def table(page: Page, url: str) -> Table:
    table = Table(page)
    table.start(url, ANY, "&players=3")
    return table


def lay(table: Table) -> list[object]:
    """Lay the first card that may be laid; it is on its way then: what FLYING says of it."""
    page = table.page
    table.wait()
    while table.offered(NEXT):
        table.step()
        table.wait()
    page.locator("#board .hand .card.open").first.click()
    page.wait_for_selector("#board .hand .card.lifted")
    flying: list[object] = page.evaluate(FLYING)
    return flying


def test_a_card_flies_from_the_hand_and_lies_where_a_fresh_page_lays_it(
    page: Page, table: Table
) -> None:
    *layer, animated = lay(table)
    assert layer == [True, "true", 0]
    assert {*cast("list[str]", animated)} - FRAME <= MAY_MOVE
    table.wait()
    expect(page.locator("body > .flights")).to_have_count(0)
    lying = page.evaluate(LYING)
    page.reload()
    table.wait()
    assert page.evaluate(LYING) == lying


def test_escape_and_a_finger_settle_everything(page: Page, table: Table) -> None:
    lay(table)
    page.evaluate(ESCAPE)
    assert page.evaluate(LEFT) == [0, 0, 0]
    lay(table)
    page.mouse.move(5, 400)
    page.mouse.down()
    assert page.evaluate(UNDER_WAY)[0] == 0
    page.mouse.up()


def test_a_hidden_tab_settles_everything(page: Page, table: Table) -> None:
    lay(table)
    page.evaluate(
        """() => { Object.defineProperty(document, "hidden", {value: true, configurable: true});
        document.dispatchEvent(new Event("visibilitychange")); }"""
    )
    assert page.evaluate(UNDER_WAY)[0] == 0
    page.evaluate("() => delete document.hidden")


def test_whoever_wants_no_motion_has_none(page: Page, table: Table) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.evaluate(OBSERVE)
    hand = page.locator("#board .hand .card")
    held = hand.count()
    page.locator("#board .hand .card.open").first.click()
    page.locator("#board .hand .card.lifted").first.click()
    expect(hand).to_have_count(held - 1)
    assert page.evaluate("document.travelled") == []


# every layer that copies fly in
OBSERVE = """() => {
  document.travelled = [];
  const note = ({addedNodes}) => document.travelled.push(...[...addedNodes].map((one) => one.className));
  new MutationObserver((all) => all.forEach(note)).observe(document.body, {childList: true});
}"""


@pytest.mark.parametrize("key", keys())
def test_interrupted_again_and_again_nothing_is_left(page: Page, url: str, key: str) -> None:
    table = Table(page)
    table.start(url, key)
    table.wait()
    lying = page.evaluate(AT_REST)
    assert page.evaluate(RESHUFFLED, INTERRUPTIONS) > 0
    assert page.evaluate(f"() => {{ ({SETTLE})(); return ({LEFT})(); }}") == [0, 0, 0]
    assert page.evaluate(AT_REST) == lying


def test_a_click_in_the_middle_of_motion_reaches_its_card(page: Page, table: Table) -> None:
    table.wait()
    page.evaluate(LISTEN)
    page.evaluate(f"() => void ({RESHUFFLED})(100)")
    for _ in range(10):
        page.mouse.click(*page.evaluate(SOMEWHERE))
    page.wait_for_function("reached.length === pressed.length")  # a quick one waits for a frame
    assert page.evaluate("reached") == page.evaluate("pressed") != []
