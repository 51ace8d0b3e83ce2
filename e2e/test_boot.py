"""Python starts, on the page and in a worker, in every way it can have to."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import Watch

SNAPSHOT = re.compile(r"python-\w+\.snapshot$")


def boot(page: Page, url: str) -> str:
    page.goto(f"{url}boot.html")
    expect(page.locator("#page")).to_have_attribute("data-state", "ready")
    return str(page.locator("#page").get_attribute("data-start"))


def test_page_starts_from_the_snapshot(page: Page, url: str) -> None:
    assert boot(page, url) == "snapshot"


def test_page_starts_plainly_without_snapshot(page: Page, url: str, watch: Watch) -> None:
    page.route(SNAPSHOT, lambda route: route.fulfill(status=404))
    assert boot(page, url) == "plain"
    watch.expect("404")


def test_page_starts_plainly_from_a_spoiled_snapshot(page: Page, url: str) -> None:
    page.route(SNAPSHOT, lambda route: route.fulfill(body=b"not a snapshot"))
    assert boot(page, url) == "plain"


def test_two_starts_deal_differently(page: Page, url: str) -> None:
    dealt = []
    for _ in range(2):
        assert boot(page, url) == "snapshot"
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
