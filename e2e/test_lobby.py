"""The lobby: a game in one tap, with what it was last set up with; nothing small, nothing cut."""

import json
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from e2e.table import Table
from tefuda.core.registry import keys
from tools.site import lessons

GAME = "hyper_maker"
PLAY = f"[data-play={GAME}]"
NO_PYTHON = "**/start-*.mjs"
SIZES = ((360, 640), (560, 480), (768, 1024), (1024, 768), (1440, 900))


def without_python(page: Page) -> None:
    page.route(NO_PYTHON, lambda route: route.fulfill(body="", content_type="text/javascript"))


def test_one_tap_begins_a_match_with_a_coach(page: Page, url: str) -> None:
    page.goto(url)
    page.locator(PLAY).click()
    Table(page).wait()
    expect(page.locator("#board .panel")).to_have_count(4)
    expect(page.locator("#action-hint")).to_be_visible()
    page.locator("#menu-button").click()
    page.locator("#close").click()
    expect(page.locator("#dialog")).to_have_count(0)
    page.go_back()
    expect(page.locator("#home")).to_be_visible()


def test_every_curtain_offers_play_its_lesson_rules_and_the_form(page: Page, url: str) -> None:
    without_python(page)
    page.goto(url)
    assert page.locator(".noren").count() == len(keys())
    for key in keys():
        links = page.locator(f".noren.game-{key} a")
        addresses = [link.get_attribute("href") or "" for link in links.all()]
        assert [address.split("?")[0] for address in addresses] == [
            f"#/new/{key}",
            *([f"#/learn/{key}"] if key in lessons.keys() else []),
            f"#/rules/{key}",
            f"#/setup/{key}",
        ]
        assert "policy=coach" in addresses[0]


def test_a_named_set_of_rules_presses_its_options(page: Page, url: str) -> None:
    without_python(page)
    page.goto(f"{url}#/setup/world_management")
    form = page.locator("form:visible")
    address = page.locator("[data-play=world_management]").get_attribute("href") or ""
    assert {"option.minimum=10", "option.group_points=by_size"} <= {*address.split("&")}
    ten, printed, quick, _ = form.locator("[data-set]").all()
    expect(ten).to_have_attribute("aria-pressed", "true")
    expect(printed).to_have_attribute("aria-pressed", "false")
    quick.click()
    expect(quick).to_have_attribute("aria-pressed", "true")
    expect(ten).to_have_attribute("aria-pressed", "false")
    expect(form.locator("[name^='option.hands'][value='1']")).to_be_checked()
    form.locator("[name^='option.minimum'][value='10']").check(force=True)
    expect(form.locator("[data-set][aria-pressed=true]")).to_have_count(0)


def test_the_next_match_is_set_up_like_the_last(page: Page, url: str) -> None:
    """The deal of one's own is for once; the other games are as they were."""
    page.goto(f"{url}#/setup/{GAME}")
    form = page.locator("form:visible")
    form.locator("input[name=players][value='3']").check(force=True)
    form.locator("input[name=policy][value=strict]").check(force=True)
    form.locator("input[name=name0]").fill("Fumi")
    form.locator("details:has([name=seed]) summary").click()
    form.locator("[name=seed]").fill("mine")
    form.locator("button[type=submit]").click()
    expect(page.locator("#board .panel")).to_have_count(3)
    without_python(page)
    page.goto(f"{url}?again#/")
    address = page.locator(PLAY).get_attribute("href") or ""
    assert {"players=3", "policy=strict", "name0=Fumi"} <= {*address.split("?")[1].split("&")}
    assert "seed=" not in address
    assert "policy=coach" in (page.locator("[data-play=thieves]").get_attribute("href") or "")
    page.evaluate(f"location.hash = '#/setup/{GAME}'")
    expect(form.locator("input[name=players]:checked")).to_have_value("3")
    expect(form.locator(".seat:visible")).to_have_count(3)


@pytest.mark.parametrize(
    "kept",
    [
        "nonsense",
        json.dumps({GAME: 7}),
        json.dumps({GAME: "players=9&policy=nobody&seat0=grandmaster&seat1=&option.games=%FF"}),
        json.dumps({GAME: "__proto__=1&seed=x&toString=2"}),
    ],
)
def test_what_is_no_memory_of_a_table_is_passed_over(page: Page, url: str, kept: str) -> None:
    without_python(page)
    page.goto(url)
    usual = page.locator(PLAY).get_attribute("href")
    page.evaluate("(kept) => localStorage.setItem('tefuda/tables', kept)", kept)
    page.goto(f"{url}?again#/")
    assert page.locator(PLAY).get_attribute("href") == usual


SMALL = """() => [...document.querySelectorAll(".lobby :is(a, button, summary, input)")]
  .filter((each) => each.checkVisibility())
  .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
  .filter(([, { width, height }]) => width < 44 || height < 44).map(([words]) => words)"""
CUT = """() => [...document.querySelectorAll(".noren :is(h3, p, a)")]
  .filter((each) => each.checkVisibility() && each.scrollWidth > each.clientWidth + 1 && each.clientWidth)
  .map((each) => each.textContent.trim())"""
RODS = """() => new Set([...document.querySelectorAll(".noren")]
  .map((each) => Math.round(each.getBoundingClientRect().top))).size"""
SIDEWAYS = "() => document.documentElement.scrollWidth - innerWidth"


@pytest.mark.parametrize("language", ["en", "ja"])
def test_all_of_it_is_in_reach_at_every_size(page: Page, url: str, language: str) -> None:
    without_python(page)
    page.goto(f"{url}?language={language}")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SMALL) == [], width
        assert page.evaluate(CUT) == [], width
        assert page.evaluate(SIDEWAYS) <= 0, width
        if width >= 1024:
            assert page.evaluate(RODS) == 1, "five curtains hang side by side"


def test_finished_matches_are_below_the_games_and_folded(page: Page, url: str) -> None:
    table = Table(page)
    table.start(url, GAME)
    page.locator("[data-do='open menu']").click()
    page.locator("#dialog [data-do='give-up']").click()
    page.locator("#dialog [data-do='give-up yes']").click()
    page.locator("#dialog[data-kind=result] [data-do=lobby]").click()
    order = page.locator("#waiting-matches, .norens, #finished-matches").all()
    assert [each.get_attribute("id") for each in order] == [
        "waiting-matches",
        None,
        "finished-matches",
    ]
    expect(page.locator("#waiting-matches")).to_be_hidden()
    expect(page.locator("#finished a.what")).to_be_hidden()
    page.locator("#finished-matches > summary").click()
    expect(page.locator("#finished a.what")).to_be_visible()


MOVING = "() => document.getAnimations().filter((each) => each.animationName === 'sway').length"

GESTURES = """() => document.getAnimations()
  .filter((each) => each.effect.target.matches(".emblem .gesture")).length"""


@pytest.mark.parametrize(("motion", "moving"), [("no-preference", 3), ("reduce", 0)])
def test_the_cloth_sways_once_where_motion_is_liked(
    page: Page, url: str, motion: Literal["no-preference", "reduce"], moving: int
) -> None:
    without_python(page)
    page.emulate_media(reduced_motion=motion)
    page.goto(url)
    before = page.locator(PLAY).bounding_box()
    page.keyboard.press("Tab")
    page.locator(PLAY).focus()
    assert page.evaluate(MOVING) == moving
    assert page.evaluate(GESTURES) == (1 if moving else 0)
    assert page.locator(PLAY).bounding_box() == before, "nothing moves under the finger"
