"""What every browser test stands on: the built site under a sub-path, and a strict page."""

import os
import shutil
import threading
from collections.abc import Callable, Generator, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    ViewportSize,
    expect,
)

from e2e.crashes import CRASHES
from e2e.host import Host
from e2e.lookout import Lookout
from e2e.playing import FAST
from tools.browsers import chromium
from tools.setup.paths import DIST
from tools.site.build import build
from tools.site.serve import Server

SUB_PATH = "/some/where/"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    CRASHES.begin()
    with CRASHES.named():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with CRASHES.named():
        return (yield)


class Watch:
    """Everything a page did that no page of ours may do."""

    def __init__(self, host: str) -> None:
        self._host = host
        self.wrong: list[str] = []
        self._late: list[str] = []

    def attach(self, page: Page) -> None:
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.wrong.append(f"uncaught: {error}"))
        page.on("request", lambda request: self._request(request.url))
        page.on("response", lambda answer: self._status(answer.status, answer.url))

    def expect(self, part: str) -> None:
        """Forgive what a test provoked: every fault so far that contains this text."""
        self.wrong = [fault for fault in self.wrong if part not in fault]

    def expect_late(self, part: str) -> None:
        """Forgive it to the end of the test as well: what the browser tells in its own time."""
        self._late.append(part)

    def check(self) -> None:
        """Fail where there is anything; what a page leaves half done that crashed bars no second try."""
        for part in self._late:
            self.expect(part)
        assert CRASHES.ended or not self.wrong, "\n".join(self.wrong)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.wrong.append(f"console: {message.text}")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme in {"http", "https", "ws", "wss"} and parts.netloc != self._host:
            self.wrong.append(f"request to another host: {url}")

    def _status(self, status: int, url: str) -> None:
        if status >= 400:
            self.wrong.append(f"HTTP {status}: {url}")


@pytest.fixture(scope="session")
def server() -> Iterator[Server]:
    """The built site, as a static host would serve it under a sub-path."""
    folder = DIST if "TEFUDA_BUILT" in os.environ else build()
    with Server(folder, SUB_PATH) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()
        yield running
        running.shutdown()


@pytest.fixture(scope="session")
def url(server: Server) -> str:
    """The address of the lobby."""
    return server.address


@pytest.fixture
def blog(tmp_path: Path) -> Iterator[Callable[[str], str]]:
    """Puts a page up on another site; to a browser 127.0.0.1 is not localhost."""
    with Server(tmp_path) as running:
        threading.Thread(target=running.serve_forever, daemon=True).start()

        def publish(body: str) -> str:
            html = f'<!doctype html><link rel="icon" href="data:,">{body}'
            (tmp_path / "index.html").write_text(html)
            return running.address.replace("localhost", "127.0.0.1")

        yield publish
        running.shutdown()


@pytest.fixture
def host(server: Server, tmp_path: Path) -> Iterator[Host]:
    """A copy of the site on a server of its own, for a test that changes or stops it."""
    shutil.copytree(server.folder, tmp_path / "site")
    running = Host(tmp_path / "site")
    yield running
    running.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    expect.set_options(timeout=30_000)
    with chromium.running() as running:
        CRASHES.watch(running)
        yield running


@pytest.fixture
def context(browser: Browser) -> Iterator[BrowserContext]:
    """A browser that has never been here: no cache, no storage; override it for other sizes.

    Nothing travels there; test_flights.py asks for motion.
    """
    size: ViewportSize = {"width": 1024, "height": 768}
    # a service worker would answer behind the back of `page.route`; test_offline.py has its own
    fresh = browser.new_context(
        locale="en", viewport=size, service_workers="block", reduced_motion="reduce"
    )
    fresh.set_default_timeout(30_000)
    yield fresh
    fresh.close()


@pytest.fixture
def watch(url: str) -> Watch:
    return Watch(urlsplit(url).netloc)


@pytest.fixture
def page(context: BrowserContext, watch: Watch) -> Iterator[Page]:
    """A page that fails its test on a console error, a lost file or a request elsewhere."""
    context.on("page", watch.attach)
    yield context.new_page()
    watch.check()


@pytest.fixture
def lookout() -> Iterator[Lookout]:
    made = Lookout()
    yield made
    made.close()


@contextmanager
def strict_page(browser: Browser, watch: Watch, **options: Any) -> Iterator[Page]:
    """A quick page with everything it has, service worker included; it may do nothing wrong."""
    context = browser.new_context(locale="en", **options)
    context.set_default_timeout(30_000)
    context.on("page", watch.attach)
    page = context.new_page()
    page.add_init_script(FAST)
    yield page
    context.close()
    watch.check()


@pytest.fixture
def alone(browser: Browser, watch: Watch, lookout: Lookout) -> Iterator[Page]:
    """A page from which no other host can be reached."""
    with strict_page(browser, watch, proxy=lookout.proxy) as page:
        yield page
