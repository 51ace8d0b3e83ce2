"""The core in WebKitGTK and Firefox: boot, play, save, resume, and offline."""

from collections.abc import Iterator, Sequence
from contextlib import suppress

import pytest
from selenium.common.exceptions import (
    StaleElementReferenceException,
    TimeoutException,
    WebDriverException,
)
from selenium.webdriver.common.by import By
from selenium.webdriver.remote.webdriver import WebDriver
from selenium.webdriver.remote.webelement import WebElement
from selenium.webdriver.support.wait import WebDriverWait

from e2e.host import Host
from e2e.playing import FAST, OFFERS, Playing
from tefuda.core.registry import keys
from tools.browsers import others
from tools.setup.missing import Missing

PATIENCE = 60  # seconds

# selenium says this of its own driver for WebKitGTK
pytestmark = pytest.mark.filterwarnings("ignore:setting remote_server_addr:DeprecationWarning")


class Driven(Playing):
    """A match played over WebDriver, with real clicks."""

    def __init__(self, driver: WebDriver) -> None:
        super().__init__()
        self.driver = driver

    def go(self, url: str) -> None:
        self.driver.get(url)

    def until(self, script: str) -> None:
        """Wait until a function is true."""
        WebDriverWait(self.driver, PATIENCE).until(lambda _: self.ask(script), script)

    def wait(self) -> None:
        self.until(f"() => document.querySelector({OFFERS!r})?.checkVisibility()")

    def offered(self, css: str) -> Sequence[WebElement]:
        try:
            return self.driver.find_elements(By.CSS_SELECTOR, css)
        except StaleElementReferenceException:  # WebKitGTK, of what is drawn anew meanwhile
            return ()

    def act(self, offer: WebElement) -> None:
        with suppress(WebDriverException):  # drawn anew, or still moving: the next act does it
            offer.click()

    def ask(self, script: str) -> object:
        return self.driver.execute_script(f"return ({script})()")


@pytest.fixture(scope="module", params=["webkit", "firefox"])
def driver(request: pytest.FixtureRequest) -> Iterator[WebDriver]:
    """A browser that is installed; another is left out, and the summary says which."""
    try:
        with getattr(others, request.param)() as running:
            yield running
    except Missing as reason:
        pytest.skip(str(reason))


@pytest.fixture
def table(driver: WebDriver, url: str) -> Driven:
    made = Driven(driver)
    made.go(url)
    made.ask(f"() => {{ localStorage.clear(); {FAST} }}")
    return made


def test_every_game_plays_and_the_last_resumes_from_the_lobby(table: Driven, url: str) -> None:
    for key in reversed(keys()):
        table.start(url, key)
        table.play(6)
    before, history = table.look(), table.history()
    assert len(history) > 1
    table.go(f"{url}?again#/")
    table.until("() => document.querySelector('#waiting a')")
    table.driver.find_elements(By.CSS_SELECTOR, "#waiting a")[0].click()
    assert table.look() == before
    assert table.history()[: len(history)] == history, "bots may have gone on"


def test_plays_without_network(driver: WebDriver, host: Host) -> None:
    table = Driven(driver)
    table.go(host.url)
    table.until("() => document.getElementById('kept').dataset.state === 'ready'")
    host.stop()
    try:
        table.start(f"{host.url}index.html", keys()[0])
    except TimeoutException:
        # on a busy machine WebKitGTK's start stands still now and then; the page says "Try again"
        table.driver.refresh()
    table.play(6)
    assert table.history()
