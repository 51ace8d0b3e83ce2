"""A visit to the page with a browser made of lists."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, ClassVar

from app.bots.decision import at_once
from app.bots.request import Request
from app.page.page import Page
from app.saves.preferences import Settings
from app.saves.safety import Room
from app.saves.second import SecondCopy
from app.saves.storage import Memory, Storage
from tests.web.hall import NOW

OFFERS = (
    r'data-do="(next)"',
    r'data-do="(send)"',
    r'class="card (?=[^"]*open)[^>]* data-do="(card [^"]+)"',
    r'data-do="(word [^"]+)"',
)


class Here:
    """A worker that answers on the spot."""

    async def think(self, text: str) -> str:
        return json.dumps(at_once(Request(**json.loads(text))))

    def stop(self, number: int) -> None:
        pass

    def terminate(self) -> None:
        pass


class Locks:
    """What a browser with locks knows of all its tabs."""

    def __init__(self) -> None:
        self.holders: dict[str, FakeBrowser] = {}

    def hold(self, name: str, tab: "FakeBrowser", *, steal: bool) -> bool:
        holder = self.holders.get(name, tab)
        if holder is not tab and not steal:
            return False
        self.holders[name] = tab
        if holder is not tab:
            holder.lost(name)
        return True


class FakeBrowser:
    """A browser that shows into a dict; timers end at once, in order."""

    visits: ClassVar[list["FakeBrowser"] | None] = None
    """Those that `left_tidy` looks after."""

    def __init__(self, storage: Storage, address: str = "") -> None:
        self.storage = storage
        self.second: SecondCopy | None = None
        self.language = "en"
        self.shown: dict[str, str] = {}
        self.showings: list[str] = []
        self.said: list[str] = []
        self.files: dict[str, str] = {}
        self.site: dict[str, str] = {}  # files beside the page
        self.clipboard = self.field = ""
        self.base = "https://example.org/tefuda/"
        self.framed = False
        self.lessons = frozenset[str]()
        self.wished: dict[str, str] = {}
        self.windows: list[str] | None = []  # None: a sandbox forbids them
        self.marks: dict[str, str] = {}
        self.worn = Settings()
        self.locked: Locks | None = None
        self.persists = 0
        self.motions: list[int] = []  # what `moving` says next; nothing, then
        self._address = address
        self.look: Callable[[], None]
        self.lost: Callable[[str], None]
        self.leave: Callable[[], None]
        self.do: Callable[[str], None]
        self._moved: Callable[[], None]
        self._work: list[Awaitable[None]] = []
        self._timers: list[Callable[[], None]] = []
        if FakeBrowser.visits is not None:
            FakeBrowser.visits.append(self)

    def listen(self, do: Callable[[str], None], moved: Callable[[], None]) -> None:
        self.do, self._moved = do, moved

    def hear(
        self, look: Callable[[], None], lost: Callable[[str], None], leave: Callable[[], None]
    ) -> None:
        self.look, self.lost, self.leave = look, lost, leave

    def tell(self) -> None:
        pass

    async def hold(self, name: str, *, steal: bool) -> bool | None:
        return None if self.locked is None else self.locked.hold(name, self, steal=steal)

    def release(self, name: str) -> None:
        if self.locked and self.locked.holders.get(name) is self:
            del self.locked.holders[name]

    async def locks(self) -> list[str] | None:
        return None if self.locked is None else [*self.locked.holders]

    async def room(self) -> Room:
        return Room(4_000_000, 2_000_000_000, self.persists > 0)

    async def persist(self) -> None:
        self.persists += 1

    def address(self) -> str:
        return self._address

    def go(self, address: str, *, replace: bool = False) -> None:
        assert not (replace and self._address == address)
        self._address = address
        self._moved()

    def wishes(self) -> dict[str, str]:
        return self.wished

    def open(self, address: str) -> bool:
        if self.windows is None:
            return False
        self.windows.append(address)
        return True

    def mark(self, name: str, value: str) -> None:
        self.marks[name] = value

    def dress(self, settings: Settings) -> None:
        self.worn = settings

    def show(self, place: str, html: str) -> None:
        self.shown[place] = html
        self.showings.append(html)

    @property
    def seen(self) -> str:
        """All that was ever shown."""
        return "".join(self.showings)

    def announce(self, text: str) -> None:
        self.said.append(text)

    def moving(self) -> int:
        return self.motions.pop(0) if self.motions else 0

    def later(self, ms: int, call: Callable[[], None]) -> None:
        assert ms >= 0
        self._timers.append(call)

    def spawn(self, work: Awaitable[None]) -> None:
        self._work.append(work)

    def copy(self, text: str) -> None:
        self.clipboard = text

    def download(self, name: str, text: str) -> None:
        self.files[name] = text

    def typed(self, place: str) -> str:
        return self.field if f'id="{place}"' in self.shown["board"] else ""

    async def chosen(self, most: Callable[[str], int]) -> str | None:
        return None if len(self.field) > most(self.field[:100]) else self.field

    async def fetched(self, address: str) -> str:
        return self.site.get(address, "")

    async def start_worker(self) -> Here:
        return Here()

    # for the tests

    async def settle(self) -> None:
        """Until nothing is under way."""
        while self._work or self._timers:
            if self._work:
                await self._work.pop(0)
            else:
                self._timers.pop(0)()

    def close(self) -> None:
        """Leave what has not begun."""
        for work in self._work:
            if isinstance(work, Coroutine):
                work.close()

    async def act(self) -> None:
        """Click the first thing that leads on."""
        await self.settle()
        board = self.shown["board"]
        for wanted in OFFERS:
            offers = re.findall(wanted, board)
            if offers:
                self.do(offers[0])
                return


@contextmanager
def left_tidy() -> Iterator[None]:
    """Whatever visits leave to be done is put away, for Python complains of it anywhere later."""
    visits: list[FakeBrowser] = []
    FakeBrowser.visits = visits
    yield
    FakeBrowser.visits = None
    for browser in visits:
        browser.close()


def browsing(
    storage: Storage | None = None, address: str = "", seconds: Callable[[], float] = lambda: 0.0
) -> FakeBrowser:
    """A visit in which, of itself, no time passes: every match opens at once."""
    browser = FakeBrowser(storage or Memory(lasting=True), address)
    Page(browser, lambda: NOW, seconds).start()
    return browser


def run(work: Callable[[], Coroutine[Any, Any, None]]) -> None:
    asyncio.run(work())
