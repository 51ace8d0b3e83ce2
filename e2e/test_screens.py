"""A change of look is seen and never an accident: every screen against the print that is kept of it."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from app.saves.preferences import Settings
from tefuda.core.registry import keys
from tools.pictures import prints
from tools.pictures.positions import scenes
from tools.pictures.scores import scores
from tools.pictures.screens import kept, printed
from tools.pictures.studio import Studio, studio

GAME = "hyper_maker"


@pytest.mark.parametrize("key", keys())
def test_every_screen_looks_as_it_did(key: str, browser: Browser) -> None:
    changed = prints.changes(prints.read(kept(key)), printed(key, browser))
    names = "\n".join(change.name for change in changed)
    assert not changed, f"{names}\nLook: build.py screens {key}. If it is meant so: --renew"


@pytest.fixture
def screen(browser: Browser) -> Iterator[Studio]:
    with studio(browser) as shown:
        shown.size((1024, 768))
        ((_, scene),) = scenes(GAME, 5, Settings(), wanted=["full"])
        shown.put_up(scene)
        yield shown


def seen(screen: Studio, style: str = "/**/") -> str:
    """The print, with something more in the style."""
    screen.page.add_style_tag(content=style)
    return prints.develop(screen.page, screen.page.screenshot())


@pytest.mark.parametrize(
    "spoilt",
    [
        ".scales .master { translate: 40px 0 }",
        ".seat:nth-child(2) .panel { display: none }",
        ".hand .slot:nth-child(3) { visibility: hidden }",
        ":root { --R-field: #7a3f99 }",
        ".game-hyper_maker { --cloth: #37707f }",
        ".standing { display: none !important }",
    ],
)
def test_what_moves_goes_or_turns_another_colour_is_noticed(screen: Studio, spoilt: str) -> None:
    before = seen(screen)
    assert prints.cells_that_differ(before, seen(screen)) == ()
    assert prints.cells_that_differ(before, seen(screen, spoilt))


@pytest.mark.parametrize(
    "elsewhere",
    [
        ":root { --gothic: serif }",
        ":root { --mincho: monospace }",
        "* { text-rendering: geometricPrecision }",
    ],
)
def test_another_machines_letters_are_no_change(screen: Studio, elsewhere: str) -> None:
    assert prints.cells_that_differ(seen(screen), seen(screen, elsewhere)) == ()


def test_a_score_is_stopped_on_its_way(browser: Browser) -> None:
    with studio(browser, moving=True) as screen:
        screen.size((1024, 768))
        dealt = next(iter(scores(GAME, 5, Settings())))
        moving = [screen.film(dealt.before, dealt.after, share) for share in (0, 0.5)]
        flying = screen.page.locator("body > .flights > *").count()
        screen.film(dealt.before, dealt.after, 1)
        assert min(moving) >= flying > 0
        assert screen.page.locator("body > .flights").count() == 0
