"""axe-core finds nothing serious on any screen, in light and dark, in English and Japanese."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from e2e.axe import AXE, look
from e2e.playing import FAST
from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys
from tools.site import lessons
from tools.site.pages import short_name

Dressed = tuple[Page, str]


@pytest.fixture(scope="module", params=[("light", "en", 1024), ("dark", "ja", 360)], ids=str)
def dressed(browser: Browser, url: str, request: pytest.FixtureRequest) -> Iterator[Dressed]:
    """A page of a size, without motion, and the lobby's address in a theme and a language."""
    theme, language, width = request.param
    size: ViewportSize = {"width": width, "height": 768 if width > 600 else 640}
    context = browser.new_context(viewport=size, reduced_motion="reduce", service_workers="block")
    page = context.new_page()
    page.add_init_script(FAST)
    yield page, f"{url}?theme={theme}&language={language}#/"
    context.close()


@pytest.fixture
def still(dressed: Dressed, watch: Watch) -> Iterator[Page]:
    """That page in the lobby."""
    page, lobby = dressed
    with watch.watching(page):
        page.goto(lobby)
        page.evaluate(AXE.read_text("utf-8"))
        yield page


def test_what_is_read(still: Page) -> None:
    look(still)
    for key in keys():
        for place in ("setup", "rules"):
            still.evaluate(f"location.hash = '#/{place}/{key}'")
            expect(still.locator(f"#{place}-{key}")).to_be_visible()
            if place == "rules":  # with its examples
                expect(still.locator(f"#rules-{key} figure >> visible=true").first).to_be_visible()
            look(still)
    still.goto(
        still.url.partition("?")[0]
        + short_name(keys()[0], still.locator("html").get_attribute("lang") or "")
    )
    still.evaluate(AXE.read_text("utf-8"))
    look(still)


def test_every_table(still: Page) -> None:
    table = Table(still)
    for key in keys():
        still.evaluate(f"location.hash = '#/new/{key}?seat0=you&seat1=greedy&seed=table'")
        expect(still.locator("#board .hand")).to_be_visible()
        look(still)
        table.play(5)
        table.wait()
        look(still)
        still.evaluate("location.hash = '#/'")
    still.evaluate(f"location.hash = '#/learn/{lessons.keys()[0]}'")
    expect(still.locator("#prompt .voice")).to_be_visible()
    look(still)


def test_dialogs(still: Page) -> None:
    still.evaluate(f"location.hash = '#/new/{keys()[0]}?seat0=you&seat1=greedy&seed=table'")
    for name in ("menu", "settings", "log", "sheet", "seal"):
        still.locator("[data-do='open menu']").click()
        if name != "menu":
            still.locator(f"#dialog [data-do='open {name}']").click()
        expect(still.locator("#dialog")).to_be_visible()
        look(still)
        still.locator("#close").click()
    still.locator("#what").click()
    expect(still.locator("#rules-link")).to_be_visible()
    look(still)
    still.locator("#rules-link").click()
    expect(still.locator("#aside .clause").first).to_be_visible()
    look(still)
