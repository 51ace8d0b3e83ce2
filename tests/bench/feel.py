"""How the table feels in Chromium with its processor slowed to a quarter: fingers, patches, motion.

On every table: from a finger that comes down on a card to the card having moved 4 pixels; a patch
with flights beside the patch alone, of a hand in which one card has another place, as after a move,
and of one that is sorted anew; frames while cards travel (with the whole processor); clicks in the
middle of motion that reach what they came down on; what is left after motion was interrupted.
FEEL_TAPS=10 makes it short.
"""

import os
from collections.abc import Iterator
from itertools import zip_longest

from playwright.sync_api import Browser, Page, expect

from e2e.motion import (
    ANIMATED,
    FRAME,
    LEFT,
    LISTEN,
    LYING,
    MAY_MOVE,
    RESHUFFLED,
    SETTLE,
    SOMEWHERE,
)
from e2e.table import Table
from tefuda.core.registry import keys
from tests.bench.start import site
from tools.bench import Measured
from tools.browsers import chromium

TAPS = int(os.environ.get("FEEL_TAPS", "100"))
CLICKS = TAPS // 5
INTERRUPTIONS = 2 * TAPS
PATCHES = 40
OPEN = "#board .hand .card.open:not(.lifted)"
LIFTED = "#board .hand .card.lifted"
QUESTION = "#mute, #watch, #drop"
SLOWER = 4
HOW = ("a card", "the whole hand")
SETTINGS = """localStorage["tefuda/settings"] ??= JSON.stringify({pace: "slow", wait: true})"""

# milliseconds from the next finger to its card having moved 4 pixels
WATCH = """() => {
  window.felt = [];
  document.addEventListener("pointerdown", (event) => {
    const card = event.target.closest("#board .card");
    if (!card) return;
    const begun = performance.now(), from = card.getBoundingClientRect();
    const look = () => {
      const to = card.getBoundingClientRect(), late = performance.now() - begun;
      const moved = Math.max(...["top", "left", "right", "bottom"].map((edge) => Math.abs(to[edge] - from[edge])));
      if (moved >= 4 || late > 2000) window.felt.push(late);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, {capture: true});
}"""

# the cards of a hand in another order: one of them, or all
STIRRED = """(cards, all) => {
  const slots = [...cards.children], any = () => slots[Math.floor(Math.random() * slots.length)];
  if (all) cards.append(...slots.sort(() => Math.random() - 0.5));
  else any().before(any());
}"""

# [with flights, alone] in milliseconds: the board patched with a stirred hand, and laid out
PATCHED = (
    f"async ([times, all]) => {{ const stir = {STIRRED};"
    """
  const load = (name) => import(new URL(document.body.dataset[name], location).href);
  const [{before, after, settle}, {Idiomorph}] = [await load("flights"), await load("idiomorph")];
  const board = document.getElementById("board");
  const shuffled = () => {
    const copy = board.cloneNode(true);
    stir(copy.querySelector(".hand .cards"), all);
    return copy.innerHTML;
  };
  const took = [[], []];
  for (let turn = 0; turn < 2 * times; turn++) {
    const html = shuffled(), alone = turn % 2;
    settle();
    board.offsetWidth;
    const begun = performance.now();
    if (!alone) before(board, html);
    Idiomorph.morph(board, html, {morphStyle: "innerHTML"});
    if (!alone) after(board);
    board.offsetWidth;
    took[alone].push(performance.now() - begun);
    await new Promise((go) => requestAnimationFrame(() => setTimeout(go)));
  }
  return took;
}"""
)

# milliseconds between frames while a stirred hand travels, and how far anything jumped meanwhile
FRAMES = (
    f"async ([times, all]) => {{ const stir = {STIRRED};"
    """
  const {before, after} = await import(new URL(document.body.dataset.flights, location).href);
  const board = document.getElementById("board"), cards = board.querySelector(".hand .cards");
  let jumped = 0;
  const observer = new PerformanceObserver((all) => all.getEntries().forEach(({value}) => { jumped += value; }));
  const gaps = [];
  for (let turn = 0; turn < times; turn++) {
    before(board, board.innerHTML);
    stir(cards, all);
    after(board);
    await new Promise(requestAnimationFrame); // the new order itself is in this frame
    let last = await new Promise(requestAnimationFrame);
    observer.observe({type: "layout-shift"});
    while (document.getAnimations().length) {
      const now = await new Promise(requestAnimationFrame);
      gaps.push(now - last);
      last = now;
    }
    observer.disconnect();
  }
  return [gaps, jumped];
}"""
)


