"""Python starts, on the page and in a worker, in every way it can have to."""

from collections.abc import Callable
from time import sleep

import pytest
from playwright.sync_api import Browser, Page, Request, Route, expect

from e2e.table import Table
from e2e.watch import Watch
from tefuda.core.registry import keys
from tools.browsers import chromium
from tools.setup.paths import DIST

# what the service worker does, and what a disk might
KEEP = """async (name) => {
  const memory = (await fetch(name)).body.pipeThrough(new DecompressionStream("gzip"));
  await (await caches.open("a test")).put(name, new Response(memory));
}"""
SPOIL = "async (name) => (await caches.open('a test')).put(name, new Response('no snapshot'))"

LATER = 0.5  # seconds by which our archives are late: longer than runtime.mjs waits for them


def boot(page: Page, url: str) -> str:
    page.goto(f"{url}boot.html")
    expect(page.locator("#page")).to_have_attribute("data-state", "ready")
    return str(page.locator("#page").get_attribute("data-start"))


def with_snapshot(page: Page, url: str, how: str = KEEP) -> str:
    """A visit that finds a snapshot on the device."""
    page.goto(f"{url}boot.html")
    (file,) = DIST.glob("python-*.snapshot")
    page.evaluate(how, file.name)
    return boot(page, url)


def slowly(page: Page, url: str) -> str:
    """A visit over a slow line."""

    def late(route: Route) -> None:
        sleep(LATER)
        route.continue_()

    page.route("**/*.pack", late)
    return boot(page, url)


@pytest.fixture
def fetched(page: Page) -> list[str]:
    """The addresses of the snapshots that are asked for."""
    found: list[str] = []

    def note(request: Request) -> None:
        if request.url.endswith(".snapshot"):
            found.append(request.url)

    page.on("request", note)
    return found


@pytest.mark.alone
def test_a_first_visit_over_a_slow_line_waits_for_no_snapshot(
    page: Page, url: str, fetched: list[str]
) -> None:
    assert slowly(page, url) == "plain"
    assert not fetched


# every line is quick enough for the 150 ms runtime.mjs gives it, however busy this machine is
QUICK = """(() => {
  const later = window.setTimeout;
  window.setTimeout = (act, ms, ...more) => later(act, ms === 150 ? 20_000 : ms, ...more);
})()"""


@pytest.mark.alone
def test_a_first_visit_over_a_quick_line_starts_from_the_snapshot(
    page: Page, url: str, fetched: list[str]
) -> None:
    page.add_init_script(QUICK)
    assert boot(page, url) == "snapshot"
    assert len(fetched) == 1


def test_page_starts_from_a_kept_snapshot(page: Page, url: str) -> None:
    assert with_snapshot(page, url) == "snapshot"


def test_page_starts_plainly_from_a_spoiled_snapshot(page: Page, url: str) -> None:
    assert with_snapshot(page, url, SPOIL) == "plain"


def test_a_snapshot_that_was_refused_is_not_tried_again(page: Page, url: str) -> None:
    assert with_snapshot(page, url, SPOIL) == "plain"
    page.wait_for_function("async () => (await caches.keys()).includes('tefuda-snapshot')")
    page.evaluate("() => caches.delete('a test')")
    assert with_snapshot(page, url) == "plain"


def test_a_snapshot_that_breaks_off_on_the_way_is_not_refused(page: Page, url: str) -> None:
    (file,) = DIST.glob("python-*.snapshot")

    def half(route: Route) -> None:
        route.fulfill(body=file.read_bytes()[: file.stat().st_size // 2])

    page.add_init_script(QUICK)
    page.route("**/*.snapshot", half)
    assert boot(page, url) == "plain"
    page.unroute("**/*.snapshot", half)
    assert with_snapshot(page, url) == "snapshot"


@pytest.mark.parametrize("how", ["plain", "snapshot"])
def test_two_starts_deal_differently(page: Page, url: str, how: str) -> None:
    dealt = []
    for _ in range(2):
        assert (slowly if how == "plain" else with_snapshot)(page, url) == how
        dealt.append(page.locator("#page").get_attribute("data-random"))
    assert dealt[0] != dealt[1]


@pytest.mark.parametrize("times", [1, 2])
def test_worker_starts_dies_and_starts_again(page: Page, url: str, times: int) -> None:
    boot(page, url)
    worker = page.locator("#worker")
    for _ in range(times):
        page.get_by_role("button", name="Start worker").click()
        expect(worker).to_have_text('{"answer": 42}')
        page.get_by_role("button", name="End worker").click()
        expect(worker).to_have_text("ended")


def test_python_starts_in_a_frame_of_another_site(
    page: Page, url: str, blog: Callable[[str], str], watch: Watch
) -> None:
    """There the browser refuses storage, and PyScript wants IndexedDB."""
    page.goto(blog(f'<iframe src="{url}boot.html" width="500" height="400"></iframe>'))
    watch.expect("127.0.0.1")
    inside = page.frame_locator("iframe")
    expect(inside.locator("#page")).to_have_attribute("data-state", "ready")
    assert page.frames[1].evaluate(REFUSED)
    inside.get_by_role("button", name="Start worker").click()
    expect(inside.locator("#worker")).to_have_text('{"answer": 42}')


REFUSED = "() => { try { localStorage.length; return false } catch { return true } }"


# Chromium draws at its start whether it samples the heap; here it does in every process
SAMPLED = "HeapProfilerReporting:nonstable-probability/1.0/stable-probability/1.0"
STARTS = 4  # two in three ended, while Python's tasks ran on stacks of their own


def test_python_stands_on_the_main_stack_beside_the_heap_profiler(
    browser: Browser, url: str
) -> None:
    flags = [*chromium.FLAGS, f"--enable-features={SAMPLED}"]
    with browser.browser_type.launch(executable_path=chromium.find(), args=flags) as sampled:
        for _ in range(STARTS):
            page = sampled.new_page()
            Table(page).start(url, keys()[0])
            page.close()
