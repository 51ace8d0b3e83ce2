"""A visit to the page with a strange store, address, text or click; all that was ever shown."""

import asyncio
from collections.abc import Awaitable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from app.page.page import Page
from app.saves.saves import Opened
from app.saves.second import MemoryCopy, Record
from app.saves.storage import Memory
from tefuda.core.table import Message
from tests.web.hall import NOW
from tests.web.visit import FakeBrowser


class Visit(NamedTuple):
    """What somebody comes with, and does in order: clicks, and addresses that begin with "#"."""

    address: str = ""
    acts: Sequence[str] = ()
    texts: Mapping[str, str] = {}
    field: str = ""
    wishes: Mapping[str, str] = {}
    second: Sequence[Record] | None = None
    draws: bool = True  # tables, which takes longer than all else


class Hasty(Page):
    """Opens a match and does not look at it."""

    def _open(self, opened: Opened, *warnings: Message, review: bool) -> None:
        self._door.show("board", TABLE)


TABLE = 'id="table"'


async def seen(visit: Visit) -> str:
    """All the HTML that was shown on the way."""
    browser = FakeBrowser(Memory(lasting=True), visit.address)
    browser.storage = storage = Memory(lasting=True)
    storage.texts.update(visit.texts)
    browser.field, browser.wished = visit.field, dict(visit.wishes)
    if visit.second is not None:
        browser.second = copy = MemoryCopy()
        copy.texts = {(match_id, number): text for match_id, number, text in visit.second}
    page = (Page if visit.draws else Hasty)(browser, lambda: NOW, lambda: 0.0)
    try:
        await page.recover()
        page.start()
        for act in visit.acts:
            browser.go(act) if act.startswith("#") else browser.do(act)
            _work(browser)
    finally:
        page._close()
        _work(browser)
    return browser.seen


def _work(browser: FakeBrowser) -> None:
    """What needs nobody's answer is done; nobody waits for bots."""
    while browser._work:
        _drive(browser._work.pop(0))


def _drive(work: Awaitable[object]) -> None:
    steps = work.__await__()
    with suppress(StopIteration):
        next(steps)
    close = getattr(work, "close", None)
    if close:
        close()


async def rest() -> None:
    """What was cancelled goes."""
    await asyncio.sleep(0)