def run() -> Iterator[Measured]:
    expect.set_options(timeout=180_000)
    with site() as url, chromium.running() as browser:
        for key in keys():
            yield from one_table(browser, url, key)


def one_table(browser: Browser, url: str, key: str) -> Iterator[Measured]:
    page = browser.new_page(viewport={"width": 1024, "height": 768})
    page.set_default_timeout(180_000)
    page.add_init_script(SETTINGS)
    table = Table(page)
    table.start(url, key)
    _to_a_choice(table)
    for all_of_it in (False, True):
        gaps, jumped = page.evaluate(FRAMES, [10, all_of_it])
        yield f"{key}: frames within 17 ms, {HOW[all_of_it]}", _share(gaps, 17), "%", ""
        yield f"{key}: layout shift, {HOW[all_of_it]}", jumped, "", ""
    throttle = page.context.new_cdp_session(page)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    yield from _fingers(page, key)
    for all_of_it in (False, True):
        yield from _patches(page, key, all_of_it)
    throttle.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    yield from _disturbed(page, key)
    page.close()


def _patches(page: Page, key: str, all_of_it: bool) -> Iterator[Measured]:
    flown, alone = page.evaluate(PATCHED, [PATCHES, all_of_it])
    bare = f"{key}: patch alone, {HOW[all_of_it]} of {_held(page)}"
    yield bare, alone, "ms", ""
    yield f"{key}: patch with flights, {HOW[all_of_it]}", flown, "ms", bare


def _to_a_choice(table: Table) -> None:
    """Until one of several cards may be played: a forced one lifts nothing, and a question passes."""
    while table.page.locator(OPEN).count() < 3 or table.page.locator(QUESTION).count():
        table.step()
        table.wait()


def _held(page: Page) -> int:
    return page.locator("#board .hand .card").count()


def _share(values: list[float], most: float) -> float:
    return 100 * sum(value <= most + 0.1 for value in values) / max(1, len(values))


def _fingers(page: Page, key: str) -> Iterator[Measured]:
    page.evaluate(WATCH)
    for number in range(TAPS):
        page.locator(OPEN).first.wait_for()
        cards = page.locator(OPEN).all()
        box = cards[number % len(cards)].bounding_box()
        assert box
        page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        page.wait_for_function(f"() => window.felt.length > {number}")
        page.wait_for_selector(LIFTED)
        page.locator("#drop").click()
        page.wait_for_selector(LIFTED, state="detached")
        page.wait_for_timeout(100)
    felt = page.evaluate("felt")
    yield f"{key}: finger to 4 pixels", felt, "ms", ""
    yield f"{key}: 95th percentile of these", sorted(felt)[int(0.95 * len(felt))], "ms", ""


def _disturbed(page: Page, key: str) -> Iterator[Measured]:
    page.locator(OPEN).first.click()  # and let go: the page draws the hand in its own order
    page.locator("#drop").click()
    page.wait_for_selector(LIFTED, state="detached")
    page.evaluate(SETTLE)
    lying = sorted(page.evaluate(LYING))
    page.evaluate(f"() => void ({RESHUFFLED})({INTERRUPTIONS})")
    page.wait_for_timeout(100)
    others = {*page.evaluate(ANIMATED)} - FRAME - MAY_MOVE
    yield f"{key}: properties animated beside {', '.join(sorted(MAY_MOVE))}", len(others), "", ""
    page.wait_for_timeout(INTERRUPTIONS * 60 + 3_000)
    page.evaluate(SETTLE)
    yield f"{key}: left after {INTERRUPTIONS} interruptions", sum(page.evaluate(LEFT)), "", ""
    away = len({*lying} ^ {*page.evaluate(LYING)})
    yield f"{key}: cards that lay elsewhere than on a fresh page", away, "", ""
    page.evaluate(LISTEN)
    page.evaluate(f"() => void ({RESHUFFLED})({40 * CLICKS})")
    for _ in range(CLICKS):
        page.mouse.click(*page.evaluate(SOMEWHERE))
        page.wait_for_function("reached.length === pressed.length")
    pressed, reached = page.evaluate("[pressed, reached]")
    lost = sum(down != up for down, up in zip_longest(pressed, reached))
    yield f"{key}: clicks of {CLICKS} in motion that did not reach their card", lost, "", ""
