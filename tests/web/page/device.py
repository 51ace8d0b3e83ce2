"""Several tabs of one browser, and what is to be seen in them."""

import re
from datetime import timedelta

from app.page.page import Page
from app.saves.second import MemoryCopy
from app.saves.storage import Memory
from tests.web.hall import NOW, Hall, saves_in
from tests.web.visit import FakeBrowser, Locks


class Device:
    """What the tabs of one browser have in common."""

    def __init__(self, hall: Hall) -> None:
        hall.storage.lasting = True
        self.hall, self.storage = hall, hall.storage
        self.copy: MemoryCopy | None = MemoryCopy()
        self.locks: Locks | None = Locks()
        self.later = timedelta()

    async def tab(self, storage: Memory | None = None, address: str = "") -> FakeBrowser:
        browser = FakeBrowser(storage or self.storage, address or f"#/match/{self.hall.id}")
        browser.second, browser.locked = self.copy, self.locks
        page = Page(browser, lambda: NOW + self.later)
        await page.recover()
        page.start()
        await browser.settle()
        return browser

    @property
    def lines(self) -> tuple[str, ...]:
        return saves_in(self.storage).lines(self.hall.id).lines

    @property
    def one_history(self) -> bool:
        lines = saves_in(self.storage).lines(self.hall.id)
        matches = saves_in(self.storage).ids()
        twice = not self.copy or self.copy.lines(self.hall.id) == [lines.head, *lines.lines]
        return twice and matches == [self.hall.id]


def follows(browser: FakeBrowser) -> bool:
    return 'id="take-over"' in browser.shown["board"]


def log(browser: FakeBrowser) -> list[str]:
    """Every line of what happened."""
    browser.do("open log")
    board = browser.shown["board"]
    browser.do("close")
    return re.findall(r"<li.*?</li>", board[board.index('id="dialog"') :], re.DOTALL)


async def acts(browser: FakeBrowser, number: int = 6) -> None:
    for _ in range(number):
        await browser.act()
    await browser.settle()


async def takes_over(browser: FakeBrowser) -> None:
    browser.do("take-over")
    await browser.settle()
    assert not follows(browser)
