"""Every table at every size: text is legible, a finger hits, nothing is cut, covered or out of sight.

The boards are drawn without a match in a page (tools/pictures), so that there may be many. By default
each size has one of the languages, with the longest names in turn; TEFUDA_GRID=1 asks for all of it:
every number of players, both languages, short names and long.
"""

import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from app.saves.preferences import Settings
from app.view.words import LANGUAGES
from e2e.measure import wrong
from tefuda.core import registry
from tools.pictures.positions import scenes
from tools.pictures.studio import SIZES, Studio, studio
from tools.pictures.taught import taught
from tools.site import lessons

ALL = "TEFUDA_GRID" in os.environ
OWN = [
    key
    for key in registry.keys()
    if (registry.folder(key) / "screen" / "templates" / "table.html").is_file()
]
"""Games that bring a table of their own."""

PHONES = ((390, 664), (390, 740))
"""What a browser's own bars leave of a common phone."""


@pytest.fixture
def screen(browser: Browser) -> Iterator[Studio]:
    with studio(browser) as shown:
        yield shown


def boards(
    key: str, screen: Studio, sizes: tuple[tuple[int, int], ...] = SIZES, text_size: int = 100
) -> Iterator[str]:
    """Puts up one board after the other, and says which it is."""
    players = registry.find(key).info.players
    for number in players if ALL else players[-1:]:
        for turn, size in enumerate(sizes):
            screen.size(size)
            for language in LANGUAGES if ALL else [list(LANGUAGES)[turn % 2]]:
                for names in ("", language) if ALL else [language if turn in (0, 3, 4) else ""]:
                    settings = Settings(language=language, text_size=text_size)
                    for name, scene in scenes(key, number, settings, names):
                        screen.put_up(scene)
                        yield f"{key} for {number} at {size} in {language}, {name}, {names or '-'}"


@pytest.mark.parametrize("key", OWN)
def test_all_is_in_reach_and_legible(key: str, screen: Studio) -> None:
    faults = {
        board: found
        for board in boards(key, screen, SIZES + PHONES)
        if (found := wrong(screen.page))
    }
    assert not faults, "\n".join(f"{board}: {each}" for board, each in faults.items())


@pytest.mark.parametrize("key", OWN)
def test_large_text_scrolls_down_at_most(key: str, screen: Studio) -> None:
    faults = {
        board: found
        for board in boards(key, screen, text_size=200)
        if (found := wrong(screen.page, large=True))
    }
    assert not faults, "\n".join(f"{board}: {each}" for board, each in faults.items())


LOW = (((560, 480), "en"), ((390, 664), "ja"))
"""What a blog's frame and a small phone leave."""

BELOW = """() => Math.max(0, ...[...document.querySelectorAll(".own .card")].map(
  (card) => Math.round(card.getBoundingClientRect().bottom - innerHeight)))"""


def below(key: str, screen: Studio) -> Iterator[tuple[str, int]]:
    """By how much the hand lies below the edge at each screen of a lesson."""
    for size, language in LOW:
        screen.size(size)
        for name, scene in taught(key, Settings(language=language)):
            screen.put_up(scene)
            yield f"{size} in {language}, {name}", screen.page.evaluate(BELOW)


@pytest.mark.parametrize("key", lessons.keys())
def test_in_a_lesson_all_of_the_hand_is_in_sight(key: str, screen: Studio) -> None:
    faults = {name: found for name, found in below(key, screen) if found > 1}
    assert not faults, faults


def test_a_hand_below_the_edge_is_noticed(screen: Studio) -> None:
    screen.size((560, 480))
    _, scene = next(taught("hyper_maker", Settings()))
    screen.put_up(scene)
    assert screen.page.evaluate(BELOW) == 0
    screen.page.add_style_tag(content=".own { translate: 0 30px }")
    assert screen.page.evaluate(BELOW) > 1


SPOILT = {
    "text below 12 px": ".standing { font-size: 9px !important }",
    "small target": "#menu-button { min-width: 20px; width: 20px }",
    "covered": "#live, .cloth { z-index: 99; position: fixed !important; inset: 0 }",
    "clipped card": ".plan { max-height: 90px }",
    "box over box": ".panel { position: fixed !important; inset: 0 auto auto 0 !important }",
    "cut": "h1 { width: 20px; min-width: 0 !important; white-space: nowrap !important }",
    "scrolls sideways": ".prompt { min-width: 2000px }",
    "below the table": ".standing { translate: 0 900px }",
    "the prompt is out of sight": ".prompt { translate: 0 900px }",
}


@pytest.mark.parametrize("complaint", SPOILT)
def test_what_is_spoilt_is_noticed(complaint: str, screen: Studio) -> None:
    screen.size((1024, 768))
    ((_, scene),) = scenes("hyper_maker", 5, Settings(), wanted=["full"])
    screen.put_up(scene)
    assert wrong(screen.page) == []
    screen.page.add_style_tag(content=SPOILT[complaint])
    assert any(fault.startswith(complaint) for fault in wrong(screen.page))
