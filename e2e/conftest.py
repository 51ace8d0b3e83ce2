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
    Page,
    ViewportSize,
    expect,
)

from e2e.crashes import CRASHES
from e2e.host import Host
from e2e.living import Living
from e2e.lookout import Lookout
from e2e.playing import FAST, SETTINGS
from e2e.watch import Watch
from tools.browsers import chromium
from tools.setup.paths import DIST
from tools.site.build import build
from tools.site.serve import Server

SUB_PATH = "/some/where/"
# a page's Python compiled a second time, for speed, would take longer than most tests have use of it
COMPILES_ONCE = "--js-flags=--liftoff-only"


@pytest.hookimpl(wrapper=True)
def pytest_runtest_setup() -> Generator[None, object, object]:
    CRASHES.begin()
    with CRASHES.named():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call() -> Generator[None, object, object]:
    with CRASHES.named():
        return (yield)


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
    with chromium.running(COMPILES_ONCE, path=chromium.shell()) as running:
        CRASHES.watch(running)
        yield running


@pytest.fixture(scope="session")
def whole(browser: Browser) -> Iterator[Browser]:
    """The browser people have: it refuses storage to another site's frame."""
    flags = [*chromium.FLAGS, COMPILES_ONCE]
    with browser.browser_type.launch(executable_path=chromium.find(), args=flags) as running:
        CRASHES.watch(running)
        yield running


@pytest.fixture
def context(browser: Browser, request: pytest.FixtureRequest) -> Iterator[BrowserContext]:
    """A browser that has never been here: no cache, no storage; override it for other sizes.

    Nothing travels there; test_flights.py asks for motion.
    """
    if "blog" in request.fixturenames:
        browser = request.getfixturevalue("whole")
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


@pytest.fixture(scope="session")
def living(browser: Browser) -> Iterator[Living]:
    made = Living(browser)
    yield made
    made.close()


@pytest.fixture
def lived_in(living: Living, watch: Watch, request: pytest.FixtureRequest) -> Iterator[Page]:
    """A quick page that others sat at: for a test that begins a match and keeps to it."""
    with lent(living, watch, request, SETTINGS, reduced_motion="reduce") as page:
        yield page


@contextmanager
def lent(
    living: Living,
    watch: Watch,
    request: pytest.FixtureRequest,
    settings: dict[str, Any],
    **options: Any,
) -> Iterator[Page]:
    """A living page of a kind; nobody sits at one again at which a test failed."""
    failed = request.session.testsfailed
    with living.lent(watch, settings, **options) as page:
        yield page
        if request.session.testsfailed > failed:
            page.context.close()


@pytest.fixture
def lookout() -> Iterator[Lookout]:
    made = Lookout()
    yield made
    made.close()


@contextmanager
def strict_page(browser: Browser, watch: Watch, **options: Any) -> Iterator[Page]:
    """A quick page with everything it has, service worker included; it may do nothing wrong."""
    context = browser.new_context(**{"locale": "en", "reduced_motion": "reduce"} | options)
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
